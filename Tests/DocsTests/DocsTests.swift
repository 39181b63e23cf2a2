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
