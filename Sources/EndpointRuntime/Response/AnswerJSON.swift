import Foundation

/// The JSON of an answer, out of its envelope.
struct AnswerJSON {
  private var value: JSON?
  private let empty: EmptyBody

  /// Throws a `ReadFailure` for what is no JSON or was rejected by its envelope.
  init(
    _ content: ResponseContent, emptyAs empty: EmptyBody = .automatic,
    charset: String? = nil
  ) throws {
    self.empty = empty
    let data = try content.response.jsonBytes(charset: charset)
    guard let envelope = content.envelope else {
      value = data.isBlank ? nil : try Self.parse(data)
      return
    }
    guard !data.isBlank else { throw ReadFailure.unparsable("it is empty") }
    value = try Self.unwrap(try Self.parse(data), from: envelope)
  }

  private static func parse(_ data: Data) throws -> JSON {
    do {
      return try JSON(parsing: data)
    } catch let error as JSONSyntaxError {
      throw ReadFailure.unparsable(error.description)
    }
  }

  /// The data of an envelope; nil when there is none.
  private static func unwrap(_ json: JSON, from envelope: Envelope) throws -> JSON? {
    guard case .object = json else {
      throw ReadFailure.unparsable("it is not in its envelope, which is an object")
    }
    guard let code = json.value(at: envelope.code)?.text else {
      throw ReadFailure.unparsable("its envelope has no code '\(envelope.code)'")
    }
    guard envelope.success.contains(code) else {
      let message = json.value(at: envelope.message)?.text
      throw ReadFailure.rejected(code: code, message: message)
    }
    let data = json.value(at: envelope.data)
    return data == .null ? nil : data
  }

  func decode<Value: Decodable>(_ type: Value.Type, at key: ModelKey?) throws -> Value {
    guard let value else { return try emptyValue() }
    guard let key else { return try value.decoded() }
    guard let found = value.value(at: key) else {
      if let none = Self.none(of: type) { return none }
      throw DecodingError.keyNotFound(
        WireKey("\(key)"), .init(codingPath: [], debugDescription: "nothing is at '\(key)'"))
    }
    return try found.decoded(under: key)
  }

  /// The text of a string, a number or a Boolean, the JSON of anything else.
  func text() throws -> String {
    guard let value else {
      guard empty == .default else { throw ReadFailure.noData }
      return ""
    }
    return value.text ?? String(decoding: value.serialized(), as: UTF8.self)
  }

  private func emptyValue<Value: Decodable>() throws -> Value {
    switch empty {
    case .automatic, .nil:
      guard let none = Self.none(of: Value.self) else { throw ReadFailure.noData }
      return none
    case .error:
      throw ReadFailure.noData
    case .default:
      let candidates: [JSON] = [.array([]), .object([:]), .string("")]
      for candidate in candidates {
        if let value: Value = try? candidate.decoded() { return value }
      }
      throw ReadFailure.noData
    }
  }

  private static func none<Value>(of type: Value.Type) -> Value? {
    (type as? any AnyOptional.Type)?.nilValue as? Value
  }
}

extension JSON {
  fileprivate func decoded<Value: Decodable>(under key: ModelKey? = nil) throws -> Value {
    // The nil of an optional is no JSON text that JSONDecoder would take for it.
    if self == .null, let none = (Value.self as? any AnyOptional.Type)?.nilValue as? Value {
      return none
    }
    return try JSONDecoder().decode(Value.self, from: serialized())
  }
}

extension Data {
  /// Whether there is nothing but white space, as JSON has it.
  fileprivate var isBlank: Bool {
    allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
  }
}
