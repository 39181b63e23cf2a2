import Diagnostics

/// Comments that were probably meant as text: `color: String = #fff`.
///
/// A comment behind something on its line that has no blank after its `#`; in `"/a"#b` it has none before it either, which
/// YAML 1.2 asks for (6.6). libyaml drops comments, so
/// they are searched in the text, and those that turn out to stand in texts are dropped.
struct HiddenComments {
  /// A `#` where libyaml may begin a comment.
  private struct Candidate {
    var start: Mark
    /// No blank stands behind it: the comment was probably meant as text.
    var isHidden: Bool
    /// It stands in quotes or in a block, and is no comment.
    var isText = false
  }

  private let lines: MarkedLines
  /// In the order of the text. Of those before `next` is known what they are.
  private var candidates: [Candidate] = []
  private var next = 0

  /// How many are looked at in a line: a hostile one can hold a million.
  private static let mostOfLine = 32

  init(in bytes: [UInt8]) {
    let offsets = bytes.indices(of: UInt8(ascii: "#")).filter { Self.mayBegin(bytes, at: $0) }
    guard offsets.contains(where: { Self.isHidden(bytes, at: $0) }) else {
      lines = MarkedLines([])
      return
    }
    lines = MarkedLines(bytes)
    var (number, behindLine, count) = (0, 0, 0)
    for offset in offsets {
      if offset >= behindLine {
        number = lines.mark(ofByte: offset).line
        behindLine = lines.offset(of: Mark(line: number + 1, column: 0))
        count = 0
      }
      count += 1
      guard count <= Self.mostOfLine else { continue }
      candidates.append(
        Candidate(start: lines.mark(ofByte: offset), isHidden: Self.isHidden(bytes, at: offset)))
    }
  }

  /// `#` with a blank, a quote, a bracket or nothing before it.
  private static func mayBegin(_ bytes: [UInt8], at offset: Int) -> Bool {
    offset == 0 || " \t\r\n\"']}".utf8.contains(bytes[offset - 1])
  }

  /// `#` with a letter, digit or the like behind it.
  private static func isHidden(_ bytes: [UInt8], at offset: Int) -> Bool {
    guard offset + 1 < bytes.count else { return false }
    let behind = bytes[offset + 1]
    return behind > 0x7F || behind == UInt8(ascii: "/") || behind == UInt8(ascii: "{")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(behind)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(behind | 0x20)
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
    var last = -1
    for candidate in candidates where !candidate.isText {
      // What follows on the line belongs to the comment: `# see #5`.
      defer { last = candidate.start.line }
      guard candidate.start.line != last, candidate.isHidden else { continue }
      let (line, start) = (LineShape(lines, candidate.start.line), candidate.start.column)
      guard line.indentation < start else { continue }
      let end = line.scalars.lastIndex { !LineShape.isBlank($0) }! + 1
      let before = line.scalars[..<start].last { !LineShape.isBlank($0) }
      diagnostics.report(
        .hiddenComment(
          line.text(start..<end), isValue: before == ":" || before == "=",
          isTight: !LineShape.isBlank(line.scalars[start - 1])),
        at: range(candidate.start, line.mark(end)))
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
