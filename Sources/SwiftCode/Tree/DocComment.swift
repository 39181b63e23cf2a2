/// Text that documents a declaration, printed as `///` lines.
///
/// Block comments nest and can be ended by the text; a line comment ends at a line end alone, and none is
/// left in a line.
package struct DocComment: Hashable, Sendable {
  package private(set) var lines: [String] = []

  package init() {}

  package init(_ text: String) { append(text) }

  package var isEmpty: Bool { lines.isEmpty }

  /// Adds a paragraph of its own.
  package mutating func append(_ paragraph: String) {
    // Most are one line of plain text, which needs no second look.
    if paragraph.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }), paragraph.utf8.last != 0x20 {
      guard !paragraph.isEmpty else { return }
      if !lines.isEmpty { lines.append("") }
      return lines.append(paragraph)
    }
    let written = paragraph.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var added = written.map(Self.visible)
    while added.last?.isEmpty == true { added.removeLast() }
    while added.first?.isEmpty == true { added.removeFirst() }
    guard !added.isEmpty else { return }
    if !lines.isEmpty { lines.append("") }
    lines += added
  }

  package var source: [String] { lines.map { $0.isEmpty ? "///" : "/// \($0)" } }

  /// The line with what cannot be seen made visible, not deleted: a deleted character can join what it kept
  /// apart.
  private static func visible(_ line: Substring) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      kept.append(scalar == "\t" ? " " : scalar.isHarmless ? scalar : "\u{FFFD}")
    }
    while kept.last == " " { kept.removeLast() }
    return String(kept)
  }
}
