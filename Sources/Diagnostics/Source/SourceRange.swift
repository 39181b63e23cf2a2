/// A half-open stretch of one input file: `end` is the position after the last scalar.
///
/// Every node of every tree has one, so it is twenty plain bytes and copying it counts no references.
package struct SourceRange: Hashable, Sendable {
  package var source: SourceFile
  package var start: Position
  package var end: Position

  /// A place in a text. Both numbers count from 1; columns count Unicode scalars, as libyaml and
  /// most editors do.
  package struct Position: Hashable, Comparable, Sendable {
    private var storedLine: UInt32
    private var storedColumn: UInt32

    package var line: Int { Int(storedLine) }
    package var column: Int { Int(storedColumn) }

    package init(line: Int, column: Int) {
      storedLine = UInt32(truncatingIfNeeded: line)
      storedColumn = UInt32(truncatingIfNeeded: column)
    }

    package static func < (left: Position, right: Position) -> Bool {
      (left.storedLine, left.storedColumn) < (right.storedLine, right.storedColumn)
    }
  }

  package init(source: SourceFile, start: Position, end: Position) {
    self.source = source
    self.start = start
    self.end = end
  }

  package init(file: String, start: Position, end: Position) {
    self.init(source: SourceFile(file), start: start, end: end)
  }

  /// The beginning of a file, for what is wrong with the file as a whole.
  package static func beginning(of file: String) -> SourceRange {
    SourceRange(
      file: file, start: .init(line: 1, column: 1), end: .init(line: 1, column: 1))
  }

  /// The path of the file, as it was given to the tool.
  package var file: String { source.path }

  /// The empty range before the first scalar.
  package var startPoint: SourceRange { SourceRange(source: source, start: start, end: start) }

  /// The empty range after the last scalar.
  package var endPoint: SourceRange { SourceRange(source: source, start: end, end: end) }

  /// From the start of this range to the end of another, of the same file.
  package func through(_ other: SourceRange) -> SourceRange {
    SourceRange(source: source, start: start, end: max(end, other.end))
  }
}

extension SourceRange: CustomStringConvertible {
  /// `specs/shop.yaml:12:15`, the form that editors make a link of.
  package var description: String { "\(file):\(start.line):\(start.column)" }
}

extension SourceRange: CustomReflectable {
  //// A range has no parts that are worth a line of their own in a dump.
  package var customMirror: Mirror { Mirror(self, children: []) }
}
