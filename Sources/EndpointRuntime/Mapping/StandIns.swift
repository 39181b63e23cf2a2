// Stand-ins with the agreed signatures, until the mapping lands its own: delete this file then.

public struct ModelKey: Hashable, Sendable, ExpressibleByStringLiteral {
  let name: String
  public init(stringLiteral value: String) { name = value }
  public static func path(_ keys: String...) -> Self {
    Self(stringLiteral: keys.joined(separator: "."))
  }
  public static func any(_ keys: ModelKey...) -> Self { keys[0] }
}
