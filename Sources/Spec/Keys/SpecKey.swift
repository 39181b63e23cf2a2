/// One key of the language: what may stand there, and what it means. The reader, the JSON Schema and the
/// reference are made of these.
package struct SpecKey: Sendable {
  package var name: String
  package var shape: Shape
  package var doc: String

  init(_ name: String, _ shape: Shape, _ doc: String) {
    self.name = name
    self.shape = shape
    self.doc = doc
  }

  /// What may stand under a key.
  package indirect enum Shape: Sendable {
    /// A scalar, read as text whatever YAML would guess of it.
    case text
    case boolean
    case integer
    case number
    case choice([String])
    /// A Swift type: `String`, `[Order]`, `[String: Int]`, `"Order?"`.
    case type
    /// `T`, `T = default`, `const T = value` or `${x}`.
    case typedValue
    /// A value as JSON knows them.
    case json
    case null
    case list(of: Shape)
    case map(of: Shape)
    case object(SpecObject)
    case any([Shape])
  }
}
