import Configuration
import Diagnostics
import Testing

/// Files in memory, by path.
struct FakeProject: ProjectFiles {
  var files: [String: String] = [:]
  var links: Set<String> = []

  func names(in folder: String) -> [String] {
    files.keys.filter { $0.parentFolder == folder }.map(\.fileName).sorted()
  }
  func isFile(_ path: String) -> Bool { files[path] != nil }
  func bytes(of path: String) -> [UInt8]? { files[path].map { Array($0.utf8) } }
  func leadsOutside(_ path: String, of folder: String) -> Bool { links.contains(path) }
}

@Suite struct ConfigurationTests {
  private let project = FakeProject(
    files: [
      "specs/order.yaml": "target: OrderAPI\n", "specs/login.yaml": "target: LoginAPI\n",
      "specs/common.yaml": "models: {}\n", "app/specs/a.yaml": "target: A\n",
    ], links: ["linked/out"])

  private func read(
    _ text: String, file: String = "endpointgen.yaml"
  ) -> (Configuration?, told: [String]) {
    var diagnostics = DiagnosticCollector()
    let configuration = ConfigurationReader.read(
      Array(text.utf8), file: file, project: project, into: &diagnostics)
    let told = diagnostics.sorted.map {
      "\($0.range.start.line):\($0.range.start.column) \($0.message.id)"
    }
    return (configuration, told)
  }

  @Test func aModuleSaysWhatIsGeneratedWhereAndHow() throws {
    let (read, told) = read(
      """
      version: 0.1.0
      access: package
      modules:
        OrderClient:
          specs: [specs/order.yaml]
          output: Sources/Order/
          dialect: moya
          emit: { samples: debug }
        LoginClient: { specs: specs/login.yaml, access: internal }
      """)
    #expect(told == [])
    let configuration = try #require(read)
    #expect(configuration.version?.value == "0.1.0")
    let (order, login) = (configuration.modules[0], configuration.modules[1])
    #expect(order.name.value == "OrderClient" && order.specs.map(\.value) == ["specs/order.yaml"])
    #expect(order.output.value == "Sources/Order")
    #expect(order.options[.access].value == "package")
    #expect(order.options[.access].origin.text == "endpointgen.yaml:2:9")
    #expect(order.options[.dialect].value == "moya")
    #expect(order.options[.samples].value == "debug")
    #expect(order.options[.mapper].value == "codable")
    #expect(order.options[.mapper].origin.text == "default")
    #expect(login.options[.access].value == "internal")
    #expect(login.output.value == "Generated/LoginClient")
  }

  @Test(arguments: [
    ("modlues: {}\n", ["1:1 unknown-key", "1:1 missing-key"]),
    ("- a\n", ["1:1 unexpected-kind"]),
    ("modules: { A: { specs: specs/order.yaml, ouput: x } }\n", ["1:42 unknown-key"]),
    ("modules: { A: { specs: specs/order.yaml, access: open } }\n", ["1:50 unknown-value"]),
    ("modules: { A: { specs: specs/order.yaml, emit: { sample: x } } }\n", ["1:50 unknown-key"]),
    ("modules: { A: { output: x } }\n", ["1:12 missing-key"]),
    (
      "modules: { A: { specs: [specs/nope.yaml, specs/x*.yaml] } }\n",
      ["1:25 no-such-spec", "1:42 no-such-spec"]
    ),
    ("modules: { A: { specs: specs } }\n", ["1:24 no-such-spec"]),
    ("modules: { A: { specs: specs/**/*.yaml } }\n", ["1:24 no-such-spec"]),
    ("modules: { A: { specs: [] } }\n", ["1:24 missing-key"]),
    ("modules: { Foundation: { specs: specs/order.yaml } }\n", ["1:12 bad-module-name"]),
    ("modules: { a-b: { specs: specs/order.yaml } }\n", ["1:12 bad-module-name"]),
    ("modules: { A: { specs: specs/order.yaml, output: /etc } }\n", ["1:50 output-outside"]),
    ("modules: { A: { specs: specs/order.yaml, output: a/../../x } }\n", ["1:50 output-outside"]),
    ("modules: { A: { specs: specs/order.yaml, output: linked/out } }\n", ["1:50 output-outside"]),
    (
      "modules:\n  A: { specs: specs/order.yaml, output: x }\n  B: { specs: specs/login.yaml, output: ./x/ }\n",
      ["3:41 shared-output"]
    ),
    (
      "x-common: &c { access: internal }\nmodules: { A: { specs: specs/order.yaml, <<: *c } }\n", []
    ),
  ])
  func mistakesAreToldWithTheirPlace(text: String, expected: [String]) {
    #expect(read(text).told == expected)
  }

  @Test(arguments: [
    ("specs: specs", "write 'specs/*.yaml' for the specs in it"),
    ("specs: specs/", "write 'specs/*.yaml' for the specs in it"),
    ("specs: specs/order.yml", "paths begin at the configuration's folder"),
    ("specs: specs/order.yaml, output: /etc", "write where the folder is from the"),
    ("specs: specs/order.yaml, output: ../x", "to write elsewhere, say so"),
  ])
  func theHelpFitsWhatIsWrongWithAPath(keys: String, help: String) {
    var diagnostics = DiagnosticCollector()
    _ = ConfigurationReader.read(
      Array("modules: { A: { \(keys) } }\n".utf8), file: "endpointgen.yaml", project: project,
      into: &diagnostics)
    #expect(diagnostics.all.count == 1)
    #expect(diagnostics.all.first?.message.help?.hasPrefix(help) == true)
  }

  @Test func pathsBeginAtTheFilesFolder() {
    let (configuration, told) = read(
      "modules: { A: { specs: specs/*.yaml } }\n", file: "app/endpointgen.yaml")
    #expect(told == [])
    #expect(configuration?.modules[0].specs.map(\.value) == ["app/specs/a.yaml"])
    #expect(configuration?.modules[0].output.value == "app/Generated/A")
  }

  @Test(arguments: [
    "./specs/order.yaml", "specs//order.yaml", "app/../specs/order.yaml", "./specs/ord*",
    "[specs/order.yaml, ./specs/order.yaml]",
  ])
  func aSpecHasOneNameHoweverItIsWritten(specs: String) {
    let (configuration, told) = read("modules: { A: { specs: \(specs) } }\n")
    #expect(told == [])
    #expect(configuration?.modules.first?.specs.map(\.value) == ["specs/order.yaml"])
  }

  @Test(arguments: [
    ("specs/*.yaml", ["specs/common.yaml", "specs/login.yaml", "specs/order.yaml"]),
    ("specs/?o*.yaml", ["specs/common.yaml", "specs/login.yaml"]),
    ("specs/*o*e*", ["specs/order.yaml"]),
    ("specs/o*r.yaml", ["specs/order.yaml"]),
  ])
  func patternsMatchNames(pattern: String, expected: [String]) {
    let (configuration, _) = read("modules: { A: { specs: '\(pattern)' } }\n")
    #expect(configuration?.modules.first?.specs.map(\.value) == expected)
  }

  @Test func withoutAFileEachSpecThatIsNoLibraryBecomesAModule() {
    var diagnostics = DiagnosticCollector()
    let configuration = Configuration.discovered(in: project, into: &diagnostics)
    #expect(configuration.modules.map(\.name.value) == ["LoginClient", "OrderClient"])
    #expect(
      configuration.modules.map(\.output.value) == [
        "Generated/LoginClient", "Generated/OrderClient",
      ])
  }

  @Test func twoSpecsOfOneModuleNameAreTold() {
    var diagnostics = DiagnosticCollector()
    let twins = FakeProject(files: ["specs/a-b.yaml": "target: A", "specs/a_b.yaml": "target: B"])
    _ = Configuration.discovered(in: twins, into: &diagnostics)
    #expect(
      diagnostics.sorted.map { "\($0.range) \($0.message.id)" } == [
        "specs/a_b.yaml:1:1 shared-output"
      ])
  }

  @Test(arguments: [
    ("specs/order.yaml", "OrderClient"), ("login-log.yaml", "LoginLogClient"),
    ("Shop.endpoints.yaml", "ShopClient"), ("2ch.yaml", "Spec2chClient"),
    ("loginURL.yml", "LoginURLClient"),
  ])
  func aModuleIsNamedAfterItsSpec(path: String, expected: String) {
    #expect(Configuration.moduleName(ofSpec: path) == expected)
  }
}
