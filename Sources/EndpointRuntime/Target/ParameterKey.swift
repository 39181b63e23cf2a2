/// The name of a parameter on the wire; a literal is the name as it is, dots and all.
public struct ParameterKey: Hashable, Sendable {
  /// The name in a query or form, or the first key of a nested one.
  public let name: String
  /// The keys below it; empty for a plain name.
  public let nested: [String]

  public init(_ name: String) {
    self.name = name
    nested = []
  }

  private init(name: String, nested: [String]) {
    self.name = name
    self.nested = nested
  }

  /// A key within an object: `.path("location", "postal_code")` is `{"location":{"postal_code":…}}`
  /// in JSON and `location[postal_code]` in a query.
  public static func path(_ name: String, _ nested: String...) -> Self {
    Self(name: name, nested: nested)
  }
}

extension ParameterKey: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}

extension ParameterKey: CustomStringConvertible {
  public var description: String {
    nested.isEmpty ? name : ([name] + nested).joined(separator: ".")
  }
}
