import Configuration
import Diagnostics
import Generator

/// Shows what a stage of the generator makes of a spec.
enum DumpCommand: Command {
  static let definition = CommandDefinition(
    "dump", "shows what a stage of the generator makes of a spec", operands: "SPEC",
    options: [
      OptionDefinition(
        "--stage", choices: StageDump.allCases.map(\.rawValue),
        doc: "what to show"),
      .color, .quiet,
    ],
    discussion: """
      For those who work on the generator, or wonder what it reads in a spec. The standard output
      has what was asked for and nothing else; mistakes go to the standard error.
      """,
    examples: [("endpointgen dump --stage swift a.yaml", "the Swift files, without writing them")])

  static func run(_ arguments: Arguments, _ tool: Tool) throws -> ExitCode {
    let reporter = Reporter(arguments, tool.console)
    guard arguments.operands.count == 1, let spec = arguments.operands.first else {
      throw UsageError(text: "dump shows one spec", command: definition.name)
    }
    guard let stage = arguments["--stage"].flatMap(StageDump.init) else {
      throw UsageError(
        text: "'--stage' is missing",
        help: Suggestion.help("", allowed: StageDump.allCases.map(\.rawValue)),
        command: definition.name)
    }
    let recorder = SnapshotRecorder()
    let project = DiskProject(recorder: recorder)
    // Who calls the tool names a file; what that names itself is for its author.
    _ = try project.load(spec)
    let (text, output) = tool.pipeline.dump(stage, of: Configuration.module(ofSpec: spec)) {
      try project.load($0)
    }
    if let refusal = recorder.refusal { throw refusal }
    try tool.console.output(text)
    try reporter.report(output.diagnostics, sources: output.sources)
    return output.diagnostics.hasErrors ? .failed : .done
  }
}
