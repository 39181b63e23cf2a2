import Diagnostics

/// The review as a comment on a pull request, and as a section of a changelog.
package struct MarkdownReport {
  package init() {}

  package func print(_ review: Review) -> String {
    var text = "## What the spec's edit means\n\n\(Self.escaped(Summary.line(review)))\n"
    text += notes(review)
    let silent = review.changes.filter(\.isSilent)
    if !silent.isEmpty {
      text += "\n### ★ Breaks the wire, yet compiles\n\n" + table(silent)
    }
    for verdict in Verdict.allCases.reversed() {
      let changes = review.changes.filter { !$0.isSilent && $0.verdict == verdict }
      guard !changes.isEmpty else { continue }
      let title = verdict.rawValue.prefix(1).uppercased() + verdict.rawValue.dropFirst()
      // What is safe needs no attention.
      let table = table(changes)
      text +=
        verdict == .safe
        ? "\n<details><summary>\(title): \(changes.count)</summary>\n\n\(table)\n</details>\n"
        : "\n### \(title)\n\n\(table)"
    }
    return text
  }

  private func notes(_ review: Review) -> String {
    review.notes.map { "\n> \(Self.escaped(Wording.line($0)))\n" }.joined()
  }

  private func table(_ changes: [APIChange]) -> String {
    let rows = changes.map { change in
      let reach = Summary.reach(change).map { "<br>\(Self.escaped($0))" } ?? ""
      return
        "| \(Self.escaped(change.subject)) | \(Self.escaped(change.text))\(reach)<br>`\(change.rule.rawValue)` | \(change.source.rawValue) | \(change.wire.rawValue) | \(Self.escaped(change.place?.description ?? "")) |"
    }
    return
      (["| what | change | source | wire | place |", "| --- | --- | --- | --- | --- |"] + rows)
      .joined(separator: "\n") + "\n"
  }

  /// A section for the changelog, such as keepachangelog.com describes.
  package func changelog(_ review: Review) -> String {
    var text = "## Unreleased (\(review.version.rawValue))\n" + notes(review)
    let told = review.changes.filter {
      $0.rule != .documentationChanged && $0.rule != .sampleChanged
    }
    let kinds = ["Added", "Changed", "Deprecated", "Removed"]
    for title in kinds {
      let changes = told.filter { Self.section(of: $0.rule) == title }
      guard !changes.isEmpty else { continue }
      text += "\n### \(title)\n\n"
      for change in changes {
        let mark = change.verdict == .breaking ? "**Breaking:** " : ""
        text += "- \(mark)\(Self.escaped(change.sentence)).\n"
      }
    }
    return text
  }

  private static func section(of rule: Rule) -> String {
    let id = rule.rawValue
    // A default that came or went is a change of what has it.
    if id.contains("-default-") { return "Changed" }
    if id.contains("-added") { return "Added" }
    if id.hasSuffix("-removed") { return "Removed" }
    return id.hasSuffix("-deprecated") ? "Deprecated" : "Changed"
  }

  /// Text from a spec as plain words of Markdown: no markup, no HTML, no mention of somebody, no link.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "(", ")", "#", "|", "~", "!", "$":
        escaped += "\\"
        escaped.unicodeScalars.append(scalar)
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      // A zero-width space keeps a mention or a link from being one.
      case "@", ":": escaped += scalar == "@" ? "@\u{200B}" : ":"
      case "\n", "\r", "\t": escaped += " "
      default: escaped += scalar.isInvisible ? scalar.writtenOut : String(scalar)
      }
    }
    return escaped.replacing("://", with: ":\u{200B}//").replacing("www.", with: "www\u{200B}.")
  }
}

extension String {
  fileprivate func replacing(_ pattern: String, with replacement: String) -> String {
    var result = ""
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(pattern) {
        result += replacement
        rest = rest.dropFirst(pattern.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }
}
