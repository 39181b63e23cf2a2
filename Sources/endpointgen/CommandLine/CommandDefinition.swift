/// What a command is called with: the parser and the help are made of it.
struct CommandDefinition: Sendable {
  var name: String
  /// What it does, in one sentence.
  var summary: String
  /// What may stand behind the name, such as `[SPEC…]`; nil when nothing may.
  var operands: String?
  var options: [OptionDefinition]
  /// More about it, in lines of at most 80 characters.
  var discussion: String
  var examples: [(line: String, doc: String)]

  init(
    _ name: String, _ summary: String, operands: String? = nil, options: [OptionDefinition] = [],
    discussion: String = "", examples: [(line: String, doc: String)] = []
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.options = options
    self.discussion = discussion
    self.examples = examples
  }
}

/// An option such as `--output FOLDER`.
struct OptionDefinition: Sendable {
  /// With its dashes.
  var name: String
  /// What its value is called in the help; nil when it takes none.
  var value: String?
  /// The values that it may have; empty when any will do.
  var choices: [String]
  var doc: String

  init(_ name: String, _ value: String? = nil, choices: [String] = [], doc: String) {
    self.name = name
    self.value = choices.isEmpty ? value : choices.joined(separator: "|")
    self.choices = choices
    self.doc = doc
  }

  static let help = OptionDefinition("--help", doc: "says what the command does and how")
  static let config = OptionDefinition(
    "--config", "FILE", doc: "the configuration; without it endpointgen.yaml, if there is one")
  static let format = OptionDefinition(
    "--format", choices: ["text", "json", "github", "sarif"], doc: "how mistakes are told")
  static let color = OptionDefinition(
    "--color", choices: ["auto", "always", "never"], doc: "when to use colours; auto: on a terminal"
  )
  static let quiet = OptionDefinition("--quiet", doc: "tells mistakes only")
  static let reporting = [format, color, quiet]
}

/// Why the arguments make no sense.
struct UsageError: Error {
  var text: String
  var help: String?
  /// The command whose help tells more.
  var command: String?
}
