/// What `--help` says.
enum Help {
  static func text(of commands: [CommandDefinition]) -> String {
    """
    endpointgen writes Swift networking code from short YAML specs.

    usage: endpointgen COMMAND [ARGUMENTS]

    commands:
    \(columns(commands.map { ($0.name, $0.summary) }))

    options:
    \(columns([("--help", "says this, or what a command does: endpointgen generate --help"), ("--version", "says the version")]))

    A first run:
      endpointgen init                  makes endpointgen.yaml and specs/example.yaml
      endpointgen generate              writes Generated/ExampleClient/
      endpointgen check                 fails when that is not what the specs give (for CI)

    Exit codes: 0 done; 1 a spec has errors, the output is stale, or there is nothing to
    check; 64 wrong usage; 74 something could not be read or written.

    """
  }

  static func text(of command: CommandDefinition) -> String {
    let operands = command.operands.map { " \($0)" } ?? ""
    var parts = [
      "endpointgen \(command.name): \(command.summary)",
      "usage: endpointgen \(command.name) [OPTIONS]\(operands)",
    ]
    if !command.discussion.isEmpty { parts.append(command.discussion) }
    let options = (command.options + [.help]).map { option in
      (option.value.map { "\(option.name) \($0)" } ?? option.name, option.doc)
    }
    parts.append("options:\n\(columns(options))")
    if !command.examples.isEmpty {
      parts.append("examples:\n\(columns(command.examples.map { ($0.line, $0.doc) }))")
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// Two columns; a left part that is too wide has a line of its own.
  private static func columns(_ rows: [(String, String)]) -> String {
    let widest = 30
    let width = rows.map(\.0.count).filter { $0 <= widest }.max() ?? 0
    return rows.map { left, right in
      if left.count > width {
        return "  \(left)\n  \(String(repeating: " ", count: width + 2))\(right)"
      }
      return "  \(left)\(String(repeating: " ", count: width - left.count + 2))\(right)"
    }.joined(separator: "\n")
  }
}
