import Diagnostics
import Generator
import Testing

/// Which lines of a generated file a place of the spec has become: what a review shows beside a change.
@Suite struct OriginTests {
  @Test func linesOfALargeFileComeFromTheirPlaces() throws {
    // More models than one core prints at a time.
    let models = (0..<40).map { "  Thing\($0):\n    fields: { id: Int }\n" }.joined()
    let file = try #require(Generation("models:\n\(models)").files.first)
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    let heads = file.origins.filter { lines[$0.lines.lowerBound - 1].contains("struct Thing") }
    #expect(heads.count == 40)
    for (index, origin) in heads.enumerated() {
      #expect(
        lines[origin.lines.lowerBound - 1].contains("struct Thing\(index):"), "\(origin.lines)")
      #expect(lines[origin.lines.upperBound - 2] == "}")
      #expect(origin.range.start.line == 2 + 2 * index)
    }
  }
}
