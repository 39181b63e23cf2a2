/// One key of a mapping: what may stand there, and what it means. The reader, the JSON Schema and the reference are
/// made of these.
package struct SpecKey: Sendable {
  package var name: String
  package var shape: Shape
  package var doc: String

  package init(_ name: String, _ shape: Shape, _ doc: String) {
    self.name = name
    self.shape = shape
    self.doc = doc
  }

  /// What may stand under a key.
  package indirect enum Shape: Sendable {
    /// A scalar, read as text whatever YAML would guess of it.
    case text
    /// Text that fits a pattern, from its first character to its last.
    case matching(String)
    case boolean
    case integer
    case number
    case choice([String])
    /// A Swift type: `String`, `[Order]`, `[String: Int]`, `"Order?"`.
    case type
    /// `T`, `T = default`, `const T = value` or `${x}`.
    case typedValue
    /// `404`, `4xx`, `200...299`.
    case status
    /// A value as JSON knows them.
    case json
    case null
    case list(of: Shape, mayBeEmpty: Bool = false)
    /// A mapping of names; nothing stands for an empty one.
    case map(of: Shape)
    /// A mapping of one name.
    case entry(of: Shape)
    /// A mapping whose keys are statuses or `default`.
    case byStatus(of: Shape)
    case object(any KeyTable)
    case any([Shape])
  }
}

/// A kind of mapping, with the keys that it has.
package protocol KeyTable: Sendable {
  /// Its name among the definitions of a schema.
  var name: String { get }
  var keys: [SpecKey] { get }
  var rules: [KeyRule] { get }
}

/// What the keys of a mapping say of each other.
package enum KeyRule: Sendable {
  /// One of these must stand there.
  case needsOne([String])
  /// No two of these may stand there.
  case atMostOne([String])
  /// Beside the key one of the others must stand.
  case needs(String, oneOf: [String])
  /// Beside the key none of the others may stand.
  case excludes(String, [String])
}
