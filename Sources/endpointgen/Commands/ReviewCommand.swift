import APIReview
import Diagnostics
import Output

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Tells what an edit of the specs means for callers and for the wire.
enum ReviewCommand: Command {
  static let definition = CommandDefinition(
    "review", "tells what an edit of the specs means for callers and for the wire",
    operands: "OLD [NEW]",
    options: [
      .config,
      OptionDefinition(
        "--format",
        choices: ["text", "markdown", "json", "github", "sarif", "junit", "changelog", "schema"],
        doc: "what is printed; schema: the JSON Schema of json"),
      OptionDefinition("--html", "FILE", doc: "also writes one self-contained page to look at"),
      OptionDefinition("--axis", choices: ["source", "wire"], doc: "looks at one side only"),
      OptionDefinition("--fail-on", choices: ["breaking", "risky"], doc: "exits with 1 at such"),
      OptionDefinition(
        "--rule", "ID=VERDICT,…",
        doc: "another verdict for rules: breaking, risky, safe, or off"),
      OptionDefinition("--ignore", "FILE", doc: "accepted changes: FINGERPRINT [until 2026-12-31]"),
      .color, .quiet,
    ],
    discussion: """
      OLD and NEW are specs, folders or git revisions; without NEW it is the working tree.
      'main...' compares with the commit where the branch left main, 'main specs/a.yaml' one spec
      with what it was. Nothing is checked out. Each change has two verdicts: source says whether callers still
      compile, wire whether the server sees something else or an answer is read differently. What
      breaks the wire and still compiles (★) comes first. docs/review-rules.md has the rules.
      """,
    examples: [
      ("endpointgen review main", "what the working tree changes"),
      ("endpointgen review main...", "the same, without what main has changed meanwhile"),
      ("endpointgen review main --fail-on breaking", "for continuous integration"),
      ("endpointgen review old.yaml new.yaml", "two files"),
      ("endpointgen review v1.0 v1.1 --html page.html", "a page to look at"),
    ])

  static func run(_ arguments: Arguments, _ tool: Tool) throws -> ExitCode {
    if arguments["--format"] == "schema" {
      try tool.console.output(JSONReport.schema)
      return .done
    }
    let sources = try operands(arguments)
    let policy = try policy(arguments, tool)
    if let config = arguments["--config"], !sources.old.hasConfiguration(config),
      !sources.new.hasConfiguration(config)
    {
      throw FileError("read", config, reason: "there is no such file")
    }
    let (config, hasPage) = (arguments["--config"], arguments["--html"] != nil)
    let old = ReviewState(sources.old, config: config, withFiles: hasPage)
    let new = ReviewState(sources.new, config: config, withFiles: hasPage)
    let hasNoSpec = [old, new].allSatisfy { $0.side.modules.isEmpty && $0.damaged.isEmpty }
    if hasNoSpec {
      throw FileError(
        "review", sources.old.name, reason: "there is no spec, nor in \(sources.new.name)")
    }
    let notes = notes(sources.old, old) + notes(sources.new, new)
    let review = policy.review(
      Comparer.compare(old.side, new.side), oldName: sources.old.name, newName: sources.new.name,
      notes: notes, today: today())
    try report(review, arguments, tool)
    if let path = arguments["--html"] {
      let page = HTMLPage(
        old: .init(specs: Array(old.sources.values), files: old.files),
        new: .init(specs: Array(new.sources.values), files: new.files))
      try tool.files.makeFolders(path.parentFolder)
      try tool.files.writeWhole(Array(page.print(review).utf8), to: path)
    }
    // What a spec with errors changes is known in part only.
    return review.isRefused || !new.damaged.isEmpty ? .failed : .done
  }

  private static func operands(_ arguments: Arguments) throws -> (
    old: ReviewSource, new: ReviewSource
  ) {
    guard let first = arguments.operands.first, arguments.operands.count <= 2 else {
      throw UsageError(
        text: "review compares one state with another", help: "endpointgen review OLD [NEW]",
        command: definition.name)
    }
    return try ReviewSource.pair(first, arguments.operands.dropFirst().first)
  }

  private static func policy(_ arguments: Arguments, _ tool: Tool) throws -> ReviewPolicy {
    var policy = ReviewPolicy()
    policy.axis = arguments["--axis"].flatMap(Axis.init)
    policy.failure = arguments["--fail-on"].flatMap(Verdict.init)
    for item in (arguments["--rule"] ?? "").split(separator: ",") {
      let parts = item.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else {
        throw UsageError(
          text: "'\(item)' is no rule with a verdict", help: "write '\(parts[0])=safe'",
          command: definition.name)
      }
      guard let rule = Rule(rawValue: parts[0]) else {
        throw UsageError(
          text: "unknown rule '\(parts[0])'",
          help: Suggestion.didYouMean(parts[0], in: Rule.allCases.map(\.rawValue)),
          command: definition.name)
      }
      guard parts[1] == "off" || Verdict(rawValue: parts[1]) != nil else {
        throw UsageError(
          text: "unknown verdict '\(parts[1])'", help: "use one of: breaking, risky, safe, off",
          command: definition.name)
      }
      policy.overrides.updateValue(Verdict(rawValue: parts[1]), forKey: rule)
    }
    if let path = arguments["--ignore"] {
      let text = String(decoding: try DiskProject.load(path), as: UTF8.self)
      let (entries, mistakes) = IgnoredChange.read(text, file: path)
      if let mistake = mistakes.first {
        throw UsageError(text: mistake, command: definition.name)
      }
      policy.ignored = entries
    }
    return policy
  }

  private static func notes(_ source: ReviewSource, _ state: ReviewState) -> [String] {
    if state.side.modules.isEmpty, state.damaged.isEmpty {
      return ["there is no spec in \(source.name)"]
    }
    let errors = state.diagnostics.sorted.filter { $0.message.severity == .error }
    return state.damaged.map { file in
      let first = errors.first { $0.range.file == file }
      let text = first.map { " (\($0.range): \($0.message.text))" } ?? ""
      return "\(file) has errors in \(source.name)\(text): compared as far as it could be read"
    }
  }

  private static func report(_ review: Review, _ arguments: Arguments, _ tool: Tool) throws {
    let console = tool.console
    switch arguments["--format"] {
    case "markdown": try console.output(MarkdownReport().print(review))
    case "changelog": try console.output(MarkdownReport().changelog(review))
    case "json": try console.output(JSONReport().print(review))
    case "junit": try console.output(JUnitReport().print(review))
    case "github":
      let printer = GitHubPrinter()
      try console.output(printer.print(notes: review.notes) + printer.print(review.diagnostics))
    case "sarif":
      try console.output(
        SARIFPrinter(version: Version.current).print(review.diagnostics, notes: review.notes))
    default:
      let usesColour = Reporter(arguments, console).usesColour
      if arguments.has("--quiet"), review.changes.isEmpty, review.notes.isEmpty { return }
      try console.output(TextReport(usesColour: usesColour).print(review))
    }
  }

  /// `2026-11-30`, in UTC: an end date means the same everywhere.
  private static func today() -> String {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    func padded(_ number: Int32, _ width: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    return
      "\(padded(parts.tm_year + 1900, 4))-\(padded(parts.tm_mon + 1, 2))-\(padded(parts.tm_mday, 2))"
  }
}
