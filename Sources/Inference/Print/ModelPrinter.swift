import Spec

/// Prints drafts as `models:` in the form in which a person would write them: on one line where they are short.
struct ModelPrinter {
  private var text = ""

  /// - Parameter heading: lines of a comment above.
  static func print(_ models: [ModelDraft], heading: [String]) -> String {
    var printer = ModelPrinter()
    for line in heading { printer.text += "# \(line)\n" }
    printer.text += "models:\n"
    for model in models { printer.print(model) }
    return printer.text
  }

  /// A model that fits is one line.
  private static let width = 90
  private static let mostInline = 3

  private mutating func print(_ model: ModelDraft) {
    let name = YAMLText.scalar(model.name)
    switch model.content {
    case .alias(let type): line(1, "\(name): { typealias: \(Self.type(type.type)) }", type.comment)
    case .enumeration(let cases, let unknown):
      let names = cases.map { $0.name == $0.value ? YAMLText.scalar($0.value) : nil }
      let written = names.compactMap { $0 }
      let list =
        written.count == names.count
        ? "[\(written.joined(separator: ", "))]"
        : "{ \(cases.map { "\(YAMLText.scalar($0.name)): \(YAMLText.scalar($0.value))" }.joined(separator: ", ")) }"
      print(name, ["cases: \(list)", "unknownCase: \(unknown)"])
    case .structure(let fields, let strategy): print(name, fields, strategy)
    }
  }

  /// Entries of a model, on its line or each on one of its own.
  private mutating func print(_ name: String, _ entries: [String]) {
    let inline = "\(name): { \(entries.joined(separator: ", ")) }"
    guard inline.count + 2 > Self.width else { return line(1, inline) }
    line(1, "\(name):")
    for entry in entries { line(2, entry) }
  }

  private mutating func print(
    _ name: String, _ fields: [FieldDraft], _ strategy: KeyStrategy
  ) {
    let entries = fields.map { "\(YAMLText.scalar($0.name)): \(Self.value($0))" }
    let inline = "\(name): { fields: { \(entries.joined(separator: ", ")) } }"
    if strategy == .asWritten, fields.count <= Self.mostInline, inline.count + 2 <= Self.width,
      fields.allSatisfy({ $0.type.comment == nil })
    {
      return line(1, inline)
    }
    line(1, "\(name):")
    if strategy != .asWritten { line(2, "keyStrategy: \(strategy.rawValue)") }
    line(2, "fields:")
    for (field, entry) in zip(fields, entries) { line(3, entry, field.type.comment) }
  }

  private mutating func line(_ depth: Int, _ content: String, _ comment: String? = nil) {
    text += String(repeating: "  ", count: depth) + content
    if let comment { text += "  # \(comment)" }
    text += "\n"
  }

  /// `String`, or `{ type: Date, key: created_at }`.
  private static func value(_ field: FieldDraft) -> String {
    var options: [String] = []
    if let key = field.wireKey { options.append("key: \(YAMLText.scalar(key))") }
    let formats = field.type.formats.map(YAMLText.scalar)
    if formats.count == 1 { options.append("format: \(formats[0])") }
    if formats.count > 1 { options.append("format: [\(formats.joined(separator: ", "))]") }
    if field.type.isLenient { options.append("lenient: true") }
    if field.isRequired { options.append("required: true") }
    if field.isReadOnly { options.append("readOnly: true") }
    let type = type(field.type.type)
    return options.isEmpty ? type : "{ type: \(type), \(options.joined(separator: ", ")) }"
  }

  /// What YAML reads as lists, and marks, stands in quotes where our own reader could not tell.
  private static func type(_ type: TypeSyntax) -> String {
    let text = type.description
    return text.contains("?") ? YAMLText.quoted(text) : text
  }
}
