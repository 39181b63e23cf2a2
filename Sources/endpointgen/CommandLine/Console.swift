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
  /// Takes what was asked for: a diff, a dump, a summary. Throws when the machine does not.
  var write: @Sendable ([UInt8]) throws -> Void
  /// Takes what went wrong.
  var error: @Sendable (String) -> Void
  /// What is piped in.
  var input: @Sendable () throws -> [UInt8]
  /// Whether people see colours: a terminal that nobody told otherwise (no-color.org).
  var showsColours: Bool

  static var terminal: Console {
    // The C library's streams cost Foundation or unsafe globals; a file descriptor costs nothing.
    Console(
      write: { try Disk.writeOutput($0) }, error: { Disk.writeError(Array($0.utf8)) },
      input: { try Disk.readInput() },
      showsColours: isatty(STDERR_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
        && variable("NO_COLOR").isEmpty && variable("TERM") != "dumb")
  }

  func output(_ text: String) throws { try write(Array(text.utf8)) }

  private static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}
