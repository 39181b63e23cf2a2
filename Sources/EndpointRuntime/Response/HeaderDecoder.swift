import Foundation

/// Decodes one value from the text of a header, or a list from all its lines.
struct HeaderDecoder: Decoder, SingleValueDecodingContainer {
  let name: String
  let text: String
  var lines: [String] = []

  var codingPath: [any CodingKey] { [WireKey(name)] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw mismatch([String: String].self)
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw mismatch([String].self) }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { false }

  func decode(_ type: Bool.Type) throws -> Bool {
    switch text.lowercased() {
    case "true", "1", "yes": true
    case "false", "0", "no": false
    default: throw mismatch(type)
    }
  }

  func decode(_ type: String.Type) throws -> String { text }
  func decode(_ type: Double.Type) throws -> Double { try lossless(type) }
  func decode(_ type: Float.Type) throws -> Float { try lossless(type) }
  func decode(_ type: Int.Type) throws -> Int { try lossless(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try lossless(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try lossless(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try lossless(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try lossless(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try lossless(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try lossless(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try lossless(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try lossless(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try lossless(type) }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if type == Date.self {
      // Dates of HTTP are dates in this form; others come as ISO 8601.
      let date =
        DateFormat.httpDate.date(from: .string(text))
        ?? DateFormat.iso8601.date(from: .string(text))
      guard let date else { throw mismatch(type) }
      return date as! Value
    }
    if type == URL.self {
      guard let url = URL(string: text) else { throw mismatch(type) }
      return url as! Value
    }
    if type == Decimal.self {
      guard let decimal = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) else {
        throw mismatch(type)
      }
      return decimal as! Value
    }
    if let list = Value.self as? any HeaderList.Type {
      return try list.decoded(from: elements) as! Value
    }
    return try Value(from: self)
  }

  private var elements: [HeaderDecoder] {
    let ofCookies = HeaderName.equal(name, "Set-Cookie")
    return lines.flatMap { HeaderListText.elements(of: $0, areCookies: ofCookies) }
      .map { HeaderDecoder(name: name, text: $0, lines: [$0]) }
  }

  private func lossless<Value: LosslessStringConvertible>(_ type: Value.Type) throws -> Value {
    guard let value = Value(text.trimmingCharacters(in: .whitespaces)) else { throw mismatch(type) }
    return value
  }

  private func mismatch(_ type: Any.Type) -> DecodingError {
    .typeMismatch(
      type,
      .init(codingPath: codingPath, debugDescription: "the header '\(name)' is no \(type)"))
  }
}

private protocol HeaderList {
  static func decoded(from elements: [HeaderDecoder]) throws -> Any
}

extension Array: HeaderList where Element: Decodable {
  fileprivate static func decoded(from elements: [HeaderDecoder]) throws -> Any {
    try elements.map { try $0.decode(Element.self) }
  }
}
