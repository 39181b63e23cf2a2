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
  /// The place of some of its scalars, counted from 0; the whole of it where they cannot be found, as in a block or
  /// behind an escape.
  package func range(of scalars: Range<Int>) -> SourceRange {
    guard range.start.line == range.end.line, !scalars.isEmpty else { return range }
    // An escape makes the written text longer than what it means; a quote on each side is two.
    let quotes = range.end.column - range.start.column - value.scalarCount
    guard quotes == 0 || quotes == 2 else { return range }
    let start = range.start.column + quotes / 2
    return SourceRange(
      source: range.source,
      start: .init(line: range.start.line, column: start + scalars.lowerBound),
      end: .init(
        line: range.start.line, column: min(start + scalars.upperBound, range.end.column)))
  }

  /// The place of a part of the text.
  package func range(of part: Substring) -> SourceRange {
    let start = part.base[..<part.startIndex].scalarCount
    return range(of: start..<start + part.scalarCount)
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
