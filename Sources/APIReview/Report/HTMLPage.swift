import Diagnostics

/// The review as one page that needs nothing else: no script, no network, no font.
///
/// Filters are check boxes and style rules, so that the page's policy can forbid scripts altogether.
package struct HTMLPage {
  /// What one state has to show.
  package struct State: Sendable {
    /// The texts of the specs, by path.
    package var specs: [String: String]
    package var files: [GeneratedText]

    package init(specs: [String: String], files: [GeneratedText]) {
      self.specs = specs
      self.files = files
    }
  }

  private let old: State
  private let new: State

  package init(old: State, new: State) {
    self.old = old
    self.new = new
  }

  package func print(_ review: Review) -> String {
    let hunks = PageHunks(old: old, new: new)
    var order: [String] = []
    var groups: [String: [APIChange]] = [:]
    for change in review.changes {
      if groups[change.subject] == nil { order.append(change.subject) }
      groups[change.subject, default: []].append(change)
    }
    let title = "\(review.oldName) → \(review.newName)"
    var body = ""
    for note in review.notes { body += "<p class=\"note\">\(HTML.escaped(note))</p>\n" }
    if review.changes.isEmpty { body += "<p class=\"none\">Nothing changed.</p>\n" }
    for subject in order {
      body += "<section>\n<h2>\(HTML.escaped(subject))</h2>\n"
      for change in groups[subject]! { body += article(change, hunks) }
      body += "</section>\n"
    }
    let verdicts = Verdict.allCases.reversed()
    let boxes = verdicts.map {
      "<input type=\"checkbox\" class=\"control\" id=\"f-\($0.rawValue)\" checked>\n"
    }
    let axes = ["both", "source", "wire"].map {
      "<input type=\"radio\" class=\"control\" name=\"axis\" id=\"a-\($0)\"\($0 == "both" ? " checked" : "")>\n"
    }
    let verdictLabels = verdicts.map {
      "<label for=\"f-\($0.rawValue)\" class=\"pill \($0.rawValue)\">\(review.count($0)) \($0.rawValue)</label>"
    }
    let axisLabels = ["both", "source", "wire"].map {
      "<label for=\"a-\($0)\" class=\"pill axis\">\($0 == "both" ? "both axes" : $0)</label>"
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <title>Review: \(HTML.escaped(title))</title>
      <style>\(PageStyle.sheet)</style>
      </head>
      <body>
      \(axes.joined())\(boxes.joined())<header>
      <h1>What the edit means</h1>
      <p class="states">\(HTML.escaped(title))</p>
      <p class="summary">\(HTML.escaped(Summary.line(review)))</p>
      <nav aria-label="Filter"><span>\(verdictLabels.joined())</span><span>\(axisLabels.joined())</span></nav>
      </header>
      <main>
      \(body)</main>
      </body>
      </html>

      """
  }

  private func article(_ change: APIChange, _ hunks: PageHunks) -> String {
    let classes =
      "change v-\(change.verdict.rawValue) s-\(change.source.rawValue) w-\(change.wire.rawValue)"
    let star =
      change.isSilent
      ? "<span class=\"star\" title=\"breaks the wire, yet compiles\">★</span> " : ""
    let reach = Summary.reach(change).map { "<p class=\"reach\">\(HTML.escaped($0))</p>\n" } ?? ""
    let places = [change.old.map { "old \($0)" }, change.new.map { "new \($0)" }]
      .compactMap(\.self).joined(separator: " · ")
    let spec = hunks.spec(of: change).map { HTML.hunk($0, .yaml) }.joined()
    let swift = hunks.generated(of: change).map { HTML.hunk($0, .swift) }.joined()
    let none = "<p class=\"none\">no line changed</p>"
    return """
      <article class="\(classes)">
      <h3>\(star)\(HTML.escaped(change.text))</h3>
      <p class="verdicts"><span class="pill \(change.source.rawValue)">source \(change.source.rawValue)</span> <span class="pill \(change.wire.rawValue)">wire \(change.wire.rawValue)</span> <code>\(change.rule.rawValue)</code></p>
      \(reach)<details\(change.verdict == .safe ? "" : " open")><summary>\(HTML.escaped(places))</summary>
      <div class="sides"><div><h4>spec</h4>\(spec.isEmpty ? none : spec)</div><div><h4>generated</h4>\(swift.isEmpty ? none : swift)</div></div>
      <p class="fingerprint">fingerprint <code>\(change.fingerprint)</code></p>
      </details>
      </article>

      """
  }
}

/// Which hunks of the specs and of the generated files belong to a change.
private struct PageHunks {
  private let old: HTMLPage.State
  private let new: HTMLPage.State
  private let generated: [(old: GeneratedText?, new: GeneratedText?, hunks: [Hunk])]
  private static let most = 3

  init(old: HTMLPage.State, new: HTMLPage.State) {
    self.old = old
    self.new = new
    var files: [(GeneratedText?, GeneratedText?, [Hunk])] = []
    var rest = old.files
    for file in new.files {
      let name = file.path.fileName
      let index =
        rest.firstIndex { $0.path == file.path } ?? rest.firstIndex { $0.path.fileName == name }
        ?? (new.files.count == old.files.count
          ? rest.firstIndex { $0.path.kind == file.path.kind } : nil)
      let other = index.map { rest.remove(at: $0) }
      files.append((other, file, HunkList.hunks(other?.text ?? "", file.text)))
    }
    files += rest.map { ($0, nil, HunkList.hunks($0.text, "")) }
    generated = files
  }

  func spec(of change: APIChange) -> [Hunk] {
    let before = change.old.flatMap { old.specs[$0.file] }
    let after = change.new.flatMap { new.specs[$0.file] }
    if let before, let after, let oldPlace = change.old, let newPlace = change.new {
      let near = HunkList.hunks(before, after).filter {
        Self.isNear($0.old, oldPlace) || Self.isNear($0.new, newPlace)
      }
      if !near.isEmpty { return Array(near.prefix(Self.most)) }
    }
    return [
      before.flatMap { text in change.old.map { Self.snippet(text, $0, "-") } },
      after.flatMap { text in change.new.map { Self.snippet(text, $0, "+") } },
    ].compactMap(\.self)
  }

  /// The lines of an entity follow its name.
  private static func isNear(_ lines: Range<Int>, _ place: SourceRange) -> Bool {
    lines.lowerBound <= place.end.line + 6
      && place.start.line <= max(lines.upperBound - 1, lines.lowerBound)
  }

  private static func snippet(_ text: String, _ place: SourceRange, _ sign: Character) -> Hunk {
    let lines = HunkList.lines(text)
    let first = max(0, min(place.start.line - 1, lines.count))
    let last = min(lines.count, max(place.end.line, first) + 3)
    return Hunk(
      lines: lines[first..<max(first, last)].enumerated().map {
        Hunk.Line(sign: $0.offset == 0 ? sign : " ", text: String($0.element))
      }, old: first..<first, new: first..<first)
  }

  func generated(of change: APIChange) -> [Hunk] {
    var exact: [Hunk] = []
    var named: [Hunk] = []
    let words = Self.words(of: change)
    for file in generated {
      let oldLines = file.old.flatMap { Self.lines(of: change.old, in: $0) }
      let newLines = file.new.flatMap { Self.lines(of: change.new, in: $0) }
      for hunk in file.hunks {
        let isExact =
          oldLines?.overlaps(hunk.old) ?? false || newLines?.overlaps(hunk.new) ?? false
        if isExact {
          exact.append(hunk)
        } else if hunk.lines.contains(where: { line in
          line.sign != " " && words.contains { Self.has($0, in: line.text) }
        }) {
          named.append(hunk)
        }
      }
    }
    return Array((exact + named).prefix(Self.most + 1))
  }

  /// The lines of the smallest declaration that comes from a place.
  private static func lines(of place: SourceRange?, in file: GeneratedText) -> Range<Int>? {
    guard let place else { return nil }
    return file.origins.filter { $0.range == place }.min { $0.lines.count < $1.lines.count }?.lines
  }

  /// What a line of Swift that belongs to it says: the endpoint's case, the names in quotes.
  private static func words(of change: APIChange) -> [String] {
    var words: [String] = []
    if let last = change.subject.split(separator: ".").last { words.append(String(last)) }
    for (index, part) in change.text.split(separator: "'", omittingEmptySubsequences: false)
      .enumerated() where index % 2 == 1
    {
      if let word = part.split(separator: ":").first, word.count > 2 { words.append(String(word)) }
    }
    return words
  }

  private static func has(_ word: String, in line: String) -> Bool {
    line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == ".") }
      .contains { $0 == word || $0.split(separator: ".").contains(word[...]) }
  }
}

extension String {
  /// `Target` of `Order+Target.swift`.
  fileprivate var kind: Substring? { split(separator: "+").last }
}

/// Text of specs as HTML.
enum HTML {
  enum Language { case yaml, swift }

  static func escaped(_ text: some StringProtocol) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default:
        switch scalar.properties.generalCategory {
        // What turns the direction of writing could show another text than there is.
        case .format: escaped += "\u{FFFD}"
        case .control: escaped += scalar == "\t" || scalar == "\n" ? String(scalar) : "\u{FFFD}"
        default: escaped.unicodeScalars.append(scalar)
        }
      }
    }
    return escaped
  }

  private static let mostLines = 40

  static func hunk(_ hunk: Hunk, _ language: Language) -> String {
    let lines = hunk.lines.prefix(mostLines).map { line in
      let kind = line.sign == "-" ? "del" : line.sign == "+" ? "ins" : "ctx"
      return
        "<span class=\"\(kind)\"><b>\(line.sign)</b>\(coloured(line.text, language))\n</span>"
    }
    let rest = hunk.lines.count - lines.count
    let more = rest > 0 ? "<span class=\"ctx\">… \(rest) lines more\n</span>" : ""
    return "<pre tabindex=\"0\">\(lines.joined())\(more)</pre>"
  }

  /// A line with its words, strings and comments in spans. A line is cut when it is very long.
  static func coloured(_ line: String, _ language: Language) -> String {
    var result = ""
    var rest = Substring(line.prefix(400))
    let isCut = line.count > 400
    func span(_ kind: String, _ text: Substring) -> String {
      "<i class=\"\(kind)\">\(escaped(text))</i>"
    }
    while let first = rest.first {
      if language == .swift, rest.hasPrefix("//") {
        result += span("c", rest)
        break
      }
      if language == .yaml, first == "#" {
        result += span("c", rest)
        break
      }
      if first == "\"" || (language == .yaml && first == "'") {
        var end = rest.index(after: rest.startIndex)
        while end < rest.endIndex, rest[end] != first {
          end =
            rest.index(end, offsetBy: rest[end] == "\\" ? 2 : 1, limitedBy: rest.endIndex)
            ?? rest.endIndex
        }
        if end < rest.endIndex { end = rest.index(after: end) }
        result += span("s", rest[..<end])
        rest = rest[end...]
        continue
      }
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard !word.isEmpty else {
        result += escaped(rest.prefix(1))
        rest = rest.dropFirst()
        continue
      }
      rest = rest[word.endIndex...]
      if word.first!.isNumber {
        result += span("n", word)
      } else if language == .swift && keywords.contains(String(word))
        || language == .yaml && rest.first == ":"
      {
        result += span("k", word)
      } else if word.first!.isUppercase {
        result += span("t", word)
      } else {
        result += escaped(word)
      }
    }
    return result + (isCut ? "…" : "")
  }

  private static let keywords: Set<String> = [
    "public", "package", "nonisolated", "enum", "struct", "extension", "case", "let", "var", "func",
    "static", "switch", "self", "Self", "return", "where", "init", "throws", "try", "nil", "true",
    "false", "import", "some", "any", "indirect", "private", "default", "if", "else",
  ]
}

private enum PageStyle {
  static var sheet: String {
    var rules = base
    for verdict in ["breaking", "risky", "safe"] {
      for (axis, letter) in [("both", "v"), ("source", "s"), ("wire", "w")] {
        rules +=
          "#a-\(axis):checked~#f-\(verdict):not(:checked)~main .\(letter)-\(verdict){display:none}\n"
      }
      rules +=
        "#f-\(verdict):not(:checked)~header label[for=f-\(verdict)]{opacity:.45;text-decoration:line-through}\n"
      rules +=
        "#f-\(verdict):focus-visible~header label[for=f-\(verdict)]{outline:3px solid var(--focus)}\n"
    }
    for axis in ["both", "source", "wire"] {
      rules +=
        "#a-\(axis):checked~header label[for=a-\(axis)]{background:var(--ink);color:var(--paper)}\n"
      rules +=
        "#a-\(axis):focus-visible~header label[for=a-\(axis)]{outline:3px solid var(--focus)}\n"
    }
    return rules
  }

  private static let base = """

    :root{--paper:#fff;--card:#f6f7f9;--ink:#1c2128;--dim:#59636e;--line:#d5dae1;--red:#b3261e;--redbg:#fde8e6;--amber:#7a4d00;--amberbg:#fdf0d5;--green:#1a6334;--greenbg:#e2f4e8;--key:#8250df;--str:#0a5a8a;--type:#7a3e00;--focus:#0969da}
    @media (prefers-color-scheme:dark){:root{--paper:#14171c;--card:#1d2129;--ink:#e6eaf0;--dim:#9aa4b2;--line:#343b47;--red:#ff9b92;--redbg:#4a1f1c;--amber:#f3c46b;--amberbg:#42320f;--green:#86d9a0;--greenbg:#173a24;--key:#c9a6ff;--str:#8cc8f5;--type:#f0b37e;--focus:#6cb0ff}}
    *{box-sizing:border-box}
    body{margin:0 auto;max-width:76rem;padding:0 1rem 4rem;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
    .control{position:absolute;opacity:0;width:1px;height:1px}
    header{position:sticky;top:0;z-index:1;background:var(--paper);border-bottom:1px solid var(--line);padding:.75rem 0;margin-bottom:1rem}
    h1{font-size:1.35rem;margin:0}
    h2{font-size:1.05rem;font-family:ui-monospace,monospace;margin:1.75rem 0 .5rem;overflow-wrap:anywhere}
    h3{font-size:1rem;font-weight:600;margin:0 0 .4rem;overflow-wrap:anywhere}
    h4{font-size:.75rem;text-transform:uppercase;letter-spacing:.06em;color:var(--dim);margin:.5rem 0 .25rem}
    .states,.summary,.reach,.fingerprint,.none,.note,summary{color:var(--dim);font-size:.875rem;margin:.15rem 0;overflow-wrap:anywhere}
    .note{border-left:4px solid var(--amber);padding:.4rem .75rem;background:var(--amberbg);color:var(--ink)}
    nav{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;margin-top:.5rem}
    .pill{display:inline-block;border-radius:1rem;padding:.1rem .7rem;font-size:.8125rem;margin-right:.35rem;border:1px solid transparent}
    label.pill{cursor:pointer;padding:.25rem .8rem}
    .axis{border-color:var(--line)}
    .breaking{background:var(--redbg);color:var(--red)}
    .risky{background:var(--amberbg);color:var(--amber)}
    .safe{background:var(--greenbg);color:var(--green)}
    .change{background:var(--card);border:1px solid var(--line);border-left:4px solid var(--line);border-radius:.5rem;padding:.8rem 1rem;margin:.6rem 0}
    .v-breaking{border-left-color:var(--red)}
    .v-risky{border-left-color:var(--amber)}
    .v-safe{border-left-color:var(--green)}
    .star{color:var(--red)}
    .verdicts{margin:.2rem 0}
    code{font-family:ui-monospace,monospace;font-size:.8125rem;color:var(--dim)}
    summary{cursor:pointer}
    .sides{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));gap:0 1rem}
    .sides>div{min-width:0}
    pre{margin:0 0 .5rem;padding:.4rem 0;overflow-x:auto;background:var(--paper);border:1px solid var(--line);border-radius:.35rem;font:13px/1.45 ui-monospace,monospace}
    pre span{display:block;padding:0 .6rem;min-width:max-content}
    pre b{display:inline-block;width:1.2em;font-weight:400;color:var(--dim);user-select:none}
    .del{background:var(--redbg)}
    .ins{background:var(--greenbg)}
    pre i{font-style:normal}
    .k{color:var(--key)}.s{color:var(--str)}.t{color:var(--type)}.n{color:var(--str)}.c{color:var(--dim)}
    :focus-visible{outline:3px solid var(--focus);outline-offset:1px}
    @media (max-width:40rem){header{position:static}body{padding:0 .6rem 3rem}}

    """
}
