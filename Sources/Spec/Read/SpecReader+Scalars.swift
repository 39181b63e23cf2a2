import Diagnostics
import YAML

/// Keys, and the values that are one scalar.
extension SpecReader {
  /// The entries of a mapping, all with keys that `object` has; others are reported.
  mutating func fields(_ node: YAMLNode, _ object: SpecObject) -> FieldSet {
    guard let pairs = node.pairs else {
      diagnostics.report(.expectedMapping(object, node), at: node.range)
      return FieldSet(object, range: node.range)
    }
    let names = object.names
    for pair in pairs where !names.contains(pair.name) {
      diagnostics.report(.unknownKey(pair.name, of: object), at: pair.key.range)
    }
    return FieldSet(object, range: node.range, pairs: pairs)
  }

  /// The entries of a mapping whose keys are names; nothing stands for none.
  mutating func entries(_ node: YAMLNode?) -> [YAMLPair] {
    guard let node, !node.isNull else { return [] }
    guard let pairs = node.pairs else {
      diagnostics.report(.expectedNames(node), at: node.range)
      return []
    }
    return pairs
  }

  func key(_ pair: YAMLPair) -> Located<String> { Located(pair.name, at: pair.key.range) }

  mutating func text(_ node: YAMLNode?) -> Located<String>? {
    guard let node else { return nil }
    guard let text = node.text, !node.isNull else {
      diagnostics.report(.expectedText(node), at: node.range)
      return nil
    }
    return Located(text, at: node.range)
  }

  /// Text where nothing is the empty text.
  mutating func possiblyEmptyText(_ node: YAMLNode?) -> Located<String>? {
    guard let node else { return nil }
    return node.isNull ? Located("", at: node.range) : text(node)
  }

  /// A text, or a list of texts: at least one, where the key says nothing without.
  mutating func texts(_ node: YAMLNode?, mayBeNone: Bool = false) -> [Located<String>] {
    guard let node else { return [] }
    guard let items = node.items else { return text(node).map { [$0] } ?? [] }
    if items.isEmpty, !mayBeNone { diagnostics.report(.emptyList, at: node.range) }
    return items.compactMap { text($0) }
  }

  mutating func bool(_ node: YAMLNode?) -> Located<Bool>? {
    guard let node else { return nil }
    switch node.scalar.flatMap({ $0.isPlain ? $0.text : nil }) {
    case "true": return Located(true, at: node.range)
    case "false": return Located(false, at: node.range)
    default:
      diagnostics.report(.expectedBool(node), at: node.range)
      return nil
    }
  }

  mutating func integer(_ node: YAMLNode?) -> Located<Int>? {
    guard let text = text(node) else { return nil }
    guard let number = Int(text.value), text.value.allSatisfy({ $0.isASCII && $0.isNumber }) else {
      diagnostics.report(.expectedNumber(text.value, "a whole number"), at: text.range)
      return nil
    }
    return Located(number, at: text.range)
  }

  /// A number that is not negative, as written.
  mutating func number(_ node: YAMLNode?) -> Located<String>? {
    guard let text = text(node) else { return nil }
    let digits = text.value.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard
      digits.allSatisfy({ part in
        !part.isEmpty && part.allSatisfy { ("0"..."9").contains($0) }
      })
    else {
      diagnostics.report(.expectedNumber(text.value, "a number of seconds"), at: text.range)
      return nil
    }
    return text
  }

  /// A word from a key's list.
  mutating func choice(_ node: YAMLNode?, of fields: FieldSet, _ name: String) -> Located<String>? {
    // A null that is written, such as `empty: null`, is a word too; nothing is none.
    let written = node?.text.flatMap { $0.isEmpty ? nil : $0 }
    guard
      let text = node.flatMap({ node in written.map { Located($0, at: node.range) } }) ?? text(node)
    else { return nil }
    guard case .choice(let allowed) = fields.object.key(name)?.shape else {
      preconditionFailure("the key '\(name)' of \(fields.object) is no choice")
    }
    guard allowed.contains(text.value) else {
      diagnostics.report(
        .unknownChoice(text.value, for: name, allowed: allowed), at: text.range)
      return nil
    }
    return text
  }

  mutating func keyStrategy(_ node: YAMLNode?) -> Located<KeyStrategy>? {
    guard let text = text(node) else { return nil }
    guard let strategy = KeyStrategy(rawValue: text.value) else {
      let allowed = KeyStrategy.allCases.map(\.rawValue)
      diagnostics.report(
        .unknownChoice(text.value, for: "keyStrategy", allowed: allowed), at: text.range)
      return nil
    }
    return Located(strategy, at: text.range)
  }

  /// A type; YAML's reading of `[Order]` and `[String: Int]` means the Swift type it looks like.
  ///
  /// One that cannot be read is reported, and unknown.
  mutating func type(_ node: YAMLNode) -> Located<TypeSyntax> {
    switch node.content {
    case .scalar(let scalar):
      guard !node.isNull else {
        diagnostics.report(.missingType, at: node.range)
        return Located(.unknown, at: node.range)
      }
      do {
        return Located(try TypeParser.parse(scalar.text), at: node.range)
      } catch {
        let text = Located(scalar.text, at: node.range)
        diagnostics.report(
          .invalidType(scalar.text, error),
          at: text.range(of: error.offset..<error.offset + error.length))
        return Located(.unknown, at: node.range)
      }
    case .sequence(let items) where items.count == 1 && node.isFlow:
      if let pairs = items[0].pairs {
        guard pairs.count == 1 else { break }
        let (key, value) = (type(pairs[0].key), type(pairs[0].value))
        return Located(.dictionary(key: key.value, value: value.value), at: node.range)
      }
      return Located(.array(type(items[0]).value), at: node.range)
    default: break
    }
    diagnostics.report(.expectedType(node), at: node.range)
    return Located(.unknown, at: node.range)
  }

  func value(_ node: YAMLNode) -> SpecValue {
    switch node.content {
    case .scalar(let scalar):
      SpecValue(.scalar(scalar.text, isPlain: scalar.isPlain), at: node.range)
    case .sequence(let items): SpecValue(.list(items.map { value($0) }), at: node.range)
    case .mapping(let pairs):
      SpecValue(
        .map(pairs.map { SpecValue.Entry(key: key($0), value: value($0.value)) }), at: node.range)
    }
  }
}

extension Diagnostic.Message {
  static var emptyList: Self {
    .error(
      "empty-list", "an empty list says nothing here",
      help: "name at least one, or leave the key out"
    )
  }
  fileprivate static func expectedMapping(_ object: SpecObject, _ node: YAMLNode) -> Self {
    let names = object.keys.prefix(4).map(\.name).joined(separator: ", ")
    return .error(
      "expected-mapping", "expected a mapping here, but this is \(node.kind)",
      help: node.missingSpaceHelp ?? hint(object, node) ?? "it has keys such as \(names)")
  }
  /// What people write for a model that is short.
  private static func hint(_ object: SpecObject, _ node: YAMLNode) -> String? {
    guard object == .model, !node.isNull else { return nil }
    if let text = node.text { return "for another name of a type write { typealias: \(text) }" }
    return "for an enum write { cases: [a, b] }"
  }
  fileprivate static func unknownKey(_ name: String, of object: SpecObject) -> Self {
    let names = object.keys.map(\.name)
    let help =
      misplaced(name, object) ?? Suggestion.didYouMean(name, in: names)
      ?? (object == .model ? "the fields of a model stand below its 'fields:'" : nil)
      ?? "use one of: \(names.joined(separator: ", "))"
    return .error("unknown-key", "unknown key '\(name)'", help: help)
  }
  /// What people write who know another tool.
  private static func misplaced(_ name: String, _ object: SpecObject) -> String? {
    switch (name, object) {
    case ("query", .endpoint), ("form", .endpoint), ("json", .endpoint):
      "write 'encoding: \(name)', and the values under 'params:'"
    case ("parameters", _): "did you mean 'params'?"
    case ("base", .document), ("url", .document), ("host", .document): "did you mean 'baseURL'?"
    case ("required", .parameter):
      "an argument is required unless its type is 'T?' or it has a default"
    case ("optional", .parameter), ("optional", .field), ("nullable", .field):
      "write the type as \"T?\""
    case ("path", .field): "did you mean 'at'?"
    case ("enum", .model): "did you mean 'cases'?"
    case ("type", .model):
      "an enum's type is its 'raw:', a struct is its 'fields:', another type's name a 'typealias:'"
    case ("properties", .model): "did you mean 'fields'?"
    case ("alias", .model): "did you mean 'typealias'?"
    default: nil
    }
  }
  fileprivate static func expectedNames(_ node: YAMLNode) -> Self {
    .error(
      "expected-names", "expected names with what they stand for, but this is \(node.kind)",
      help: "write 'name: …', each on a line of its own")
  }
  fileprivate static func expectedText(_ node: YAMLNode) -> Self {
    .error(
      "expected-text", "expected text here, but this is \(node.kind)",
      help: node.isNull ? "write a text, or \"\" for an empty one; or take the key away" : nil)
  }
  fileprivate static func expectedBool(_ node: YAMLNode) -> Self {
    let written = node.text.map { "'\($0)'" } ?? node.kind
    let help =
      switch node.text?.lowercased() {
      case "yes", "on", "y", "true", "1": "write true"
      case "no", "off", "n", "false", "0": "write false"
      default: "write true or false"
      }
    return .error("expected-bool", "expected true or false, but this is \(written)", help: help)
  }
  fileprivate static func expectedNumber(_ text: String, _ what: String) -> Self {
    .error("expected-number", "expected \(what), but this is '\(text)'")
  }
  static func unknownChoice(_ text: String, for name: String, allowed: [String]) -> Self {
    .error(
      "unknown-value", "'\(text)' is no value of '\(name)'",
      help: Suggestion.help(text, allowed: allowed))
  }
  fileprivate static var missingType: Self {
    .error("missing-type", "a type is missing here", help: "write one, such as String or [Order]")
  }
  fileprivate static func expectedType(_ node: YAMLNode) -> Self {
    .error(
      "expected-type", "expected a type here, but this is \(node.kind)",
      help: "write String, [Order], [String: Int], or in quotes \"Order?\" and \"[Order]?\"")
  }
}
