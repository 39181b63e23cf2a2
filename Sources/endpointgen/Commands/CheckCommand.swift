import Configuration
import Diagnostics
import Differences
import Output

/// Fails when the output is not what the specs give.
enum CheckCommand: Command {
  static let definition = CommandDefinition(
    "check", "fails when the generated files are not what the specs give",
    operands: "[SPEC|MODULE…]",
    options: [.config, GenerateCommand.outputOption, GenerateCommand.forceOption]
      + ModuleOptionArguments.options
      + OptionDefinition.reporting,
    discussion: """
      Prints the difference as 'diff -u' does, from what is there to what the specs give, and
      exits with 1; writes nothing. Paths begin at the folder of endpointgen.yaml. Where there is
      no spec it fails too: a check of nothing says nothing. For continuous integration.
      """,
    examples: [
      ("endpointgen check", "all modules"),
      ("endpointgen check --format github", "shows stale files in a pull request"),
      ("endpointgen check | patch -p1", "does what generate does"),
    ])

  static func run(_ arguments: Arguments, _ tool: Tool) throws -> ExitCode {
    let reporter = Reporter(arguments, tool.console)
    let run = GenerationRun(
      try Selection(arguments), tool.pipeline, records: GenerateCommand.records(arguments, tool))
    if let refusal = run.refusal { throw refusal }
    var diagnostics = run.diagnostics
    if run.modules.isEmpty, !diagnostics.hasErrors {
      diagnostics.report(.nothingToCheck, at: run.place)
    }
    guard !diagnostics.hasErrors else {
      try reporter.report(diagnostics, sources: run.sources)
      return .failed
    }
    let plans = try Outputs(files: tool.files).plan(run.modules)
    let diff = UnifiedDiff(usesColour: reporter.usesColour)
    for plan in plans {
      for change in plan.plan.changes {
        let path = change.path.inFolder(plan.folder.path)
        let old = change.kind == .created ? nil : change.old
        let new = change.kind == .removed ? nil : change.new
        try reporter.show(
          diff.text(
            path: Self.name(of: path, inPatchFrom: run.configuration.folder), old: old, new: new))
        diagnostics.report(
          .stale(change.kind),
          at: place(path, line: diff.firstLine(old: change.old, new: change.new)))
      }
      plan.reportDoubts(into: &diagnostics)
    }
    try reporter.report(diagnostics, sources: run.sources)
    let isUpToDate = plans.allSatisfy(\.plan.isUpToDate)
    if isUpToDate {
      let files = plans.reduce(0) { $0 + $1.plan.unchanged }
      try reporter.say("\(Count.text(files, "file")) up to date")
    }
    return isUpToDate ? .done : .failed
  }

  /// From the configuration's folder, or from the root for what lies elsewhere: `patch` takes no path with `..` in it.
  private static func name(of path: String, inPatchFrom folder: String) -> String {
    let project = DiskProject()
    let way = project.way(to: path, from: folder)
    return way.hasPrefix("..") ? project.identity(of: path) : way
  }

  private static func place(_ path: String, line: Int) -> SourceRange {
    let start = SourceRange.Position(line: line, column: 1)
    return SourceRange(file: path, start: start, end: start)
  }
}

extension Diagnostic.Message {
  /// Success would say that something is as it should be.
  fileprivate static var nothingToCheck: Self {
    .error(
      "nothing-to-check", "there is no spec to check",
      help: "run it in the folder of endpointgen.yaml, or in that of specs/")
  }

  fileprivate static func stale(_ kind: OutputPlan.Change.Kind) -> Self {
    let text =
      switch kind {
      case .created: "the specs give this file, and it is not there"
      case .updated: "this is not what the specs give"
      case .removed: "the specs do not give this file any more"
      }
    return .error("stale-output", text, help: "run 'endpointgen generate'")
  }
}
