/// A shell that completes what is typed; it is told by a script, made of the definitions that the parser uses.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  func completions(of commands: [CommandDefinition]) -> String {
    switch self {
    case .bash: Self.bash(commands)
    case .zsh: Self.zsh(commands)
    case .fish: Self.fish(commands)
    }
  }

  // MARK: bash

  private static func bash(_ commands: [CommandDefinition]) -> String {
    let names = commands.map(\.name) + ["--help", "--version"]
    let values = commands.flatMap { command in
      command.options.filter { $0.value != nil }.map { option in
        // Nothing is said about a file: then bash completes one.
        let choices = option.choices.joined(separator: " ")
        return "    \(command.name):\(option.name)) words='\(choices)' ;;\n"
      }
    }
    let options = commands.map { command in
      let names = (command.options + [.help]).map(\.name).joined(separator: " ")
      return "        \(command.name)) words='\(names)' ;;\n"
    }
    return """
      _endpointgen() {
        local word="${COMP_WORDS[COMP_CWORD]}" command="${COMP_WORDS[1]}" words=''
        case "$command:${COMP_WORDS[COMP_CWORD - 1]}" in
      \(values.joined())    *)
          if [[ $COMP_CWORD == 1 ]]; then
            words='\(names.joined(separator: " "))'
          elif [[ $word == -* ]]; then
            case "$command" in
      \(options.joined())      esac
          fi ;;
        esac
        COMPREPLY=($(compgen -W "$words" -- "$word"))
      }
      complete -o default -F _endpointgen endpointgen

      """
  }

  // MARK: zsh

  private static func zsh(_ commands: [CommandDefinition]) -> String {
    let names = commands.map { "    \(quoted("\($0.name):\($0.summary)"))\n" }
    let cases = commands.map { command in
      var arguments = (command.options + [.help]).map { option in
        var text = "\(option.name)[\(escaped(option.doc))]"
        if let value = option.value {
          let choices = option.choices
          let action = choices.isEmpty ? "_files" : "(\(choices.joined(separator: " ")))"
          text += ":\(choices.isEmpty ? value : "value"):\(action)"
        }
        return quoted(text)
      }
      if command.operands != nil { arguments.append(quoted("*:file:_files")) }
      return "    \(command.name)) _arguments \(arguments.joined(separator: " ")) ;;\n"
    }
    return """
      #compdef endpointgen
      _endpointgen() {
        local -a commands=(
      \(names.joined())  )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        shift words
        (( CURRENT-- ))
        case $words[1] in
      \(cases.joined())  esac
      }
      if [[ $funcstack[1] == _endpointgen ]]; then _endpointgen "$@"; else compdef _endpointgen endpointgen; fi

      """
  }

  /// In the brackets of `_arguments`, some characters mean something.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "[]:\\".contains(character) { result += "\\" }
      result.append(character)
    }
  }

  // MARK: fish

  private static func fish(_ commands: [CommandDefinition]) -> String {
    var lines = ["complete -c endpointgen -n __fish_use_subcommand -f"]
    for command in commands {
      lines.append(
        "complete -c endpointgen -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))"
      )
    }
    for command in commands {
      let condition = "-n \(quoted("__fish_seen_subcommand_from \(command.name)"))"
      if command.operands == nil { lines.append("complete -c endpointgen \(condition) -f") }
      for option in command.options + [.help] {
        var line = "complete -c endpointgen \(condition) -l \(option.name.dropFirst(2))"
        if !option.choices.isEmpty {
          line += " -x -a \(quoted(option.choices.joined(separator: " ")))"
        } else if option.value != nil {
          line += " -r -F"
        }
        lines.append("\(line) -d \(quoted(option.doc))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A word of the shell. fish knows `\'` within quotes; the others close them for it, which fish knows as well.
  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }
}
