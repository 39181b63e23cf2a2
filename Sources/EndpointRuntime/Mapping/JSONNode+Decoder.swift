extension JSONNode: Decoder {
  var userInfo: [CodingUserInfoKey: Any] { session.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard entry.kind == .object else { throw failure([String: JSON].self) }
    return KeyedDecodingContainer(JSONKeyedDecoding<Key>(node: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard entry.kind == .array else { throw failure([JSON].self) }
    return JSONUnkeyedDecoding(self)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
}

extension JSONNode: SingleValueDecodingContainer {
  func decodeNil() -> Bool { entry.kind == .null }
}

/// For types that are not generated: generated ones go through `ModelReader`, which needs no container.
struct JSONKeyedDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let node: JSONNode

  var codingPath: [any CodingKey] { node.codingPath }

  var allKeys: [Key] {
    var keys: [Key] = []
    var seen: Set<String> = []
    _ = try? node.forEachMember { name, _ in
      if seen.insert(name).inserted, let key = Key(stringValue: name) { keys.append(key) }
    }
    return keys
  }

  func contains(_ key: Key) -> Bool { node.member(key.stringValue, nil) != nil }

  private func member(_ key: Key) throws -> JSONNode {
    guard let member = node.member(key.stringValue, nil) else {
      let path = node.codingPath
      throw DecodingError.keyNotFound(
        key,
        MappingFailure(
          model: "", keyPath: (path + [key]).keyPath, problem: "there is no value"
        ).context(path))
    }
    return member
  }

  func decodeNil(forKey key: Key) throws -> Bool { try member(key).decodeNil() }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try member(key).decode(type)
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    guard let member = node.member(key.stringValue, nil), member.entry.kind != .null else {
      return nil
    }
    return try member.decode(type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try member(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try member(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    guard let member = node.member("super", nil) else {
      throw DecodingError.keyNotFound(
        WireKey("super"),
        .init(codingPath: codingPath, debugDescription: "there is no value at 'super'"))
    }
    return member
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { try member(key) }
}

struct JSONUnkeyedDecoding: UnkeyedDecodingContainer {
  private let node: JSONNode
  private var slot: Int
  private(set) var currentIndex = 0

  init(_ node: JSONNode) {
    self.node = node
    slot = Int(node.slot) + 2
  }

  var codingPath: [any CodingKey] { node.codingPath }
  var count: Int? { node.count }
  var isAtEnd: Bool { currentIndex >= node.count }

  private func current(_ type: any Any.Type) throws -> JSONNode {
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        type,
        .init(
          codingPath: codingPath + [WireKey(index: currentIndex)],
          debugDescription: "the array has only \(currentIndex) elements"))
    }
    return node.child(slot, position: currentIndex)
  }

  private mutating func advance() {
    slot = node.document.next(after: slot)
    currentIndex += 1
  }

  mutating func decodeNil() throws -> Bool {
    guard try current(JSON?.self).decodeNil() else { return false }
    advance()
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try current(type).decode(type)
    advance()
    return value
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    let container = try current([String: JSON].self).container(keyedBy: type)
    advance()
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try current([JSON].self).unkeyedContainer()
    advance()
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = try current((any Decoder).self)
    advance()
    return decoder
  }
}
