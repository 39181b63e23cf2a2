import Foundation

extension JSON: Codable {
  public init(from decoder: any Decoder) throws {
    self = try Self.decoded(from: decoder)
  }

  /// Through a decoder of someone else's. Integers keep their digits, other numbers those that `Decimal` can hold.
  private static func decoded(from decoder: any Decoder) throws -> JSON {
    if let container = try? decoder.singleValueContainer() {
      if container.decodeNil() { return .null }
      if let value = try? container.decode(Bool.self) { return .bool(value) }
      if let value = try? container.decode(String.self) { return .string(value) }
      if let value = try? container.decode(JSONNumber.self) { return .number(value) }
    }
    if var container = try? decoder.unkeyedContainer() {
      var values: [JSON] = []
      while !container.isAtEnd { values.append(try container.decode(JSON.self)) }
      return .array(values)
    }
    let container = try decoder.container(keyedBy: WireKey.self)
    var values: [String: JSON] = [:]
    for key in container.allKeys {
      values[key.stringValue] = try container.decode(JSON.self, forKey: key)
    }
    return .object(values)
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .number(let value):
      try value.encode(to: encoder)
    case .string(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .array(let values):
      var container = encoder.unkeyedContainer()
      for value in values { try container.encode(value) }
    case .object(let values):
      var container = encoder.container(keyedBy: WireKey.self)
      for (key, value) in values { try container.encode(value, forKey: WireKey(key)) }
    }
  }
}

extension JSONNumber: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Int64.self) {
      self.init(value)
    } else if let value = try? container.decode(UInt64.self) {
      self.init(value)
    } else if let number = (try? container.decode(Decimal.self)).flatMap({ JSONNumber($0) }) {
      self = number
    } else {
      let value = try container.decode(Double.self)
      guard let number = JSONNumber(value) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "expected a finite number, found \(value)")
      }
      self = number
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch storage {
    case .signed(let value): try container.encode(value)
    case .unsigned(let value): try container.encode(value)
    case .text:
      // A Decimal holds more digits, a Double a wider range.
      if let value = decimal, JSONNumber(value) == self || double == nil {
        try container.encode(value)
      } else if let value = double {
        try container.encode(value)
      } else {
        throw EncodingError.invalidValue(
          self,
          .init(
            codingPath: container.codingPath,
            debugDescription: "\(self) is beyond what the encoder can write"))
      }
    }
  }
}
