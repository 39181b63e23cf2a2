/// Prints diagnostics for people: `path:line:column: severity: text [id]`, the form of which Xcode,
/// SwiftPM and editors make a link, then the source line with carets, the help and the notes.
///
/// ```
/// specs/shop.yaml:12:15: error: unknown encoding 'msgpack' [unknown-encoding]
/// 12 |     encoding: msgpack
///                    ^^^^^^^
/// help: use one of: url, query, form, json, multipart, none
/// ```
package struct DiagnosticPrinter: Sendable {
  /// The text of each input file, by path.
  package var sources: [String: String]
  /// Whether to write the terminal's colour codes.
  package var usesColour: Bool

  package init(sources: [String: String], usesColour: Bool = false) {
    self.sources = sources
    self.usesColour = usesColour
  }

  /// - Parameter files: the bytes of each input file, by path.
  package init(files: [String: [UInt8]], usesColour: Bool = false) {
    self.init(sources: files.mapValues(TextEncoding.text), usesColour: usesColour)
  }

  /// One diagnostic, without a line break at the end.
  package func print(_ diagnostic: Diagnostic) -> String {
    lines(diagnostic, snippets: snippets(for: [diagnostic])).joined(separator: "\n")
  }

  /// All of them, with an empty line between two, and a line break at the end; empty for none.
  package func print(_ diagnostics: [Diagnostic]) -> String {
    let snippets = snippets(for: diagnostics)
    return diagnostics.map { lines($0, snippets: snippets).joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  /// Cuts each file that is spoken of once, however much is said about it.
  private func snippets(for diagnostics: [Diagnostic]) -> [String: SourceLines] {
    var snippets: [String: SourceLines] = [:]
    for file in diagnostics.flatMap({ [$0.range.file] + $0.notes.map(\.range.file) })
    where snippets[file] == nil {
      snippets[file] = sources[file].map(SourceLines.init)
    }
    return snippets
  }

  private func lines(_ diagnostic: Diagnostic, snippets: [String: SourceLines]) -> [String] {
    let message = diagnostic.message
    var lines = place(
      diagnostic.range, severity: message.severity.rawValue,
      colour: message.severity == .error ? .red : .magenta,
      text: "\(message.text) [\(message.id)]", snippets: snippets)
    if let help = message.help {
      lines.append("\(Ink.cyan.paint("help:", if: usesColour)) \(help)")
    }
    for note in diagnostic.notes {
      lines += place(
        note.range, severity: "note", colour: .cyan, text: note.text, snippets: snippets)
    }
    return lines
  }

  private func place(
    _ range: SourceRange, severity: String, colour: Ink, text: String,
    snippets: [String: SourceLines]
  ) -> [String] {
    let place = Ink.bold.paint("\(range):", if: usesColour)
    let label = colour.paint("\(severity):", if: usesColour)
    var lines = ["\(place) \(label) \(Ink.bold.paint(text, if: usesColour))"]
    if let line = snippets[range.file]?[range.start.line] {
      let snippet = Snippet(line: line, range: range)
      let gutter = "\(range.start.line) | "
      lines.append(gutter + snippet.text)
      lines.append(
        String(repeating: " ", count: gutter.count + snippet.indentation)
          + Ink.green.paint(String(repeating: "^", count: snippet.width), if: usesColour))
    }
    return lines
  }
}

/// What the terminal is told before and after a word.
enum Ink: String {
  case bold = "1"
  case red = "1;31"
  case green = "32"
  case magenta = "1;35"
  case cyan = "36"

  func paint(_ text: String, if isWanted: Bool) -> String {
    isWanted ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}
