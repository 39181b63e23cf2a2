import Foundation
import Generator
import TestSupport
import Testing

/// Other tools read our specs too: editors by the JSON Schema, scripts by Python's parsers. They are installed into
/// `.venv` by `make test`.
@Suite(.enabled(if: Python.isInstalled, "the tools are installed by `make test`"))
struct SchemaTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  private static let specs: [String] = ["specs", "Tests/Cases/specs"].flatMap { folder in
    let files = try? FileManager.default.contentsOfDirectory(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "yaml" }.map(\.path).sorted()
  }

  @Test func everySpecFitsTheSchema() throws {
    #expect(Self.specs.count > 70)
    #expect(try Self.check(Self.specs) == nil)
  }

  @Test(arguments: [
    "target: A\nendpoitns: {}\n", "target: A\nendpoints: { a: { mehtod: get } }\n",
    "target: A\nendpoints: { a: { params: { x: { typ: Int } } } }\n",
    "models: { M: { fields: { a: { type: Int, lenient: maybe } } } }\n",
    "target: A\narrays: brackest\n", "target: A\nretry: { retries: many }\n",
  ])
  func schemaAndReaderRefuseTheSame(_ text: String) throws {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "wrong-\(UUID().uuidString).yaml")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try Self.check([file.path]) != nil)
    let output = GeneratorPipeline.run(ModuleInput(name: "Wrong", specs: ["wrong.yaml"])) { _ in
      Array(text.utf8)
    }
    #expect(output.files.isEmpty)
  }

  @Test func pythonReadsEverySpec() throws {
    let script = """
      import sys, yaml, ruamel.yaml
      for path in sys.argv[1:]:
        yaml.safe_load(open(path, encoding="utf-8"))
        ruamel.yaml.YAML(typ="safe").load(open(path, encoding="utf-8"))
      """
    #expect(try Python.run(["-c", script] + Self.specs) == nil)
  }

  /// What check-jsonschema says against the files; nil when nothing.
  private static func check(_ files: [String]) throws -> String? {
    let schema = FileManager.default.temporaryDirectory.appending(
      path: "schema-\(UUID().uuidString).json")
    try Data(GeneratorPipeline.schema.utf8).write(to: schema)
    defer { try? FileManager.default.removeItem(at: schema) }
    return try Python.run(["-m", "check_jsonschema", "--schemafile", schema.path] + files)
  }
}
