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
      speak of the spec, what to add to it is shown.
      """,
    examples: [
      ("endpointgen init", "makes specs/example.yaml"),
      ("endpointgen init shop", "makes specs/shop.yaml"),
    ])

  static func run(_ arguments: Arguments, _ tool: Tool) throws -> ExitCode {
    let reporter = Reporter(arguments, tool.console)
    let name = arguments.operands.first ?? "example"
    guard arguments.operands.count <= 1, isPlain(name) else {
      throw UsageError(
        text: "'\(name)' cannot be the name of a spec", help: "use letters, digits and '-'",
        command: definition.name)
    }
    let spec = "\(Configuration.specFolder)/\(name).yaml"
    let module = Configuration.moduleName(ofSpec: spec)
    var isComplete = true
    for (path, text) in [
      (Configuration.fileName, configuration(module, spec)), (spec, firstSpec(module)),
    ] {
      guard try tool.files.kind(of: path) == nil else {
        try reporter.say("\(path) is there already: left alone")
        isComplete = false
        continue
      }
      try tool.files.makeFolders(path.parentFolder)
      try tool.files.write(Array(text.utf8), to: path)
      try reporter.say("created \(path)")
    }
    if isComplete { try reporter.say("next: endpointgen generate") }
    if let addition = addition(module, spec) { try reporter.say(addition) }
    return .done
  }

  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty
      && name.unicodeScalars.allSatisfy {
        $0.isASCII
          && ($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-"
            || $0 == "_")
      }
  }

  private static func configuration(_ module: String, _ spec: String) -> String {
    """
    # What endpointgen generates. 'endpointgen config' says what applies.
    version: \(Version.current)
    modules:
    \(entry(module, spec))

    """
  }

  /// A module as it stands below `modules:`.
  private static func entry(_ module: String, _ spec: String) -> String {
    """
      \(module):
        specs: [\(spec)]
        output: \(module.inFolder(Configuration.outputFolder))
    """
  }

  /// What the configuration lacks for the spec to be generated; nil when a module has it, by a pattern perhaps.
  private static func addition(_ module: String, _ spec: String) -> String? {
    let file = Configuration.fileName
    guard let bytes = try? DiskProject.load(file) else { return nil }
    var diagnostics = DiagnosticCollector()
    let read = ConfigurationReader.read(
      bytes, file: file, project: DiskProject(), into: &diagnostics)
    let hasSpec = read?.modules.contains { $0.specs.contains { $0.value == spec } } ?? false
    return hasSpec
      ? nil : "\(file) does not name \(spec) yet; add below 'modules:'\n\(entry(module, spec))"
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
