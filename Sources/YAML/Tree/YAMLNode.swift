package import Diagnostics

/// A YAML node that knows where it stands in its file.
///
/// Anchors, aliases and merges are resolved: a node that came by an alias stands at the alias, what is
/// inside it where it was written.
package struct YAMLNode: Sendable {
  package enum Content: Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    /// In the order of the file, each key once.
    case mapping([YAMLPair])
  }

  package var content: Content
  package var range: SourceRange
  /// Written in brackets or braces: `[Order]`, `{ id: 1 }`. In a type's place these mean Swift types.
  package var isFlow: Bool

  package init(content: Content, range: SourceRange, isFlow: Bool = false) {
    self.content = content
    self.range = range
    self.isFlow = isFlow
  }
}

/// One entry of a mapping.
package struct YAMLPair: Sendable {
  /// A scalar, whatever YAML would guess of it: `on`, `200` and `null` are texts here.
  package var key: YAMLNode
  package var value: YAMLNode

  package init(key: YAMLNode, value: YAMLNode) {
    self.key = key
    self.value = value
  }

  package var name: String { key.text ?? "" }
}

extension YAMLNode {
  /// Nothing, `~`, `null`, `Null` or `NULL`, without quotes.
  package var isNull: Bool { scalar?.isNull ?? false }

  package var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The text of a scalar exactly as it was meant (quotes and folds undone), nil for a list or mapping.
  package var text: String? { scalar?.text }

  package var items: [YAMLNode]? {
    if case .sequence(let items) = content { items } else { nil }
  }

  package var pairs: [YAMLPair]? {
    if case .mapping(let pairs) = content { pairs } else { nil }
  }

  /// The value of a key, compared scalar by scalar; nil when there is none or this is no mapping.
  package subscript(key: String) -> YAMLNode? {
    pairs?.first { $0.name.isSameText(as: key) }?.value
  }

  /// Where a mapping is expected and `page:1` stands: what is wrong with that; else nil.
  package var missingSpaceHelp: String? {
    guard let scalar, scalar.isPlain, let colon = scalar.text.firstIndex(of: ":") else {
      return nil
    }
    let (key, rest) = (scalar.text[..<colon], scalar.text[colon...].dropFirst())
    let isKey = !key.isEmpty && !key.contains(" ") && key.first?.isLetter == true
    guard isKey, !rest.isEmpty, rest.first != "/" else { return nil }
    return Diagnostic.Message.missingSpace(after: "\(key):", before: rest.unicodeScalars.first).text
  }

  /// `a mapping`, `a list`, `text` or `nothing`, for messages.
  package var kind: String {
    switch content {
    case .scalar(let scalar): scalar.isNull ? "nothing" : "text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}
