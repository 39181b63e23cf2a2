import Diagnostics
import YAML

/// A document that was read, and what there was to tell about it.
struct Reading {
  var root: YAMLNode?
  var diagnostics: [Diagnostic]

  init(_ text: String, limits: YAMLLimits = YAMLLimits()) {
    self.init(Array(text.utf8), limits: limits)
  }

  init(_ bytes: [UInt8], limits: YAMLLimits = YAMLLimits()) {
    var collector = DiagnosticCollector()
    root = YAMLParser(bytes: bytes, file: "a.yaml", limits: limits).parse(into: &collector)
    diagnostics = collector.sorted
  }

  /// The tree in one line: `{a: 1, b: [x, ~]}`; quoted scalars keep double quotes.
  var tree: String? { root.map(Self.text) }

  /// Such as `2:1 duplicate-key`.
  var told: [String] {
    diagnostics.map { "\($0.range.start.line):\($0.range.start.column) \($0.message.id)" }
  }

  static func text(_ node: YAMLNode) -> String {
    switch node.content {
    case .scalar(let scalar):
      scalar.isNull ? "~" : scalar.isPlain ? scalar.text : "\"\(scalar.text)\""
    case .sequence(let items): "[\(items.map(text).joined(separator: ", "))]"
    case .mapping(let pairs):
      "{\(pairs.map { "\(text($0.key)): \(text($0.value))" }.joined(separator: ", "))}"
    }
  }
}
