/// The diagnostics of one run.
package struct DiagnosticCollector: Sendable {
  /// In the order in which they were found.
  package private(set) var all: [Diagnostic] = []
  package private(set) var hasErrors = false

  /// A hostile file can have a million mistakes; nobody reads the last of so many.
  private static let most = 10_000

  package init() {}

  package mutating func report(
    _ message: Diagnostic.Message, at range: SourceRange, notes: [Diagnostic.Note] = [],
    fixIt: Diagnostic.FixIt? = nil
  ) {
    report(Diagnostic(message, at: range, notes: notes, fixIt: fixIt))
  }

  package mutating func report(_ diagnostic: Diagnostic) {
    if all.count < Self.most { all.append(diagnostic) }
    if diagnostic.message.severity == .error { hasErrors = true }
  }

  /// Takes over what another collector holds.
  package mutating func append(_ other: DiagnosticCollector) {
    all += other.all.prefix(max(0, Self.most - all.count))
    hasErrors = hasErrors || other.hasErrors
  }

  /// Each diagnostic once, by path, then in the order of the text; at one place as they were found.
  ///
  /// An anchor used ten times has its mistake reported ten times at one place: it is told once.
  package var sorted: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    let unique = all.filter { seen.insert($0).inserted }
    let paths = Dictionary(
      unique.map { ($0.range.source, $0.range.file) }, uniquingKeysWith: { first, _ in first })
    return unique.enumerated().sorted { left, right in
      let (first, second) = (left.element.range, right.element.range)
      if first.source != second.source { return paths[first.source]! < paths[second.source]! }
      if first.start != second.start { return first.start < second.start }
      return left.offset < right.offset
    }.map(\.element)
  }
}
