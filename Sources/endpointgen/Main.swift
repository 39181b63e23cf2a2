import Output

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@main struct Main {
  static func main() {
    Disk.reserveStandardStreams()
    let tool = Tool(console: .terminal, pipeline: GeneratorPipelineAdapter())
    exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}

/// What the tool tells the shell; 64 and 74 are those of sysexits.h.
enum ExitCode: Int32 {
  case done = 0
  /// The specs have errors, or the output is not what they give.
  case failed = 1
  case wrongUsage = 64
  case inputOutput = 74
}

/// The version of the tool, which a configuration can ask for.
enum Version {
  static let current = "0.1.0"
}
