import Configuration
import Diagnostics
import Inference
import Output

/// Drafts models from samples of JSON.
enum InferCommand: Command {
  static let definition = CommandDefinition(
    "infer", "drafts models from samples of JSON", operands: "SAMPLE…",
    options: [
      nameOption,
      OptionDefinition("--at", "PATH", doc: "where the model is in each sample: data.items"),
      OptionDefinition(
        "--output", "FILE", doc: "a new file for the draft; without it, standard output"),
      .color, .quiet,
    ],
    discussion: """
      All samples are of one model: what some of them lack is optional, what is null in some may
      be null. A sample may be a list of many, or a log with one a line; '-' is what is piped in.
      The draft is a library file: include it, or copy its models into a spec, and give its
      types better names where you know some.
      """,
    examples: [
      ("endpointgen infer order.json", "the models of an Order"),
      ("endpointgen infer a.json b.json --name Order", "of several samples"),
      ("endpointgen infer page.json --at data.items", "of what is within an envelope"),
      ("curl -s URL | endpointgen infer - --name Order", ""),
    ])

  private static let nameOption = OptionDefinition(
    "--name", "NAME", doc: "the name of the model; without it, made of the first file's")

  static func run(_ arguments: Arguments, _ tool: Tool) throws -> ExitCode {
    let reporter = Reporter(arguments, tool.console)
    guard let first = arguments.operands.first else {
      throw UsageError(
        text: "infer needs a sample", help: "name a file of JSON, or '-' for what is piped in",
        command: definition.name)
    }
    let name = try arguments[nameOption.name].map(checked) ?? Self.name(ofSample: first)
    if let output = arguments["--output"], try tool.files.kind(of: output) != nil {
      throw FileError("write", output, reason: "it is there already, and may hold your changes")
    }
    var isPiped = false
    let samples = try arguments.operands.map { path in
      guard path == "-" else {
        return ModelDrafter.Sample(file: path, bytes: try DiskProject.load(path))
      }
      // What was read once is gone.
      defer { isPiped = true }
      return ModelDrafter.Sample(file: "-", bytes: isPiped ? [] : try tool.console.input())
    }
    var diagnostics = DiagnosticCollector()
    let draft = ModelDrafter.draft(samples, named: name, at: arguments["--at"], into: &diagnostics)
    try reporter.report(
      diagnostics,
      sources: Dictionary(
        samples.map { ($0.file, $0.bytes) }, uniquingKeysWith: { first, _ in first }))
    guard let draft else { return .failed }
    guard let output = arguments["--output"] else {
      try tool.console.output(draft)
      return .done
    }
    try tool.files.makeWhole([(output, Array(draft.utf8))])
    try reporter.say("created \(output)")
    return .done
  }

  private static func checked(_ name: String) throws(UsageError) -> String {
    let isName =
      name.first.map { $0.isASCII && $0.isLetter } ?? false
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    guard isName else {
      throw UsageError(
        text: "'\(name)' cannot be the name of a model", help: "use letters and digits: Order",
        command: definition.name)
    }
    guard !ModelDrafter.isTaken(name) else {
      throw UsageError(
        text: "'\(name)' is a type of the language, of Swift or of the runtime",
        help: "name the model after what it is: Shop\(name)", command: definition.name)
    }
    return name
  }

  /// `Order` of `samples/orders.json`.
  private static func name(ofSample path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    let stem = file.split(separator: ".").first ?? ""
    return ModelDrafter.name(of: String(stem)) ?? "Model"
  }
}
