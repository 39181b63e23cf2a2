import Configuration
import Diagnostics

/// Says what applies, and from where.
enum ConfigCommand: Command {
  static let definition = CommandDefinition(
    "config", "says what applies to each module, and from where",
    operands: "[SPEC|MODULE…]",
    options: [.config] + ModuleOptionArguments.options + [
      OptionDefinition("--format", choices: ["text", "json"], doc: "how it is told"), .color,
      .quiet,
    ],
    discussion: """
      What stands in a spec itself (access, dialect, mapper, naming, emit) wins over what is
      shown here. With --format json it is one JSON document.
      """)

  static func run(_ arguments: Arguments, _ tool: Tool) throws -> ExitCode {
    let reporter = Reporter(arguments, tool.console)
    let selection = try Selection(arguments)
    if let refusal = selection.refusal { throw refusal }
    guard !selection.diagnostics.hasErrors else {
      try reporter.report(selection.diagnostics, sources: selection.sources)
      return .failed
    }
    let modules = selection.modules
    if reporter.format == .json {
      try tool.console.output(JSONText.object([("modules", .array(modules.map(json)))]).text + "\n")
    } else {
      try reporter.show(modules.map(text).joined(separator: "\n"))
    }
    return .done
  }

  private static func rows(_ module: ModuleConfiguration) -> [(String, Setting<String>)] {
    module.specs.map { ("spec", $0) } + [("output", module.output)]
      + OptionKey.allCases.map { ($0.rawValue, module.options[$0]) }
  }

  private static func text(_ module: ModuleConfiguration) -> String {
    let rows = rows(module)
    let name = rows.map(\.0.count).max() ?? 0
    let value = rows.map(\.1.value.count).max() ?? 0
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - text.count))
    }
    let lines = rows.map {
      "  \(padded($0.0, name))  \(padded($0.1.value, value))  \($0.1.origin.text)\n"
    }
    return "\(module.name.value)  (\(module.name.origin.text))\n" + lines.joined()
  }

  private static func json(_ module: ModuleConfiguration) -> JSONText {
    func setting(_ setting: Setting<String>) -> JSONText {
      ["value": .string(setting.value), "origin": .string(setting.origin.text)]
    }
    let options = OptionKey.allCases.map {
      (key: $0.rawValue, value: setting(module.options[$0]))
    }
    return [
      "name": setting(module.name), "specs": .array(module.specs.map(setting)),
      "output": setting(module.output), "options": .object(options),
    ]
  }
}
