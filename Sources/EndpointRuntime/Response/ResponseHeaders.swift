/// The headers of an answer, read as the types that a caller wants.
public struct ResponseHeaders: Sendable {
  public let all: HTTPHeaders

  init(_ all: HTTPHeaders) { self.all = all }

  /// A header that must be there. Numbers, Booleans, text, dates, enums of these and lists of all these are read; a list
  /// may stand in one line or in several (RFC 9110, section 5.3).
  public func value<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) throws
    -> Value
  {
    let lines = all.values(name)
    guard let first = lines.first else {
      if let none = (Value.self as? any AnyOptional.Type)?.nilValue as? Value { return none }
      throw DecodingError.keyNotFound(
        WireKey(name),
        .init(codingPath: [], debugDescription: "the answer has no header '\(name)'"))
    }
    return try HeaderDecoder(name: name, text: first, lines: lines).decode(type)
  }

  /// A header that may be there.
  public func optional<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) throws
    -> Value?
  {
    guard all[name] != nil else { return nil }
    return try value(name, as: type)
  }
}

/// Tells at run time whether a type is an optional.
protocol AnyOptional {
  static var nilValue: Any { get }
}

extension Optional: AnyOptional {
  static var nilValue: Any { Optional<Wrapped>.none as Any }
}
