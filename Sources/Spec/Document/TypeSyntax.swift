/// A type as written, its names not looked up.
package indirect enum TypeSyntax: Hashable, Sendable {
  case named(String)
  case array(TypeSyntax)
  case dictionary(key: TypeSyntax, value: TypeSyntax)
  case optional(TypeSyntax)

  /// What stands for a type that could not be read: that was reported, and nothing more is said about it.
  package static let unknown = TypeSyntax.named("")

  /// Whether a type that is written so is just that name: `Order-Line` is, `Order Line` and `Order?` are not.
  package static func canName(_ name: String) -> Bool {
    (try? TypeParser.parse(name)) == .named(name)
  }

  package var description: String {
    switch self {
    case .named(let name): name
    case .array(let element): "[\(element.description)]"
    case .dictionary(let key, let value): "[\(key.description): \(value.description)]"
    case .optional(let wrapped): "\(wrapped.description)?"
    }
  }
}
