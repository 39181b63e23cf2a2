import Configuration
import Diagnostics
import Output

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Generates again after each change, until it is stopped.
enum WatchCommand: Command {
  static let definition = CommandDefinition(
    "watch", "generates, and again whenever a spec changes", operands: "[SPEC|MODULE…]",
    options: GenerateCommand.definition.options.filter {
      $0.name != GenerateCommand.pluginOption.name
    },
    discussion: """
      Looks at the configuration, the specs and all they include. After a mistake it tells
      what is wrong and waits for the next change. Stop it with control-C.
      """)

  /// A change is seen by one look, and generated from when the next finds that nothing more happens:
  /// editors write a file in several steps.
  private static let microsecondsBetweenLooks: useconds_t = 50_000

  static func run(_ arguments: Arguments, _ tool: Tool) throws -> ExitCode {
    let reporter = Reporter(arguments, tool.console)
    while true {
      let seen = generate(arguments, tool, reporter)
      while seen.again == seen { usleep(microsecondsBetweenLooks) }
      var last = seen.again
      var isSettled = false
      while !isSettled {
        usleep(microsecondsBetweenLooks)
        let next = seen.again
        isSettled = next == last
        last = next
      }
    }
  }

  /// Generates, tells what went wrong, and gives what was looked at.
  private static func generate(
    _ arguments: Arguments, _ tool: Tool, _ reporter: Reporter
  ) -> Snapshot {
    var seen = Snapshot()
    for path in [arguments["--config"] ?? Configuration.fileName] + arguments.operands {
      seen.look(at: path)
    }
    do {
      let run = try GenerateCommand.generationRun(arguments, tool)
      // Also when nothing can be written: the next edit shall be seen.
      seen.add(run.seen)
      _ = try GenerateCommand.write(run, arguments, tool, reporter)
    } catch {
      // Wrong usage too: a spec that was named may come back.
      tool.console.error("error: \((error as? UsageError)?.text ?? "\(error)")\n")
    }
    return seen
  }
}
