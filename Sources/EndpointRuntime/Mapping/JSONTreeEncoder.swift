public import Foundation

extension JSON {
  /// The JSON of a value, as its `Encodable` writes it; nil optionals are left out, as `Codable` does.
  ///
  /// `Date`, `Data`, `Decimal`, `URL`, `UUID`, `Day` and `JSON` are written as the wire wants them, also deep in the
  /// value. Throws an `EncodingError`, for a number that is not finite too.
  public static func encoding(
    _ value: some Encodable, dates: DateFormat = .iso8601, data: DataFormat = .base64
  ) throws -> JSON {
    try EncodedValue.encoding(value, dates: dates, data: data).json
  }

  /// The JSON text of a value, the keys in the order in which it writes them; otherwise as `encoding`.
  public static func data(
    encoding value: some Encodable, dates: DateFormat = .iso8601, data: DataFormat = .base64
  ) throws -> Data {
    var writer = JSONWriter()
    try writer.encode(value, dates: dates, data: data)
    return Data(writer.bytes)
  }
}

extension JSONWriter {
  /// The JSON of a value, the keys in the order in which it writes them.
  public mutating func encode(
    _ value: some Encodable, dates: DateFormat = .iso8601, data: DataFormat = .base64
  ) throws {
    try EncodedValue.encoding(value, dates: dates, data: data).write(to: &self)
  }
}

extension EncodedValue {
  static func encoding<Value: Encodable>(
    _ value: Value, dates: DateFormat, data: DataFormat
  ) throws -> EncodedValue {
    let settings = EncodingSettings(dates: dates, data: data)
    return try JSONTreeEncoder(settings, parent: nil, key: nil).encoded(value)
  }
}

struct EncodingSettings {
  var dates: DateFormat
  var data: DataFormat
}

/// An encoder that makes a tree of JSON.
final class JSONTreeEncoder: Encoder {
  let settings: EncodingSettings
  private let parent: JSONTreeEncoder?
  private let key: WireKey?
  private let depth: Int
  private(set) var value: EncodedValue?

  init(_ settings: EncodingSettings, parent: JSONTreeEncoder?, key: WireKey?) {
    self.settings = settings
    self.parent = parent
    self.key = key
    depth = (parent?.depth ?? 0) + 1
  }

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  var codingPath: [any CodingKey] {
    var path: [any CodingKey] = []
    var encoder = self
    while let parent = encoder.parent {
      if let key = encoder.key { path.append(key) }
      encoder = parent
    }
    return path.reversed()
  }

  /// A value that writes nothing is an empty object, as in Foundation's encoder.
  var result: EncodedValue { value ?? .object(EncodedObject()) }

  func set(_ value: EncodedValue) { self.value = value }

  func object() throws -> EncodedObject {
    switch value {
    case nil:
      let object = EncodedObject()
      value = .object(object)
      return object
    case .object(let object): return object
    case .json(.object(let members)):
      // A field whose value is free JSON, and now gets another key.
      let object = EncodedObject()
      for (key, member) in members.sorted(by: { $0.key < $1.key }) { object[key] = .json(member) }
      value = .object(object)
      return object
    default: throw conflict("an object")
    }
  }

  func array() throws -> EncodedArray {
    switch value {
    case nil:
      let array = EncodedArray()
      value = .array(array)
      return array
    case .array(let array): return array
    default: throw conflict("an array")
    }
  }

  private func conflict(_ wanted: String) -> EncodingError {
    .invalidValue(
      result.json,
      .init(
        codingPath: codingPath,
        debugDescription: "\(wanted) cannot be written where something else already stands"))
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(JSONKeyedEncoding<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { JSONUnkeyedEncoding(encoder: self) }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    JSONSingleValueEncoding(encoder: self)
  }

  /// The value that an encodable one writes below this encoder.
  func encoded<Value: Encodable>(
    _ value: Value, key: WireKey? = nil, _ settings: EncodingSettings? = nil
  ) throws -> EncodedValue {
    let settings = settings ?? self.settings
    if let json = try scalar(value, key: key, settings) { return .json(json) }
    guard depth <= JSONDocument.maximumDepth else {
      throw EncodingError.invalidValue(
        value,
        .init(
          codingPath: codingPath,
          debugDescription: "nesting deeper than \(JSONDocument.maximumDepth) levels"))
    }
    let encoder = JSONTreeEncoder(settings, parent: self, key: key)
    if depth == LargeStack.threshold {
      try LargeStack.run { try value.encode(to: encoder) }
    } else {
      try value.encode(to: encoder)
    }
    // A dictionary gives its keys in another order each time; the wire shall not.
    if case .object(let object) = encoder.result, value is any UnorderedKeys { object.sortKeys() }
    return encoder.result
  }

  /// Types that are one JSON value, told by their identity: quicker than asking for a conformance, and it catches those of
  /// Foundation, whose own `encode` would write something else.
  private func scalar<Value: Encodable>(
    _ value: Value, key: WireKey?, _ settings: EncodingSettings
  ) throws -> JSON? {
    let type = Value.self
    if type == String.self { return .string(unsafeBitCast(value, to: String.self)) }
    if type == Int.self { return .number(unsafeBitCast(value, to: Int.self)) }
    if type == Bool.self { return .bool(unsafeBitCast(value, to: Bool.self)) }
    if type == Double.self {
      return try finite(JSONNumber(unsafeBitCast(value, to: Double.self)), value, key)
    }
    if type == Date.self {
      return try finite(
        unsafeBitCast(value, to: Date.self).timeIntervalSince1970.isFinite
          ? settings.dates.json(from: unsafeBitCast(value, to: Date.self)) : nil, value, key)
    }
    if let value = value as? any JSONScalar {
      return try finite(value.json(settings), value, key)
    }
    return nil
  }

  private func finite(_ number: JSONNumber?, _ value: any Encodable, _ key: WireKey?) throws -> JSON
  {
    try finite(number.map { .number($0) }, value, key)
  }

  private func finite(_ json: JSON?, _ value: any Encodable, _ key: WireKey?) throws -> JSON {
    if let json { return json }
    throw EncodingError.invalidValue(
      value,
      .init(
        codingPath: codingPath + (key.map { [$0] } ?? []),
        debugDescription: "\(value) is not finite, JSON cannot write it"))
  }
}

/// A type whose keys come in no order.
private protocol UnorderedKeys {}

extension Dictionary: UnorderedKeys {}

/// A type that is one JSON value. Nil: it has a value that JSON cannot write.
protocol JSONScalar: Encodable {
  func json(_ settings: EncodingSettings) -> JSON?
}

extension JSONScalar where Self: BinaryInteger {
  func json(_ settings: EncodingSettings) -> JSON? { .number(self) }
}

extension Int8: JSONScalar {}
extension Int16: JSONScalar {}
extension Int32: JSONScalar {}
extension Int64: JSONScalar {}
extension UInt: JSONScalar {}
extension UInt8: JSONScalar {}
extension UInt16: JSONScalar {}
extension UInt32: JSONScalar {}
extension UInt64: JSONScalar {}
extension Float: JSONScalar {
  func json(_ settings: EncodingSettings) -> JSON? { JSONNumber(self).map { .number($0) } }
}
extension Decimal: JSONScalar {
  func json(_ settings: EncodingSettings) -> JSON? { JSONNumber(self).map { .number($0) } }
}
extension Data: JSONScalar {
  func json(_ settings: EncodingSettings) -> JSON? { .string(settings.data.string(from: self)) }
}
extension URL: JSONScalar {
  func json(_ settings: EncodingSettings) -> JSON? { .string(absoluteString) }
}
extension UUID: JSONScalar {
  func json(_ settings: EncodingSettings) -> JSON? { .string(uuidString) }
}
extension Day: JSONScalar {
  func json(_ settings: EncodingSettings) -> JSON? { .string(description) }
}
extension JSON: JSONScalar {
  func json(_ settings: EncodingSettings) -> JSON? { self }
}
extension JSONNumber: JSONScalar {
  func json(_ settings: EncodingSettings) -> JSON? { .number(self) }
}
