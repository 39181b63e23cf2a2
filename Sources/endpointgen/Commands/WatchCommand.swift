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
    "watch", "generates, and again whenever a spec changes", operands: "[SPEC…]",
    options: GenerateCommand.definition.options,
    discussion: """
      Looks at the configuration, the specs and all they include. After a mistake it tells
      what is wrong and waits for the next change. Stop it with control-C.
      """)

  /// Two looks make a change: one sees it, the next finds that nothing more happens, since editors write
  /// a file in several steps.
  private static let microsecondsBetweenLooks: useconds_t = 50_000

  static func run(_ arguments: Arguments, _ tool: Tool) throws -> ExitCode {
    let reporter = Reporter(arguments, tool.console)
    var watched = Snapshot(of: [arguments["--config"] ?? Configuration.fileName])
    while true {
      let paths = generate(arguments, tool, reporter)
      // What changed while it ran is another state than the one before.
      watched = Snapshot(of: paths).remembering(watched)
      while Snapshot(of: paths) == watched { usleep(microsecondsBetweenLooks) }
      var last = Snapshot(of: paths)
      repeat {
        watched = last
        usleep(microsecondsBetweenLooks)
        last = Snapshot(of: paths)
      } while last != watched
    }
  }

  /// Generates, tells what went wrong, and gives the paths to look at.
  private static func generate(
    _ arguments: Arguments, _ tool: Tool, _ reporter: Reporter
  ) -> Set<String> {
    do {
      let run = try GenerateCommand.generate(arguments, tool, reporter).run
      return run.paths.union(run.paths.map(\.parentFolder))
    } catch {
      // Wrong usage too: a spec that was named may come back.
      tool.console.error("error: \((error as? UsageError)?.text ?? "\(error)")\n")
      let paths = [arguments["--config"] ?? Configuration.fileName] + arguments.operands
      return Set(paths)
    }
  }
}

/// How some files and folders look.
struct Snapshot: Hashable {
  private var stamps: [String: FileStamp] = [:]

  init(of paths: Set<String>) {
    for path in paths { stamps[path] = FileStamp(of: path) }
  }

  /// The same paths, looking as they did before where that is known.
  func remembering(_ before: Snapshot) -> Snapshot {
    var snapshot = self
    for path in stamps.keys { snapshot.stamps[path] = before.stamps[path] ?? stamps[path] }
    return snapshot
  }
}
