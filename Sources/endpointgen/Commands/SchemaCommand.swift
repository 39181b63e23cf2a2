import Diagnostics

/// Prints the JSON Schema of the spec language, for editors.
enum SchemaCommand: Command {
  static let definition = CommandDefinition(
    "schema", "prints the JSON Schema of the spec language, for editors",
    discussion: """
      Save it, and name it in the first line of a spec:
        # yaml-language-server: $schema=../endpointgen.schema.json
      """,
    examples: [("endpointgen schema > endpointgen.schema.json", "")])

  static func run(_ arguments: Arguments, _ tool: Tool) throws -> ExitCode {
    tool.console.output(tool.pipeline.schema + "\n")
    return .done
  }
}
