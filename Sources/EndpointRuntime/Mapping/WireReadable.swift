import Foundation

/// A type that reads itself from a node, options and all.
protocol WireReadable: Decodable {
  static func read(from node: some ReadableNode, _ context: ReadContext) throws -> Self
  /// Whether dates or bytes are in it, whose text a format decides.
  static var hasFormat: Bool { get }
}

extension WireReadable {
  static var hasFormat: Bool { false }
}

/// Whether dates or bytes are in a type, whose text a format decides.
func hasFormat(_ type: any Any.Type) -> Bool {
  if type == String.self || type == Int.self || type == Bool.self { return false }
  if type == Date.self || type == Data.self { return true }
  return (type as? any WireReadable.Type)?.hasFormat ?? false
}

/// A type that is one string, number or Boolean.
protocol WireScalar: WireReadable {
  /// Nil when the value is something else.
  static func value(of node: JSONNode) -> Self?
  /// What lenient reading makes of another type, nil when it makes nothing of it.
  static func converted(from scalar: JSON) -> Self?
}

extension WireScalar {
  static func read(from node: some ReadableNode, _ context: ReadContext) throws -> Self {
    if let value = node.strict(Self.self) { return value }
    if context.options.isLenient, let scalar = node.scalar, let value = converted(from: scalar) {
      node.repaired(.converted, context)
      return value
    }
    throw node.failure(Self.self)
  }

  static func converted(from scalar: JSON) -> Self? { nil }
}

extension Optional: WireReadable where Wrapped: Decodable {
  static var hasFormat: Bool { EndpointRuntime.hasFormat(Wrapped.self) }

  static func read(from node: some ReadableNode, _ context: ReadContext) throws -> Wrapped? {
    if node.kind == .null { return nil }
    return try node.optional(context)
  }
}

extension ReadableNode {
  /// A value that is not null; lenient reading makes nil of `""` unless that is a value.
  @inline(__always)
  func optional<Value: Decodable>(_ context: ReadContext) throws -> Value? {
    if !context.options.isLenient { return try read(Value.self, context) }
    do {
      return try read(Value.self, context)
    } catch {
      guard scalar == .string("") else { throw error }
      repaired(.converted, context)
      return nil
    }
  }
}

extension Array: WireReadable where Element: Decodable {
  static var hasFormat: Bool { EndpointRuntime.hasFormat(Element.self) }

  static func read(from node: some ReadableNode, _ context: ReadContext) throws -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(node.count)
    var losses = Losses()
    let isArray = try node.forEachElement { element in
      if context.options.isLossy {
        do {
          elements.append(try element.read(Element.self, context))
        } catch {
          losses.add(error)
        }
      } else {
        elements.append(try element.read(Element.self, context))
      }
    }
    guard isArray else { throw node.failure(Self.self) }
    losses.report(to: node, context)
    return elements
  }
}

extension Dictionary: WireReadable where Key == String, Value: Decodable {
  static var hasFormat: Bool { EndpointRuntime.hasFormat(Value.self) }

  static func read(from node: some ReadableNode, _ context: ReadContext) throws -> [String: Value] {
    guard let members: [String: Value] = try node.members(context, where: { _ in true }) else {
      throw node.failure(Self.self)
    }
    return members
  }
}

extension ReadableNode {
  /// The values of an object's keys that are wanted; nil when this is no object.
  func members<Value: Decodable>(
    _ context: ReadContext, where isWanted: (String) -> Bool
  ) throws -> [String: Value]? {
    var members = [String: Value](minimumCapacity: count)
    var losses = Losses()
    let isObject = try forEachMember { key, member in
      // Of equal keys the first counts, also of those that are equal only by Unicode's canonical equivalence.
      guard isWanted(key), members[key] == nil else { return }
      if context.options.isLossy {
        do {
          members[key] = try member.read(Value.self, context)
        } catch {
          losses.add(error)
        }
      } else {
        members[key] = try member.read(Value.self, context)
      }
    }
    losses.report(to: self, context)
    return isObject ? members : nil
  }
}

/// What lossy reading of one array or dictionary leaves out.
private struct Losses {
  private var count = 0
  private var first: (any Error)?

  mutating func add(_ error: any Error) {
    count += 1
    if first == nil { first = error }
  }

  func report(to node: some ReadableNode, _ context: ReadContext) {
    guard count > 0 else { return }
    node.report?.record(.dropped(count)) {
      MappingReport.Entry(
        model: "\(context.model)", keyPath: node.codingPath.keyPath,
        found: (first as? DecodingError).map { "\(MappingFailure($0))" } ?? "\(first!)",
        outcome: .dropped(count))
    }
  }
}
