import Diagnostics
import Foundation
import Generator
import TestSupport
import Testing

/// What the documentation shows can be used as it stands.
@Suite struct DocsTests {
  @Test func everyExampleIsFound() {
    #expect(SpecExample.all.filter { $0.page == "spec-language.md" }.count >= 7)
    #expect(SpecExample.all.contains { $0.page == "README.md" })
  }

  @Test func theDiagnosticsAreThoseOfTheGoldenCases() throws {
    let difference = try GoldenFile(DiagnosticsPage.file).difference(DiagnosticsPage.text())
    #expect(difference == nil)
  }

  @Test func theKeysOfTheConfigurationAreThoseOfItsReader() throws {
    let text = try ConfigurationTable.pageText()
    #expect(text.contains("| `specs` |"))
    #expect(try GoldenFile(ConfigurationTable.page).difference(text) == nil)
  }

  @Test func everyTestThatTheRuntimeGuideNamesExists() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let guide = try String(contentsOf: root.appending(path: "docs/runtime.md"), encoding: .utf8)
    let rows = guide.split(separator: "\n").filter { $0.hasPrefix("|") }
      .compactMap { $0.split(separator: "|").last }
    let wishes = guide.components(separatedBy: "What its users ask for in vain").last ?? ""
    let named = (rows + [wishes[...]]).flatMap { $0.matches(of: /`([a-z]\w{8,})`/) }
      .map { String($0.1) }
    var functions: Set<String> = []
    let tests = FileManager.default.enumerator(
      at: root.appending(path: "Tests"), includingPropertiesForKeys: nil)
    for case let file as URL in tests! where file.lastPathComponent.hasSuffix("Tests.swift") {
      let text = try String(contentsOf: file, encoding: .utf8)
      functions.formUnion(text.matches(of: /func (\w+)/).map { String($0.1) })
    }
    #expect(named.count > 40)
    #expect(named.filter { !functions.contains($0) } == [])
  }

  @Test(arguments: SpecExample.all)
  func exampleGeneratesAndCompiles(_ example: SpecExample) throws {
    let output = GeneratorPipeline.run(ModuleInput(name: "Example", specs: [example.path])) { _ in
      Array(example.text.utf8)
    }
    #expect(output.diagnostics.all.map(\.message.text) == [])
    let folder = FileManager.default.temporaryDirectory.appending(path: "docs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = output.files.map { (folder.appending(path: $0.name), $0.text) }
    for (url, text) in files { try text.write(to: url, atomically: true, encoding: .utf8) }
    #expect(try SwiftToolchain.compile(files.map(\.0), check: .diagnose) == "")
  }
}
