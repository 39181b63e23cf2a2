import Diagnostics

/// Comments that were probably meant as text: `color: String = #fff`.
///
/// A comment behind something on its line that has no blank after its `#`; in `"/a"#b` it has none before it either, which
/// YAML 1.2 asks for (6.6). libyaml drops comments, so
/// they are searched in the text, and those that turn out to stand in quotes or blocks are dropped.
struct HiddenComments {
  private struct Comment {
    var start: Mark
    var end: Mark
    var text: String
    /// Nothing stands before it but a key or a `=`.
    var isValue: Bool
    /// Nothing keeps it apart from what stands before it.
    var isTight: Bool
    /// It stands in quotes or in a block, and is no comment.
    var isText = false
  }

  /// In the order of the text, at most one a line. Of those before `next` is known what they are.
  private var candidates: [Comment] = []
  private var next = 0

  init(in bytes: [UInt8]) {
    let offsets = bytes.indices(of: UInt8(ascii: "#")).filter { Self.isHidden(bytes, at: $0) }
    guard !offsets.isEmpty else { return }
    let lines = MarkedLines(bytes)
    var behindLine = 0
    for offset in offsets where offset >= behindLine {
      let start = lines.mark(ofByte: offset)
      behindLine = lines.offset(of: Mark(line: start.line + 1, column: 0))
      let line = LineShape(lines, start.line)
      // `# see #5`: within a comment that nobody takes for text.
      let isInComment = (line.indentation..<start.column).contains { line.isComment($0) }
      guard line.indentation < start.column, !isInComment else { continue }
      let end = line.scalars.lastIndex { !LineShape.isBlank($0) }! + 1
      let before = line.scalars[..<start.column].last { !LineShape.isBlank($0) }
      candidates.append(
        Comment(
          start: start, end: line.mark(end), text: line.text(start.column..<end),
          isValue: before == ":" || before == "=",
          isTight: !LineShape.isBlank(line.scalars[start.column - 1])))
    }
  }

  /// `#` with a blank, a quote or a bracket before it and a letter, digit or the like behind it.
  private static func isHidden(_ bytes: [UInt8], at offset: Int) -> Bool {
    guard offset > 0, offset + 1 < bytes.count else { return false }
    let (before, behind) = (bytes[offset - 1], bytes[offset + 1])
    let isWord =
      behind > 0x7F || behind == UInt8(ascii: "/") || behind == UInt8(ascii: "{")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(behind)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(behind | 0x20)
    return isWord && " \t\"']}".utf8.contains(before)
  }

  var isEmpty: Bool { candidates.isEmpty }

  /// Learns that what stands in a scalar is text. Scalars come in the order of the text.
  mutating func skip(_ start: Mark, _ end: Mark) {
    while next < candidates.count, candidates[next].start < start { next += 1 }
    while next < candidates.count, candidates[next].start < end {
      candidates[next].isText = true
      next += 1
    }
  }

  func report(
    into diagnostics: inout DiagnosticCollector, range: (Mark, Mark) -> SourceRange
  ) {
    for comment in candidates where !comment.isText {
      diagnostics.report(
        .hiddenComment(comment.text, isValue: comment.isValue, isTight: comment.isTight),
        at: range(comment.start, comment.end))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func hiddenComment(
    _ text: String, isValue: Bool, isTight: Bool
  ) -> Self {
    .warning(
      "hidden-comment",
      "'\(text.excerpt)' is a comment, \(isValue ? "not the value" : "not part of the value")",
      help: isTight
        ? "write it within the quotes or brackets if it is meant, a blank before '#' if not"
        : "put quotes around the value if it is meant, a blank behind '#' if not")
  }
}
