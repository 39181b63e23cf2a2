/// Where a field of a model stands on the wire: a literal key, a path, or the first of several that is there.
///
/// `"a.b"` is the one key `a.b`; `.path("a", "0", "b")` goes through the object `a`, its first element (or its key
/// `0`, if `a` is an object), to `b`; `.any("message", "msg")` takes the first that is present.
public struct ModelKey: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    case key(String)
    /// At least two components.
    case path([String])
    case any([ModelKey])
  }

  let form: Form

  init(_ form: Form) { self.form = form }

  public init(_ key: String) { form = .key(key) }

  public static func path(_ components: String...) -> ModelKey { ModelKey(path: components) }

  /// An empty path is the value itself.
  public init(path components: [String]) {
    form = components.count == 1 ? .key(components[0]) : .path(components)
  }

  public static func any(_ keys: ModelKey...) -> ModelKey { ModelKey(any: keys) }

  public init(any keys: [ModelKey]) {
    form = keys.count == 1 ? keys[0].form : .any(keys)
  }
}

extension ModelKey: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { form = .key(value) }
}

extension ModelKey: CustomStringConvertible {
  /// As a spec writes it: `a.0.b`; alternatives are parted by ` or `.
  public var description: String {
    switch form {
    case .key(let key): key
    case .path(let components): components.joined(separator: ".")
    case .any(let keys): keys.map(\.description).joined(separator: " or ")
    }
  }
}
