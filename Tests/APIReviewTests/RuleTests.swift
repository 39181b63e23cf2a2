import APIReview
import Diagnostics
import Foundation
import Generator
import TestSupport
import Testing

@Suite struct RuleTests {
  static let indices = Array(ReviewCase.all.indices)

  @Test(arguments: indices)
  func twoShortSpecsGiveTheChangeAndItsVerdicts(_ index: Int) {
    let item = ReviewCase.all[index]
    let (old, new) = item.outputs(index)
    #expect(!old.diagnostics.hasErrors, "\(item): \(old.diagnostics.all.map(\.message.text))")
    #expect(!new.diagnostics.hasErrors, "\(item): \(new.diagnostics.all.map(\.message.text))")
    let changes = item.changes(index)
    let found = Set(changes.map(\.rule))
    #expect(found == item.also.union([item.rule]), "\(item): \(changes.map(\.sentence))")
    guard let change = changes.first(where: { $0.rule == item.rule }) else { return }
    #expect(change.source == item.source, "source of \(item): \(change.sentence)")
    #expect(change.wire == item.wire, "wire of \(item): \(change.sentence)")
    #expect(item.rule == .configurationChanged || change.place != nil)
  }

  /// All cases in two runs of the compiler: the old modules with the callers, then the new ones.
  @Test func theCompilerAgreesWithEachSourceVerdict() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "review-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let callers = folder.appending(path: "callers")
    try FileManager.default.createDirectory(at: callers, withIntermediateDirectories: true)
    var (olds, news, callerFiles): ([URL], [URL], [URL]) = ([], [], [])
    func write(_ text: String, _ url: URL) throws -> URL {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      return url
    }
    for (index, item) in ReviewCase.all.enumerated() {
      let (old, new) = item.outputs(index)
      for file in old.files {
        olds.append(try write(file.text, folder.appending(path: "old/\(file.name)")))
      }
      for file in new.files {
        news.append(try write(file.text, folder.appending(path: "new/\(file.name)")))
      }
      for (kind, body) in [("plain", item.plain), ("strict", item.strict)] where !body.isEmpty {
        let code = """
          import EndpointRuntime
          import Foundation

          func \(kind)\(index)() {
          \(item.prefixed(body, index))
          }
          """
        callerFiles.append(try write(code, callers.appending(path: "\(kind)\(index).swift")))
      }
    }
    let before = try SwiftToolchain.diagnose(olds + callerFiles).filter {
      $0.value.contains("error: ")
    }
    #expect(
      before.isEmpty,
      "a caller does not fit its old module: \(before.map { $0.key + $0.value }.sorted())")
    let after = try SwiftToolchain.diagnose(news + callerFiles)
    for (index, item) in ReviewCase.all.enumerated() {
      let plain = after["plain\(index).swift"]
      let strict = after["strict\(index).swift"]
      // A warning does not keep a caller from compiling, other than for those who take it for an error.
      #expect(
        (plain?.contains("error: ") ?? false) == (item.source == .breaking),
        "plain use of \(item) (\(index)): \(plain ?? "compiles")")
      if item.source == .risky {
        #expect((strict ?? plain) != nil, "strict use of \(item) (\(index)) compiles")
      } else if item.source == .safe {
        #expect(strict == nil, "strict use of \(item) (\(index)): \(strict ?? "")")
      }
    }
    #expect(after.keys.allSatisfy { $0.hasPrefix("plain") || $0.hasPrefix("strict") })
  }
}
