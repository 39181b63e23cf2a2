import Configuration
import Diagnostics
import Foundation
import Generator
import TestSupport
import Testing

/// Other tools read what people write for us: editors by the JSON Schemas, scripts by Python's parsers. They are installed
/// into `.venv` by `make test`.
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

  // MARK: Specs

  @Test func everySpecFitsTheSchema() throws {
    #expect(Self.specs.count > 70)
    #expect(Self.drafts.count > 20)
    let examples = SpecExample.all.map { ($0.path, $0.text) }
    #expect(examples.count > 7)
    #expect(
      try SchemaCheck(GeneratorPipeline.schema).refused(files: Self.specs + Self.drafts) == [])
    #expect(try SchemaCheck(GeneratorPipeline.schema).refused(texts: examples) == [])
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

  /// What the reader tells of a small spec, the schema refuses.
  @Test func theSchemaTellsWhatASchemaCan() throws {
    for wrong in WrongSpec.all {
      let output = GeneratorPipeline.run(ModuleInput(name: "Wrong", specs: ["wrong.yaml"])) { _ in
        Array(wrong.text.utf8)
      }
      let told = output.diagnostics.all.map(\.message.id)
      #expect(told.contains(wrong.id), "\(wrong.text) gives \(told)")
    }
    let texts = WrongSpec.all.enumerated().map {
      ("\($0.offset)-\($0.element.id)", $0.element.text)
    }
    let refused = try SchemaCheck(GeneratorPipeline.schema).refused(texts: texts)
    #expect(texts.map(\.0).filter { !refused.contains($0) } == [])
  }

  /// The schema and the reader agree about each golden case, but for what no schema can tell.
  @Test func theSchemaAgreesWithTheReaderAboutEachCase() throws {
    let cases = GoldenCase.all(in: Self.root.appending(path: "Tests/GoldenTests/Cases")).filter {
      $0.text("input.yaml") != nil || $0.description == "yaml-utf-32"
    }
    let refused = try SchemaCheck(GeneratorPipeline.schema).refused(
      files: cases.map { $0.folder.appending(path: "input.yaml").path })
    let told = Set(WrongSpec.all.map(\.id))
    for golden in cases {
      let errors = golden.errors
      let isRefused = refused.contains(golden.folder.appending(path: "input.yaml").path)
      if errors.isEmpty { #expect(!isRefused, "the schema refuses \(golden)") }
      if !errors.isDisjoint(with: told) { #expect(isRefused, "the schema takes \(golden)") }
    }
  }

  /// A new id is either told by the schema, with a small spec that shows it, or it is said why no schema can.
  @Test func eachErrorIsToldByTheSchemaOrCannotBe() throws {
    let cases = GoldenCase.all(in: Self.root.appending(path: "Tests/GoldenTests/Cases"))
    let errors = cases.reduce(into: Set<String>()) { $0.formUnion($1.errors) }
    let told = Set(WrongSpec.all.map(\.id))
    let untold = Set(WrongSpec.untold.flatMap(\.ids))
    #expect(told.intersection(untold).sorted() == [])
    #expect(errors.subtracting(told).subtracting(untold).sorted() == [], "say where they belong")
    #expect(told.union(untold).subtracting(errors).sorted() == [], "no case shows these")
  }

  // MARK: endpointgen.yaml

  @Test func everyConfigurationFitsItsSchema() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "init-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try SwiftToolchain.tell("endpointgen", ["init", "--quiet"], in: folder) == "")
    let folders = [Self.root, Self.root.appending(path: "Examples/CheckedIn"), folder]
    let check = SchemaCheck(ConfigurationObject.schema.text)
    #expect(
      try check.refused(files: folders.map { $0.appending(path: "endpointgen.yaml").path }) == [])
    #expect(
      try check.refused(texts: [
        ("merge", "x-c: &c { access: internal }\nmodules: { A: { <<: *c, specs: a.yaml } }\n"),
        (
          "all", "version: 1.0\nmodules: { A: { specs: [a, b], emit: { qualifiedNames: true } } }\n"
        ),
      ]) == [])
    #expect(
      try SchemaCheck(GeneratorPipeline.schema).refused(
        files: [folder.appending(path: "specs/example.yaml").path]) == [])
  }

  @Test func theConfigurationsSchemaRefusesWhatTheReaderRefuses() throws {
    let wrong = [
      "modlues: {}\n", "- a\n", "version: 1\n",
      "modules: { A: { specs: a.yaml, ouput: x } }\n",
      "modules: { A: { specs: a.yaml, access: open } }\n",
      "modules: { A: { specs: a.yaml, emit: { sample: x } } }\n",
      "modules: { A: { specs: a.yaml, emit: { samples: x } } }\n",
      "modules: { A: { specs: a.yaml, emit: { qualifiedNames: maybe } } }\n",
      "modules: { A: { output: x } }\n", "modules: { A: a.yaml }\n",
      "modules: { A: { specs: { a: b } } }\n", "modules: [A]\n", "naming: snake\nmodules: {}\n",
    ]
    for text in wrong {
      var diagnostics = DiagnosticCollector()
      _ = ConfigurationReader.read(
        Array(text.utf8), file: "endpointgen.yaml", project: AnyProject(), into: &diagnostics)
      #expect(diagnostics.hasErrors, "the reader takes \(text)")
    }
    let texts = wrong.enumerated().map { ("\($0.offset)", $0.element) }
    let refused = try SchemaCheck(ConfigurationObject.schema.text).refused(texts: texts)
    #expect(refused == Set(texts.map(\.0)))
  }

  /// A project that has whatever file is asked for.
  private struct AnyProject: ProjectFiles {
    func names(in folder: String) -> [String] { [] }
    func isFile(_ path: String) -> Bool { true }
    func bytes(of path: String) -> [UInt8]? { [] }
    func leadsOutside(_ path: String, of folder: String) -> Bool { false }
  }
}

extension GoldenCase {
  /// The ids of the errors in the case's own spec.
  fileprivate var errors: Set<String> {
    let matches = (text("diagnostics.txt") ?? "").matches(
      of: /(?m)^input\.yaml:\d+:\d+: error: .* \[([a-z0-9-]+)\]$/)
    return Set(matches.map { String($0.1) })
  }
}
