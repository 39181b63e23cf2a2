import Foundation
import Generator
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

  /// What `infer` wrote.
  private static let drafts: [String] = {
    let cases = root.appending(path: "Tests/InferenceTests/Cases")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: cases.path)) ?? []
    return names.sorted().map { cases.appending(path: "\($0)/draft.yaml").path }
  }()

  @Test func everySpecFitsTheSchema() throws {
    #expect(Self.specs.count > 70)
    #expect(Self.drafts.count > 20)
    #expect(try Self.check(Self.specs + Self.drafts) == nil)
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
    #expect(try Python.run(["-c", script] + Self.specs + Self.drafts) == nil)
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

private enum Python {
  static let isInstalled = FileManager.default.isExecutableFile(atPath: path)

  private static let path = URL(filePath: #filePath).appending(path: "../../../.venv/bin/python")
    .standardized.path

  /// The output of a run that failed; nil of one that did not.
  static func run(_ arguments: [String]) throws -> String? {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? nil : String(decoding: output, as: UTF8.self)
  }
}
