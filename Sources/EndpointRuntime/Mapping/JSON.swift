/// Any JSON value.
///
/// `["id": 7, "tags": ["a", "b"], "note": .null]` is one, by literals.
public enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSON])
  case object([String: JSON])
}

extension JSON {
  public static func number(_ value: some BinaryInteger) -> JSON { .number(JSONNumber(value)) }

  public var isNull: Bool { self == .null }

  var isScalar: Bool {
    switch self {
    case .null, .bool, .number, .string: true
    case .array, .object: false
    }
  }

  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  public var number: JSONNumber? {
    if case .number(let value) = self { value } else { nil }
  }

  public var int: Int? { number?.exactly(Int.self) }

  public var double: Double? { number?.double }

  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  public var array: [JSON]? {
    if case .array(let value) = self { value } else { nil }
  }

  public var object: [String: JSON]? {
    if case .object(let value) = self { value } else { nil }
  }

  /// The text of a string, a number or a Boolean, as a form or a log would show it; nil for the rest.
  public var text: String? {
    switch self {
    case .string(let value): value
    case .number(let value): value.description
    case .bool(let value): value ? "true" : "false"
    case .null, .array, .object: nil
    }
  }

  /// The value of an object's key, nil when there is none or this is no object.
  public subscript(key: String) -> JSON? { object?[key] }

  /// An element of an array, nil when there is none or this is no array.
  public subscript(index: Int) -> JSON? {
    guard let array, array.indices.contains(index) else { return nil }
    return array[index]
  }
}

extension JSON: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int64) { self = .number(JSONNumber(integerLiteral: value)) }
  public init(floatLiteral value: Double) { self = .number(JSONNumber(floatLiteral: value)) }
  public init(stringLiteral value: String) { self = .string(value) }
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }

  /// Of equal keys the first wins, as when JSON is read.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { first, _ in first }))
  }
}

extension JSON: CustomStringConvertible {
  /// The value as compact JSON, keys sorted.
  public var description: String { String(decoding: serializedBytes(), as: UTF8.self) }
}
