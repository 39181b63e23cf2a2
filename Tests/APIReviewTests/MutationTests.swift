import APIReview
import Diagnostics
import Foundation
import Generator
import SwiftNames
import Testing

/// Real specs, edited line by line: what changes the generated code is told, what changes nothing is not.
@Suite struct MutationTests {
  private static let folder = URL(filePath: #filePath).appending(path: "../../Cases/specs")
    .standardized

  static let specs: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".yaml") }.sorted()
  }()

  /// Ways to edit a line; nil where it cannot be edited so.
  private static let edits: [@Sendable (String) -> String?] = [
    { _ in "" },
    { line in
      guard let digit = line.lastIndex(where: \.isNumber), let value = line[digit].wholeNumberValue
      else { return nil }
      return line.replacingCharacters(in: digit...digit, with: "\((value + 1) % 10)")
    },
    { replacing("Int", "String", in: $0) }, { replacing("String", "Int", in: $0) },
    { replacing("get", "put", in: $0) }, { replacing("post", "put", in: $0) },
    { replacing("json", "form", in: $0) }, { replacing("form", "json", in: $0) },
    { replacing("?\"", "\"", in: $0) }, { replacing("true", "false", in: $0) },
    { replacing("path: ", "path: x", in: $0) }, { replacing("key: ", "key: x", in: $0) },
  ]

  private static func replacing(_ text: String, _ other: String, in line: String) -> String? {
    line.contains(text) ? line.replacingOccurrences(of: text, with: other) : nil
  }

  @Test(arguments: specs.indices)
  func anEditOfTheGeneratedCodeIsTold(_ index: Int) throws {
    let name = Self.specs[index]
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    let old = Self.output(name, text)
    try #require(!old.diagnostics.hasErrors)
    let lines = text.components(separatedBy: "\n")
    var count = 0
    for (number, line) in lines.enumerated() {
      for edit in Self.edits {
        guard let edited = edit(line), edited != line else { continue }
        var mutant = lines
        mutant[number] = edited
        let new = Self.output(name, mutant.joined(separator: "\n"))
        guard !new.diagnostics.hasErrors, !new.apis.isEmpty else { continue }
        count += 1
        let told = Comparer.compare(Self.side(old), Self.side(new)).map(\.rule)
        let isTold = told.contains { $0 != .documentationChanged }
        // What only changes places is no change.
        if Self.code(old) != Self.code(new),
          !Self.isWithoutEffect(line, edited, in: name, number + 1)
        {
          #expect(isTold, "\(name):\(number + 1): \(line) -> \(edited)")
        } else if old.apis == new.apis {
          #expect(told.isEmpty, "\(name):\(number + 1): \(line) -> \(edited): \(told)")
        }
      }
    }
    #expect(count > 0)
  }

  @Test(arguments: specs.indices)
  func anotherNotationIsNoChange(_ index: Int) throws {
    let name = Self.specs[index]
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    let moved =
      "# A comment.\n\n" + text.replacingOccurrences(of: "\n", with: "   \n\n") + "\n# The end.\n"
    let (old, new) = (Self.output(name, text), Self.output(name, moved))
    try #require(!new.diagnostics.hasErrors)
    #expect(Comparer.compare(Self.side(old), Self.side(new)) == [])
  }

  private static func output(_ name: String, _ text: String) -> ModuleOutput {
    GeneratorPipeline.run(ModuleInput(name: "M", specs: [name])) { path in
      path == name
        ? Array(text.utf8)
        : Array(try Data(contentsOf: folder.appending(path: path)))
    }
  }

  private static func side(_ output: ModuleOutput) -> ReviewSide {
    ReviewSide([.init(name: "M", apis: output.apis)])
  }

  /// The lines of code, without order; names of headers have no capitals.
  private static func code(_ output: ModuleOutput) -> [String] {
    output.files.flatMap { $0.text.components(separatedBy: "\n") }
      .filter { !$0.drop(while: { $0 == " " }).hasPrefix("//") }.map { $0.lowercased() }.sorted()
  }

  /// A line that says the default, or what each endpoint replaces by its own; or a number that becomes text where all is
  /// text.
  private static func isWithoutEffect(
    _ line: String, _ edited: String, in name: String, _ number: Int
  ) -> Bool {
    ["validate: 2xx", "nested: brackets", "encoding: url"].contains { line.contains($0) }
      || name == "a40.yaml" && line.contains("sort: const String = -start_at")
      || line.contains("const Int") && edited.contains("const String")
      || edited.isEmpty && bodiesWithoutEncoding.contains("\(name):\(number)")
  }

  /// Encodings of a POST whose whole body is JSON, whatever they say, or whose form is the usual one.
  private static let bodiesWithoutEncoding: Set = [
    "a15.yaml:31", "a18.yaml:31", "a20.yaml:24", "a28.yaml:28", "a31.yaml:18", "a33.yaml:10",
    "a33.yaml:16", "b33.yaml:9", "b43.yaml:9",
  ]
}
