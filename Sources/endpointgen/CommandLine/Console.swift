import Output

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where the tool says things, and hears them.
struct Console: Sendable {
  /// What was asked for: a diff, a dump, a summary.
  var output: @Sendable (String) -> Void
  /// What went wrong.
  var error: @Sendable (String) -> Void
  /// What is piped in.
  var input: @Sendable () throws -> [UInt8]
  /// Whether people see colours: a terminal that nobody told otherwise (no-color.org).
  var showsColours: Bool

  static var terminal: Console {
    // The C library's streams cost Foundation or unsafe globals; a file descriptor costs nothing.
    Console(
      output: { _ = STDOUT_FILENO.writeAll(Array($0.utf8)) },
      error: { _ = STDERR_FILENO.writeAll(Array($0.utf8)) },
      input: { try Disk.readInput() },
      showsColours: isatty(STDERR_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
        && variable("NO_COLOR").isEmpty && variable("TERM") != "dumb")
  }

  private static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}
