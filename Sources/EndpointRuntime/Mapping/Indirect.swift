/// Keeps a value out of line, so that a model can hold itself; to callers the property has the value's own type.
///
/// ```swift
/// public struct TreeNode: Codable, Sendable {
///   public var value: Int
///   @Indirect public var child: TreeNode?
/// }
/// ```
@propertyWrapper
public struct Indirect<Value> {
  private final class Box {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// Setting makes a new box: copies of the model keep theirs.
  public var wrappedValue: Value {
    get { box.value }
    set { box = Box(newValue) }
  }
}

// The box never changes, so it may be shared when its value may.
extension Indirect: @unchecked Sendable where Value: Sendable {}

extension Indirect: Equatable where Value: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.wrappedValue == right.wrappedValue
  }
}

extension Indirect: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension Indirect: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try Value(from: decoder))
  }
}

extension Indirect: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}
