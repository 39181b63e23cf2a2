/// Prints diagnostics as GitHub's workflow commands, which show in the diff of a pull request.
///
/// `::error file=specs/shop.yaml,line=12,…,title=unknown-encoding::unknown encoding 'msgpack'`
/// (docs.github.com, Workflow commands for GitHub Actions).
package struct GitHubPrinter: Sendable {
  package init() {}

  package func print(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { line($0) + "\n" }.joined()
  }

  /// What has no place: `::warning::specs/shop.yaml has errors in main`.
  package func print(notes: [String]) -> String {
    notes.map { "::warning::\(escaped($0))\n" }.joined()
  }

  private func line(_ diagnostic: Diagnostic) -> String {
    let message = diagnostic.message
    let range = diagnostic.range
    var properties = [
      ("file", range.file), ("line", "\(range.start.line)"), ("endLine", "\(range.end.line)"),
      ("col", "\(range.start.column)"),
    ]
    // GitHub refuses an end column for more than one line.
    if range.end.line == range.start.line {
      properties.append(("endColumn", "\(range.end.column)"))
    }
    properties.append(("title", message.id))
    var text = message.text
    if let help = message.help { text += "\nhelp: \(help)" }
    for note in diagnostic.notes { text += "\n\(note.range): note: \(note.text)" }
    let written = properties.map { "\($0.0)=\(escaped($0.1, isProperty: true))" }
    return "::\(message.severity.rawValue) \(written.joined(separator: ","))::\(escaped(text))"
  }

  private func escaped(_ text: String, isProperty: Bool = false) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where isProperty: escaped += "%3A"
      case "," where isProperty: escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
