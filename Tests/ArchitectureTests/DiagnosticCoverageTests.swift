import Foundation
import Testing

/// Every diagnostic that the sources can report has a golden case which shows its text.
@Suite struct DiagnosticCoverageTests {
  /// Ids which still wait for a case. Keep this list short; delete an id when its case lands.
  static let uncovered: Set<String> = []

  @Test func everyIDHasAGoldenCase() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let reported = try ids(
      in: root.appending(path: "Sources"), extension: "swift",
      pattern: /\.(?:error|warning)\(\s*"([a-z0-9-]+)",/)
    let shown = try ids(
      in: root.appending(path: "Tests/GoldenTests/Cases"), extension: "txt",
      pattern: /: (?:error|warning): .*\[([a-z0-9-]+)\]$/.anchorsMatchLineEndings())
    #expect(reported.subtracting(shown).sorted() == Self.uncovered.sorted())
    #expect(shown.subtracting(reported).sorted() == [], "cases show what nothing reports")
  }

  private func ids(
    in folder: URL, extension suffix: String, pattern: some RegexComponent<(Substring, Substring)>
  ) throws -> Set<String> {
    var ids: Set<String> = []
    for case let file as URL in FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil)!
    where file.pathExtension == suffix {
      ids.formUnion(
        try String(contentsOf: file, encoding: .utf8).matches(of: pattern).map {
          String($0.output.1)
        })
    }
    return ids
  }
}
