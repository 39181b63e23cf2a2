package import Diagnostics

/// Where the spec says something. All origins are equal: two APIs that mean the same are the same API.
package struct Origin: Hashable, Sendable {
  package var range: SourceRange

  package init(_ range: SourceRange) { self.range = range }

  package static func == (_: Origin, _: Origin) -> Bool { true }
  package func hash(into _: inout Hasher) {}
}

/// The key of an entity as its author wrote it, and the Swift name asked for where the key can't be it.
package struct Name: Hashable, Sendable {
  package var key: String
  /// What `name:` says.
  package var override: String?
  package var origin: Origin
  /// Where `name:` says it.
  package var overrideOrigin: Origin?

  package init(key: String, override: String? = nil, origin: Origin) {
    self.key = key
    self.override = override
    self.origin = origin
  }

  /// The text from which the Swift name is made.
  package var swift: String { override ?? key }
}

extension String {
  /// `urlPath` of `URLPath`, `order` of `Order`.
  package var loweringHead: String {
    let head = prefix { $0.isUppercase }
    guard head.count > 1, head.count < count else {
      return head.lowercased() + dropFirst(head.count)
    }
    return head.dropLast().lowercased() + dropFirst(head.count - 1)
  }
}
