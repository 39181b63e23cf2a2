import Configuration
import Diagnostics

/// Prints the JSON Schemas of what people write, for editors.
enum SchemaCommand: Command {
  static let definition = CommandDefinition(
    "schema", "prints the JSON Schema of the spec language, for editors",
    operands: "[\(Subject.allCases.map(\.rawValue).joined(separator: "|"))]",
    discussion: """
      Save it, and name it in the first line of a spec:
        # yaml-language-server: $schema=../endpointgen.schema.json
      """,
    examples: [
      ("endpointgen schema > endpointgen.schema.json", "of specs"),
      ("endpointgen schema config > config.schema.json", "of endpointgen.yaml"),
    ])

  private enum Subject: String, CaseIterable { case spec, config }

  static func run(_ arguments: Arguments, _ tool: Tool) throws -> ExitCode {
    let names = Subject.allCases.map(\.rawValue)
    let name = arguments.operands.first ?? Subject.spec.rawValue
    guard arguments.operands.count <= 1, let subject = Subject(rawValue: name) else {
      throw UsageError(
        text: "there is no schema of '\(arguments.operands.last!)'",
        help: Suggestion.help(name, allowed: names), command: definition.name)
    }
    switch subject {
    case .spec: try tool.console.output(tool.pipeline.schema + "\n")
    case .config: try tool.console.output(ConfigurationObject.schema.text + "\n")
    }
    return .done
  }
}
