/// A text cut into its lines, as editors count them: LF, CRLF and CR end a line.
///
/// Column numbers count Unicode scalars, so lines are kept as such.
package struct SourceLines: Sendable {
  private let lines: [Substring.UnicodeScalarView]

  package init(_ text: String) {
    var lines: [Substring.UnicodeScalarView] = []
    let scalars = text.unicodeScalars
    var start = scalars.startIndex
    var index = start
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      guard scalar == "\n" || scalar == "\r" else {
        index = next
        continue
      }
      lines.append(scalars[start..<index])
      let isPair = scalar == "\r" && next < scalars.endIndex && scalars[next] == "\n"
      index = isPair ? scalars.index(after: next) : next
      start = index
    }
    lines.append(scalars[start...])
    self.lines = lines
  }

  /// The scalars of a line, counted from 1, without what ends it; nil behind the last line.
  package subscript(line: Int) -> Substring.UnicodeScalarView? {
    lines.indices.contains(line - 1) ? lines[line - 1] : nil
  }
}
