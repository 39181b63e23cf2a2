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
    let modules = try CaseModules()
    var callers: [URL] = []
    for (index, item) in ReviewCase.all.enumerated() {
      for (kind, body) in [("plain", item.plain), ("strict", item.strict)] where !body.isEmpty {
        let code = """
          import EndpointRuntime
          import Foundation

          func \(kind)\(index)() {
          \(item.prefixed(body, index))
          }
          """
        callers.append(try modules.write(code, "callers/\(kind)\(index).swift"))
      }
    }
    let before = try SwiftToolchain.diagnose(modules.old + callers).filter {
      $0.value.contains("error: ")
    }
    #expect(
      before.isEmpty,
      "a caller does not fit its old module: \(before.map { $0.key + $0.value }.sorted())")
    let after = try SwiftToolchain.diagnose(modules.new + callers)
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

  /// The toolchain's digester tells what a module's declarations lost; what it tells of a case, our verdict must not
  /// call safe.
  @Test func theDigesterAgreesWhereItSaysSomething() throws {
    let modules = try CaseModules()
    let folders = try modules.compiled()
    let told = try SwiftToolchain.digest("Generated", old: folders.old, new: folders.new)
    var lines: [Int: [String]] = [:]
    // How an enum is coded is the runtime's matter: callers do not name the protocol.
    for line in told where !line.hasSuffix("conformance to RawCodable") {
      for match in line.matches(of: /\bC([0-9]+)(?=[A-Z])/) {
        lines[Int(match.1)!, default: []].append(line)
      }
    }
    var untold: Set<Rule> = []
    for (index, item) in ReviewCase.all.enumerated() {
      if let lines = lines[index] {
        let source = item.changes(index).map(\.source).max()
        #expect(source != .safe, "\(item) (\(index)): \(lines)")
      } else if item.source == .breaking {
        untold.insert(item.rule)
      }
    }
    // It knows no labels of an enum's cases, and no defaults; and the members of `Call`, which all cases extend here,
    // are one to it.
    #expect(
      untold == [
        .parameterRenamed, .configurationChanged, .parameterDefaultRemoved, .responseTypeChanged,
        .responseKindChanged, .responseHeaderAdded,
      ])
  }
}

/// The generated files of all cases, in both states.
private final class CaseModules {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "review-\(UUID().uuidString)")
  private(set) var old: [URL] = []
  private(set) var new: [URL] = []

  init() throws {
    for (index, item) in ReviewCase.all.enumerated() {
      let outputs = item.outputs(index)
      for file in outputs.old.files { old.append(try write(file.text, "old/\(file.name)")) }
      for file in outputs.new.files { new.append(try write(file.text, "new/\(file.name)")) }
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, _ path: String) throws -> URL {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url
  }

  /// The folders in which they stand as the module `Generated`.
  func compiled() throws -> (old: URL, new: URL) {
    for (files, state) in [(old, "old"), (new, "new")] {
      let told = try SwiftToolchain.makeModule(
        "Generated", of: files, in: folder.appending(path: state))
      #expect(told == "")
    }
    return (folder.appending(path: "old"), folder.appending(path: "new"))
  }
}
