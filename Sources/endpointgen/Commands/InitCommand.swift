import Configuration
import Diagnostics
import Output

/// Makes a configuration and a first spec.
enum InitCommand: Command {
  static let definition = CommandDefinition(
    "init", "makes endpointgen.yaml and a first spec, to begin with", operands: "[NAME]",
    options: [.quiet],
    discussion: """
      Files that are there already are left alone. When that is endpointgen.yaml, and it does not
      speak of the spec, what to add to it is shown. A new endpointgen.yaml also names the specs
      that are in specs/ already, with the modules that they were without it.
      """,
    examples: [
      ("endpointgen init", "makes specs/example.yaml"),
      ("endpointgen init shop", "makes specs/shop.yaml"),
    ])

  static func run(_ arguments: Arguments, _ tool: Tool) throws -> ExitCode {
    let reporter = Reporter(arguments, tool.console)
    guard arguments.operands.count <= 1 else {
      throw UsageError(
        text: "init makes one spec", help: "endpointgen init \(arguments.operands[0])",
        command: definition.name)
    }
    let name = arguments.operands.first ?? "example"
    guard isPlain(name) else {
      throw UsageError(
        text: "'\(name)' cannot be the name of a spec", help: "use letters, digits and '-'",
        command: definition.name)
    }
    let spec = "\(Configuration.specFolder)/\(name).yaml"
    let module = Configuration.module(ofSpec: spec)
    var diagnostics = DiagnosticCollector()
    let modules = try layout(with: module, into: &diagnostics)
    let texts = [
      (path: Configuration.fileName, text: configuration(modules)),
      (path: spec, text: firstSpec(module.name.value)),
    ]
    let missing = try texts.filter { try tool.files.kind(of: $0.path) == nil }
    let makesConfiguration = missing.first?.path == Configuration.fileName
    guard !makesConfiguration || !diagnostics.hasErrors else {
      try reporter.report(diagnostics, sources: [:])
      return .failed
    }
    try tool.files.makeWhole(missing.map { ($0.path, Array($0.text.utf8)) })
    for (path, _) in texts {
      let isMade = missing.contains { $0.path == path }
      try reporter.say(isMade ? "created \(path)" : "\(path) is there already: left alone")
    }
    if makesConfiguration, modules.count > 1 {
      try reporter.say("\(Configuration.fileName) names the specs that were there, too")
    }
    if missing.count == texts.count { try reporter.say("next: endpointgen generate") }
    if let addition = addition(module) { try reporter.say(addition) }
    return .done
  }

  /// The modules that hold without a configuration, and the new one: with a configuration only what it names is generated.
  private static func layout(
    with module: ModuleConfiguration, into diagnostics: inout DiagnosticCollector
  ) throws -> [ModuleConfiguration] {
    let project = DiskProject(recorder: SnapshotRecorder())
    let modules = Configuration.discovered(in: project, into: &diagnostics).modules
    if let refusal = project.recorder?.refusal { throw refusal }
    let spec = module.specs[0].value
    if modules.contains(where: { $0.specs[0].value == spec }) { return modules }
    Configuration.checkOutput(of: module, beside: modules, into: &diagnostics)
    return modules + [module]
  }

  private static func isPlain(_ name: some StringProtocol) -> Bool {
    !name.isEmpty
      && name.unicodeScalars.allSatisfy {
        $0.isASCII
          && ($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-"
            || $0 == "_")
      }
  }

  private static func configuration(_ modules: [ModuleConfiguration]) -> String {
    """
    # What endpointgen generates. 'endpointgen config' says what applies.
    version: \(Version.current)
    modules:
    \(modules.map(entry).joined(separator: "\n"))

    """
  }

  /// A module as it stands below `modules:`.
  private static func entry(_ module: ModuleConfiguration) -> String {
    """
      \(module.name.value):
        specs: [\(scalar(module.specs[0].value))]
        output: \(module.output.value)
    """
  }

  /// A path as YAML takes it in a list.
  private static func scalar(_ path: String) -> String {
    path.split(separator: "/").allSatisfy { isPlain($0.filter { $0 != "." }) }
      ? path : JSONText.string(path).text
  }

  /// What the configuration lacks for the spec to be generated; nil when a module has it, by a pattern perhaps.
  private static func addition(_ module: ModuleConfiguration) -> String? {
    let (file, spec) = (Configuration.fileName, module.specs[0].value)
    guard let bytes = try? DiskProject.load(file) else { return nil }
    var diagnostics = DiagnosticCollector()
    let read = ConfigurationReader.read(
      bytes, file: file, project: DiskProject(), into: &diagnostics)
    let hasSpec = read?.modules.contains { $0.specs.contains { $0.value == spec } } ?? false
    return hasSpec
      ? nil : "\(file) does not name \(spec) yet; add below 'modules:'\n\(entry(module))"
  }

  private static func firstSpec(_ module: String) -> String {
    """
    # The target: an enum with a case for each endpoint.
    target: \(module.dropLast("Client".count))API
    doc: A first API, to be replaced by your own.
    baseURL: https://api.example.com

    variables:                # values known only at run time
      token: "String?"

    headers:                  # sent with each request
      Authorization: Bearer ${token}

    endpoints:
      list:
        doc: One page of items, newest first.
        path: items
        params:
          page: Int = 1
        response: [Item]
        sample: [{ id: 1, name: First }]
      create:
        doc: Makes an item.
        method: post
        path: items
        encoding: json
        params:
          name: String
        response: Item
        sample: { id: 2, name: Second }

    models:
      Item:
        fields:
          id: Int
          name: String

    """
  }
}
