import Diagnostics

/// The arguments of one command.
struct Arguments: Sendable {
  var operands: [String] = []
  private(set) var values: [String: String] = [:]

  subscript(option: String) -> String? { values[option] }

  func has(_ option: String) -> Bool { values[option] != nil }

  /// Takes the arguments apart: `--name value`, `--name=value`, and operands in between; all behind `--`
  /// are operands. An option that is given twice has its last value.
  init(_ arguments: [String], for command: CommandDefinition) throws(UsageError) {
    var rest = arguments[...]
    let options = command.options + [OptionDefinition.help]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0] == "-h" ? "--help" : String(parts[0])
      guard let option = options.first(where: { $0.name == name }) else {
        throw UsageError(
          text: "unknown option '\(name)'",
          help: Suggestion.didYouMean(name, in: options.map(\.name)), command: command.name)
      }
      values[name] = try Self.value(
        of: option, inline: parts.count == 2 ? String(parts[1]) : nil, &rest, command)
    }
    if command.operands == nil, let operand = operands.first, !has("--help") {
      throw UsageError(text: "unexpected argument '\(operand)'", help: nil, command: command.name)
    }
  }

  private static func value(
    of option: OptionDefinition, inline: String?, _ rest: inout ArraySlice<String>,
    _ command: CommandDefinition
  ) throws(UsageError) -> String {
    guard option.value != nil else {
      if inline == nil { return "" }
      throw UsageError(text: "'\(option.name)' takes no value", command: command.name)
    }
    guard let value = inline ?? rest.popFirst(), !value.isEmpty else {
      throw UsageError(
        text: "'\(option.name)' needs a value", help: "\(option.name) \(option.value!)",
        command: command.name)
    }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      throw UsageError(
        text: "unknown value '\(value)' of '\(option.name)'",
        help: Suggestion.help(value, allowed: option.choices), command: command.name)
    }
    return value
  }
}
