import Configuration
import Diagnostics
import Output

/// Writes the Swift files of specs.
enum GenerateCommand: Command {
  static let definition = CommandDefinition(
    "generate", "writes the Swift files that the specs give", operands: "[SPEC|MODULE…]",
    options: [
      .config, outputOption, moduleOption, forceOption, pluginOption,
    ] + ModuleOptionArguments.options + OptionDefinition.reporting,
    discussion: """
      Without a SPEC all modules of endpointgen.yaml are generated, or, when there is no such
      file, each spec in specs/ as the module <Spec>Client in Generated/. Files that are as they
      should be are not touched; files that were generated once and are no more are removed,
      unless somebody edited them; so are those of a spec that went from specs/. When a spec has
      an error nothing is written at all. A module of which nothing has changed since the last
      run is not generated again.
      """,
    examples: [
      ("endpointgen generate", "all modules"),
      ("endpointgen generate specs/order.yaml", "the module of one spec"),
      ("endpointgen generate ShopClient", "one module of endpointgen.yaml"),
      ("endpointgen generate a.yaml --output Sources/A", "one spec, into a folder"),
    ])

  static let outputOption = OptionDefinition(
    "--output", "FOLDER", doc: "the folder of the files; makes one module of the specs")

  static let moduleOption = OptionDefinition("--module", "NAME", doc: "the name of that module")

  static let pluginOption = OptionDefinition(
    "--build-plugin",
    doc: "with --output: all files that a spec can have, no manifest")

  static let forceOption = OptionDefinition(
    "--force", doc: "does all the work, also for modules of which nothing has changed")

  /// What is known of earlier runs. A build system knows itself what has changed.
  static func records(_ arguments: Arguments, _ tool: Tool) -> ModuleRecords {
    arguments.has(forceOption.name) || arguments.has(pluginOption.name) ? .none : tool.records
  }

  static func run(_ arguments: Arguments, _ tool: Tool) throws -> ExitCode {
    let reporter = Reporter(arguments, tool.console)
    return try write(generationRun(arguments, tool), arguments, tool, reporter)
  }

  /// What the specs give. `watch` repeats this and `write`.
  static func generationRun(_ arguments: Arguments, _ tool: Tool) throws -> GenerationRun {
    GenerationRun(
      try Selection(arguments), tool.pipeline, records: records(arguments, tool))
  }

  /// Writes what a run gave, and tells what there is to tell.
  static func write(
    _ run: GenerationRun, _ arguments: Arguments, _ tool: Tool, _ reporter: Reporter
  ) throws -> ExitCode {
    if let refusal = run.refusal { throw refusal }
    var diagnostics = run.diagnostics
    guard !diagnostics.hasErrors else {
      try reporter.report(diagnostics, sources: run.sources)
      return .failed
    }
    if run.modules.allSatisfy(\.isGone) { diagnostics.report(.nothingToDo, at: run.place) }
    if arguments.has(pluginOption.name) {
      try reporter.report(diagnostics, sources: run.sources)
      for module in run.modules {
        guard case .generated(let files, _, _) = module.content else { continue }
        try BuildFolder(module.configuration.output.value, files: tool.files).write(files)
      }
      return .done
    }
    let outputs = Outputs(files: tool.files, records: records(arguments, tool))
    let plans = try outputs.write(run.modules)
    for plan in plans { plan.reportDoubts(into: &diagnostics) }
    try reporter.report(diagnostics, sources: run.sources)
    if !plans.isEmpty { try reporter.say(summary(plans)) }
    return .done
  }

  /// The changed files, a line each, and how many there are.
  private static func summary(_ plans: [Outputs.Plan]) -> String {
    let changes = plans.flatMap(\.changes)
    let lines = changes.map { "\($0.kind.rawValue) \($0.path)" }
    let counts = OutputPlan.Change.Kind.allCases.map { kind in
      (changes.count { $0.kind == kind }, kind.rawValue)
    }
    let unchanged = plans.reduce(0) { $0 + $1.plan.unchanged }
    let parts = (counts + [(unchanged, "unchanged")]).filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let modules = Count.text(plans.count { !$0.module.isGone }, "module")
    return (lines + ["\(modules): \(parts.isEmpty ? "no files" : parts.joined(separator: ", "))"])
      .joined(separator: "\n")
  }
}

extension Diagnostic.Message {
  fileprivate static var nothingToDo: Self {
    .warning(
      "no-specs", "there is no spec to generate from", help: "endpointgen init makes a first one")
  }
}
