import Diagnostics

/// Prints what makes a shell complete the tool's commands and options.
enum CompletionsCommand: Command {
  static let definition = CommandDefinition(
    "completions", "prints the completions of a shell",
    operands: Shell.allCases.map(\.rawValue).joined(separator: "|"),
    examples: [
      ("source <(endpointgen completions bash)", "in ~/.bashrc"),
      ("endpointgen completions zsh > _endpointgen", "in a folder of $fpath"),
      ("endpointgen completions fish | source", "in ~/.config/fish/config.fish"),
    ])

  static func run(_ arguments: Arguments, _ tool: Tool) throws -> ExitCode {
    let names = Shell.allCases.map(\.rawValue)
    guard arguments.operands.count == 1, let name = arguments.operands.first else {
      throw UsageError(
        text: "name one shell", help: names.joined(separator: ", "), command: definition.name)
    }
    guard let shell = Shell(rawValue: name) else {
      throw UsageError(
        text: "unknown shell '\(name)'", help: Suggestion.help(name, allowed: names),
        command: definition.name)
    }
    try tool.console.output(shell.completions(of: Tool.definitions))
    return .done
  }
}
