package import Diagnostics

/// A value as its author wrote it, with its place.
package struct Located<Value: Sendable>: Sendable {
  package var value: Value
  package var range: SourceRange

  package init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }

  package func map<Other: Sendable>(_ transform: (Value) -> Other) -> Located<Other> {
    Located<Other>(transform(value), at: range)
  }
}

extension Located where Value == String {
  /// The place of some characters of the text; the whole of it where they can't be counted.
  package func range(of offset: Int, length: Int) -> SourceRange {
    let width = range.end.column - range.start.column
    let quotes = width - value.unicodeScalars.count
    // Quotes are one column each; an escape makes the written text longer than what it means.
    guard range.start.line == range.end.line, quotes == 0 || quotes == 2 else { return range }
    let start = range.start.column + quotes / 2 + offset
    return SourceRange(
      source: range.source, start: .init(line: range.start.line, column: start),
      end: .init(line: range.start.line, column: min(start + max(length, 1), range.end.column)))
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
