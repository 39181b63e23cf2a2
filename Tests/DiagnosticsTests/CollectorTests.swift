import Diagnostics
import Testing

@Suite struct CollectorTests {
  private func range(_ file: String, _ line: Int, _ column: Int) -> SourceRange {
    let start = SourceRange.Position(line: line, column: column)
    return SourceRange(file: file, start: start, end: start)
  }

  @Test func diagnosticsAreSortedByPathThenPlace() {
    var collector = DiagnosticCollector()
    collector.report(.error("a", "1"), at: range("z.yaml", 1, 1))
    collector.report(.error("a", "2"), at: range("b.yaml", 10, 1))
    collector.report(.error("a", "3"), at: range("b.yaml", 9, 4))
    collector.report(.error("a", "4"), at: range("b.yaml", 9, 4))
    #expect(collector.sorted.map(\.message.text) == ["3", "4", "2", "1"])
  }

  @Test func theSameThingAtTheSamePlaceIsToldOnce() {
    var collector = DiagnosticCollector()
    collector.report(.error("a", "1"), at: range("b.yaml", 9, 4))
    collector.report(.error("a", "1"), at: range("b.yaml", 9, 4))
    #expect(collector.sorted.count == 1)
  }

  @Test func warningsAreNoErrors() {
    var collector = DiagnosticCollector()
    collector.report(.warning("a", "1"), at: range("b.yaml", 9, 4))
    #expect(!collector.hasErrors)
    collector.report(.error("a", "1"), at: range("b.yaml", 9, 4))
    #expect(collector.hasErrors)
  }

  @Test func aRangeIsTwentyPlainBytes() {
    #expect(MemoryLayout<SourceRange>.size == 20)
    #expect(_isPOD(SourceRange.self))
  }
}
