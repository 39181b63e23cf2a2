import Diagnostics
import Output

/// One command of the tool.
protocol Command: Sendable {
  static var definition: CommandDefinition { get }
  static func run(_ arguments: Arguments, _ tool: Tool) throws -> ExitCode
}

/// The tool: it finds the command, runs it, and tells what the machine refused.
struct Tool: Sendable {
  var console: Console
  var pipeline: any Pipeline
  var files: any FileSystem = Disk()
  /// What is known of earlier runs.
  var records = ModuleRecords.ofUser

  private static let commands: [any Command.Type] = [
    GenerateCommand.self, CheckCommand.self, WatchCommand.self, InitCommand.self,
    InferCommand.self, ReviewCommand.self, ConfigCommand.self, DumpCommand.self, SchemaCommand.self,
    CompletionsCommand.self,
  ]

  static var definitions: [CommandDefinition] { commands.map { $0.definition } }

  func run(_ arguments: [String]) -> ExitCode {
    do {
      return try dispatch(arguments)
    } catch let error as UsageError {
      console.error("error: \(error.text)\n")
      if let help = error.help { console.error("help: \(help)\n") }
      let command = error.command.map { " \($0)" } ?? ""
      console.error("See 'endpointgen\(command) --help'.\n")
      return .wrongUsage
    } catch {
      console.error("error: \(error)\n")
      return .inputOutput
    }
  }

  private func dispatch(_ arguments: [String]) throws -> ExitCode {
    let definitions = Self.definitions
    guard let name = arguments.first else {
      console.error(Help.text(of: definitions))
      return .wrongUsage
    }
    switch name {
    case "--help", "-h", "help":
      guard arguments.count > 1 else {
        try console.output(Help.text(of: definitions))
        return .done
      }
      try console.output(Help.text(of: command(arguments[1]).definition))
      return .done
    case "--version":
      try console.output("endpointgen \(Version.current)\n")
      return .done
    default:
      let command = try command(name)
      let parsed = try Arguments(Array(arguments.dropFirst()), for: command.definition)
      if parsed.has("--help") {
        try console.output(Help.text(of: command.definition))
        return .done
      }
      return try command.run(parsed, self)
    }
  }

  private func command(_ name: String) throws(UsageError) -> any Command.Type {
    if let command = Self.commands.first(where: { $0.definition.name == name }) { return command }
    let names = Self.commands.map { $0.definition.name }
    if name.hasPrefix("-") {
      throw UsageError(text: "unknown option '\(name)'", help: "options stand behind the command")
    }
    throw UsageError(text: "unknown command '\(name)'", help: Suggestion.help(name, allowed: names))
  }
}
