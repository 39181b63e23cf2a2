/// A value written in a spec, as JSON knows values, with its place.
package struct Value: Hashable, Sendable {
  package indirect enum Content: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A JSON number, as written.
    case number(String)
    case text(TextTemplate)
    case array([Value])
    case object([Entry])
  }

  package struct Entry: Hashable, Sendable {
    package var key: String
    package var origin: Origin
    package var value: Value

    package init(key: String, origin: Origin, value: Value) {
      self.key = key
      self.origin = origin
      self.value = value
    }
  }

  package var content: Content
  package var origin: Origin

  package init(_ content: Content, origin: Origin) {
    self.content = content
    self.origin = origin
  }

  /// The text of a value that is plain text.
  package var plainText: String? {
    if case .text(let template) = content { template.plainText } else { nil }
  }
}

/// Text in which `${x}` stands for an argument or a variable.
package struct TextTemplate: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case text(String)
    case reference(Reference)
  }

  package var parts: [Part]
  package var origin: Origin

  package init(_ parts: [Part], origin: Origin) {
    self.parts = parts
    self.origin = origin
  }

  /// The text, when nothing in it is known only later.
  package var plainText: String? {
    switch parts.count {
    case 0: ""
    case 1: if case .text(let text) = parts[0] { text } else { nil }
    default: nil
    }
  }

  /// The one reference of which the text consists.
  package var soleReference: Reference? {
    if parts.count == 1, case .reference(let reference) = parts[0] { reference } else { nil }
  }

  package var references: [Reference] {
    parts.compactMap { if case .reference(let reference) = $0 { reference } else { nil } }
  }
}

/// What a `${x}` or a `{x}` stands for.
package struct Reference: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case argument, variable }
  package var kind: Kind
  /// The key of the parameter or the variable.
  package var key: String
  package var type: TypeReference
  package var origin: Origin

  package init(_ kind: Kind, key: String, type: TypeReference, origin: Origin) {
    self.kind = kind
    self.key = key
    self.type = type
    self.origin = origin
  }
}

/// A path with its arguments: `feed/{slug}[/{kind}]/?v=1`.
package struct PathTemplate: Hashable, Sendable {
  package indirect enum Part: Hashable, Sendable {
    case text(String)
    case argument(Reference, isInQuery: Bool)
    /// `[…]`: goes when an argument in it is nil.
    case optional([Part])
  }

  package var parts: [Part]
  /// The constants that it named, whose text stands in the parts.
  package var constants: [String]
  package var origin: Origin?

  package init(_ parts: [Part], constants: [String] = [], origin: Origin? = nil) {
    self.parts = parts
    self.constants = constants
    self.origin = origin
  }

  package var isEmpty: Bool { parts.isEmpty }

  package var references: [Reference] { Self.references(in: parts) }

  private static func references(in parts: [Part]) -> [Reference] {
    var result: [Reference] = []
    for part in parts {
      switch part {
      case .text: break
      case .argument(let reference, _): result.append(reference)
      case .optional(let parts): result += references(in: parts)
      }
    }
    return result
  }

  /// As the spec writes it.
  package var description: String { Self.description(of: parts) }

  private static func description(of parts: [Part]) -> String {
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .argument(let reference, _): result += "{\(reference.key)}"
      case .optional(let parts): result += "[\(description(of: parts))]"
      }
    }
    return result
  }
}
