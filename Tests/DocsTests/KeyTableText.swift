import Spec

/// What may stand under a key, for people.
enum KeyTableText {
  static func value(_ shape: SpecKey.Shape) -> String {
    switch shape {
    case .text, .matching: "text"
    case .boolean: "`true`, `false`"
    case .integer: "whole number"
    case .number: "number"
    case .choice(let values): values.map { "`\($0)`" }.joined(separator: ", ")
    case .type: "type"
    case .typedValue: "`T`, `T = value`, `const T = value`, `${x}`"
    case .status: "status"
    case .json: "JSON"
    case .null: "nothing"
    case .list(let item, _): "list of \(value(item))"
    case .map(let item): "by name: \(value(item))"
    case .entry(let item): "one name: \(value(item))"
    case .byStatus(let item): "by status: \(value(item))"
    case .object(let table): "[\(table.name)](#\(table.name.lowercased()))"
    case .any(let shapes): alternatives(shapes)
    }
  }

  /// The words of which one may stand there.
  static func words(_ shape: SpecKey.Shape) -> [String] {
    switch shape {
    case .choice(let values): values
    case .list(let item, _), .map(let item), .entry(let item), .byStatus(let item): words(item)
    case .any(let shapes): shapes.flatMap(words)
    case .text, .matching, .boolean, .integer, .number, .type, .typedValue, .status, .json, .null,
      .object:
      []
    }
  }

  /// `text or a list` of texts, and what is one or several of the same, in few words.
  private static func alternatives(_ shapes: [SpecKey.Shape]) -> String {
    if shapes.count == 2, case .list(let item, _) = shapes[1], value(item) == value(shapes[0]) {
      return "\(value(item)), or a list"
    }
    return shapes.map(value).joined(separator: " or ")
  }
}
