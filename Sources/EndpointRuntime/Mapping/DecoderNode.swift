/// A value behind a decoder of someone else's, such as Foundation's.
struct DecoderNode: ReadableNode {
  let decoder: any Decoder

  var codingPath: [any CodingKey] { decoder.codingPath }
  var report: MappingReport? { decoder.userInfo[.mappingReport] as? MappingReport }

  /// A decoder does not say what it holds, so it is asked for one thing after the other.
  var kind: NodeKind {
    if isNull { return .null }
    switch scalar {
    case .bool: return .boolean
    case .number: return .number
    case .string: return .string
    case .null, .array, .object, nil: break
    }
    return (try? decoder.unkeyedContainer()) == nil ? .object : .array
  }

  var scalar: JSON? {
    guard let container = try? decoder.singleValueContainer() else { return nil }
    if let value = try? container.decode(String.self) { return .string(value) }
    if let value = try? container.decode(Bool.self) { return .bool(value) }
    if let value = try? container.decode(JSONNumber.self) { return .number(value) }
    return nil
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    // The formats of a model are its own, not the decoder's.
    if hasFormat(type) { return try formatted(type) }
    do {
      return try decoder.singleValueContainer().decode(type)
    } catch {
      // An error that says nothing of where: reading element by element finds out.
      if !(error is DecodingError), type is any WireReadable.Type, !(type is any WireScalar.Type) {
        return try formatted(type)
      }
      throw ours(error, type)
    }
  }

  /// The error of this very value in our words; those of values deep in it stay.
  func ours<Value: Decodable>(_ error: any Error, _ type: Value.Type) -> any Error {
    guard let error = error as? DecodingError else {
      // Foundation's error of a number that does not fit is one of its own, and says nothing of where.
      return type is any WireScalar.Type ? failure(type) : error
    }
    guard error.context.codingPath.count == codingPath.count,
      !(error.context.underlyingError is MappingFailure)
    else { return error }
    switch error {
    case .typeMismatch, .valueNotFound: return failure(type)
    case .dataCorrupted where type is any WireScalar.Type: return failure(type)
    default: return error
    }
  }

  private func formatted<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try read(type, ReadContext(model: "", options: .dates(.iso8601)))
  }

  func strict<Value: WireScalar>(_ type: Value.Type) -> Value? {
    try? decoder.singleValueContainer().decode(type)
  }

  var isNull: Bool { (try? decoder.singleValueContainer())?.decodeNil() ?? false }

  func member(_ key: String, _ index: JSONKeyIndex?) -> DecoderNode? {
    let key = WireKey(key)
    guard let container = try? decoder.container(keyedBy: WireKey.self), container.contains(key),
      let member = try? container.superDecoder(forKey: key)
    else { return nil }
    return DecoderNode(decoder: member)
  }

  func element(_ index: Int) -> DecoderNode? {
    guard var container = try? decoder.unkeyedContainer() else { return nil }
    for _ in 0..<index {
      guard !container.isAtEnd, (try? container.superDecoder()) != nil else { return nil }
    }
    guard !container.isAtEnd, let element = try? container.superDecoder() else { return nil }
    return DecoderNode(decoder: element)
  }

  var count: Int { 0 }

  func forEachElement(_ body: (DecoderNode) throws -> Void) throws -> Bool {
    guard var container = try? decoder.unkeyedContainer() else { return false }
    while !container.isAtEnd {
      try body(DecoderNode(decoder: try container.superDecoder()))
    }
    return true
  }

  func forEachMember(_ body: (String, DecoderNode) throws -> Void) throws -> Bool {
    guard let container = try? decoder.container(keyedBy: WireKey.self) else { return false }
    for key in container.allKeys {
      try body(key.stringValue, DecoderNode(decoder: try container.superDecoder(forKey: key)))
    }
    return true
  }
}
