import APIModel
import Diagnostics
import Spec

/// What a spec means once it is resolved, and what was told about it.
struct Meaning {
  let api: API?
  private let diagnostics: [Diagnostic]

  init(_ spec: String, files: [String: String] = [:]) {
    self.init(Array(spec.utf8), files: files)
  }

  init(_ spec: [UInt8], files: [String: String] = [:]) {
    var collector = DiagnosticCollector()
    let sources = SourceSet.read(
      "spec.yaml",
      load: { path in
        if path == "spec.yaml" { return spec }
        guard let text = files[path] else { throw NoSuchFile() }
        return Array(text.utf8)
      }, into: &collector)
    api = Resolver.resolve(sources, into: &collector)
    diagnostics = collector.sorted
  }

  private struct NoSuchFile: Error {}

  /// The ids, each once, in the order of the text.
  var told: String { diagnostics.map(\.message.id).joined(separator: " ") }

  // MARK: Parts

  /// The first of all.
  var endpoint: Endpoint? {
    var first: Endpoint?
    api?.forEachEndpoint { first = first ?? $0 }
    return first
  }

  /// The default of the first variable.
  var variable: String? { api?.target?.variables.first?.default.map(Self.text) }

  /// `NAME=raw` of each case of the first model.
  var cases: String? {
    guard case .enumeration(let enumeration) = api?.models.first?.kind else { return nil }
    return enumeration.cases.map { "\($0.name.key)=\(Self.text($0.raw))" }.joined(separator: " ")
  }

  /// A value as JSON, texts in single quotes.
  static func text(_ value: Value) -> String {
    switch value.content {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .number(let text): text
    case .text(let template): "'\(text(template))'"
    case .array(let items): "[\(items.map(text).joined(separator: ", "))]"
    case .object(let entries):
      "{\(entries.map { "\($0.key): \(text($0.value))" }.joined(separator: ", "))}"
    }
  }

  static func text(_ template: TextTemplate) -> String {
    template.parts.map { part in
      switch part {
      case .text(let text): text
      case .reference(let reference): "${\(reference.key)}"
      }
    }.joined()
  }
}
