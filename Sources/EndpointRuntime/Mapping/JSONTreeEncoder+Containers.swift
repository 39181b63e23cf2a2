struct JSONKeyedEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: JSONTreeEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  private func set(_ value: EncodedValue, _ key: Key) throws {
    try encoder.object()[key.stringValue] = value
  }

  func encodeNil(forKey key: Key) throws { try set(.json(.null), key) }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try set(encoder.encoded(value, key: WireKey(key.stringValue)), key)
  }

  func encode(_ value: Bool, forKey key: Key) throws { try set(.json(.bool(value)), key) }
  func encode(_ value: String, forKey key: Key) throws { try set(.json(.string(value)), key) }
  func encode(_ value: Int, forKey key: Key) throws { try set(.json(.number(value)), key) }
  func encode(_ value: Int8, forKey key: Key) throws { try set(.json(.number(value)), key) }
  func encode(_ value: Int16, forKey key: Key) throws { try set(.json(.number(value)), key) }
  func encode(_ value: Int32, forKey key: Key) throws { try set(.json(.number(value)), key) }
  func encode(_ value: Int64, forKey key: Key) throws { try set(.json(.number(value)), key) }
  func encode(_ value: UInt, forKey key: Key) throws { try set(.json(.number(value)), key) }
  func encode(_ value: UInt8, forKey key: Key) throws { try set(.json(.number(value)), key) }
  func encode(_ value: UInt16, forKey key: Key) throws { try set(.json(.number(value)), key) }
  func encode(_ value: UInt32, forKey key: Key) throws { try set(.json(.number(value)), key) }
  func encode(_ value: UInt64, forKey key: Key) throws { try set(.json(.number(value)), key) }

  private func nested(_ key: String) -> JSONTreeEncoder {
    let nested = JSONTreeEncoder(encoder.settings, parent: encoder, key: WireKey(key))
    // A container that is asked for twice goes on where it was.
    if let object = try? encoder.object() {
      if let known = object[key] { nested.set(known) }
    }
    return nested
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    let nested = nested(key.stringValue)
    if let object = try? nested.object() { try? set(.object(object), key) }
    return nested.container(keyedBy: keyType)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    let nested = nested(key.stringValue)
    if let array = try? nested.array() { try? set(.array(array), key) }
    return nested.unkeyedContainer()
  }

  func superEncoder() -> any Encoder { pending("super") }
  func superEncoder(forKey key: Key) -> any Encoder { pending(key.stringValue) }

  private func pending(_ key: String) -> any Encoder {
    let nested = JSONTreeEncoder(encoder.settings, parent: encoder, key: WireKey(key))
    try? encoder.object()[key] = .pending(nested)
    return nested
  }
}

struct JSONUnkeyedEncoding: UnkeyedEncodingContainer {
  let encoder: JSONTreeEncoder

  init(encoder: JSONTreeEncoder) {
    self.encoder = encoder
    // An array that gets no element is still an array.
    _ = try? encoder.array()
  }

  var codingPath: [any CodingKey] { encoder.codingPath }
  var count: Int { (try? encoder.array().values.count) ?? 0 }

  private func append(_ value: EncodedValue) throws { try encoder.array().values.append(value) }

  func encodeNil() throws { try append(.json(.null)) }

  func encode<Value: Encodable>(_ value: Value) throws {
    try append(encoder.encoded(value, key: WireKey(index: count)))
  }

  private func nested() -> JSONTreeEncoder {
    JSONTreeEncoder(encoder.settings, parent: encoder, key: WireKey(index: count))
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    let nested = nested()
    if let object = try? nested.object() { try? append(.object(object)) }
    return nested.container(keyedBy: keyType)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    let nested = nested()
    if let array = try? nested.array() { try? append(.array(array)) }
    return nested.unkeyedContainer()
  }

  func superEncoder() -> any Encoder {
    let nested = nested()
    try? append(.pending(nested))
    return nested
  }
}

struct JSONSingleValueEncoding: SingleValueEncodingContainer {
  let encoder: JSONTreeEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil() throws { encoder.set(.json(.null)) }

  func encode<Value: Encodable>(_ value: Value) throws { encoder.set(try encoder.encoded(value)) }
}
