/// Writes the fields of a model: the mirror of `ModelReader`, with the same keys and options.
///
/// Fields whose paths share their beginning are written into one object; digits in a path make an array, which has to be written
/// in the order of its indices. Of several keys (`.any`) the first is written.
public struct ModelWriter {
  private let target: Target

  private enum Target {
    case tree(JSONTreeEncoder, EncodedObject)
    case encoder(ForeignWriter)
  }

  @inline(never)
  public init(_ encoder: any Encoder) {
    if let encoder = encoder as? JSONTreeEncoder, let object = try? encoder.object() {
      target = .tree(encoder, object)
    } else {
      target = .encoder(ForeignWriter(encoder))
    }
  }

  /// A field; nil is written as null.
  @inline(never)
  public mutating func set<Value: Encodable>(
    _ key: ModelKey, _ value: Value, _ options: FieldOptions = FieldOptions()
  ) throws {
    switch target {
    case .tree(let encoder, let object):
      let settings = EncodingSettings(options)
      if case .key(let key) = key.form {
        object[key] = try encoder.encoded(value, key: WireKey(key), settings)
      } else {
        let path = key.writingPath
        let encoded = try encoder.encoded(value, key: WireKey(path.last ?? ""), settings)
        try object.set(encoded, at: path[...], in: encoder)
      }
    case .encoder(let writer):
      // The formats of a model are its own, not the encoder's.
      if hasFormat(Value.self) {
        let settings = EncodingSettings(options)
        let json = try JSON.encoding(value, dates: settings.dates, data: settings.data)
        try writer.set(json, at: key.writingPath)
      } else if case .key(let key) = key.form {
        try writer.set(value, key)
      } else {
        try writer.set(value, at: key.writingPath)
      }
    }
  }

  /// A field that is left out when it is nil.
  @inline(never)
  public mutating func optional<Value: Encodable>(
    _ key: ModelKey, _ value: Value?, _ options: FieldOptions = FieldOptions()
  ) throws {
    if let value { try set(key, value, options) }
  }

  /// A field that is written as null when it is nil.
  @inline(never)
  public mutating func nullable<Value: Encodable>(
    _ key: ModelKey, _ value: Value?, _ options: FieldOptions = FieldOptions()
  ) throws {
    if let value { try set(key, value, options) } else { try set(key, JSON.null) }
  }

  /// A field of three states: nil is left out, `.some(nil)` is null.
  @inline(never)
  public mutating func state<Value: Encodable>(
    _ key: ModelKey, _ value: Value??, _ options: FieldOptions = FieldOptions()
  ) throws {
    if let value { try nullable(key, value, options) }
  }

  /// A field that always has the same value.
  @inline(never)
  public mutating func constant(_ key: ModelKey, _ value: JSON) throws { try set(key, value) }

  /// Fields under keys of their own. A key that is written already keeps its value, so this comes last.
  @inline(never)
  public mutating func additional<Value: Encodable>(
    _ values: [String: Value], _ options: FieldOptions = FieldOptions()
  ) throws {
    // Sorted, so that the same model gives the same bytes.
    for (key, value) in values.sorted(by: { $0.key < $1.key }) where !has(key) {
      try set(ModelKey(key), value, options)
    }
  }

  private func has(_ key: String) -> Bool {
    switch target {
    case .tree(_, let object): object.place(of: key) != nil
    case .encoder(let writer): writer.has(key)
    }
  }
}

extension ModelKey {
  var writingPath: [String] {
    switch form {
    case .key(let key): [key]
    case .path(let path): path
    case .any(let keys): keys.first?.writingPath ?? []
    }
  }
}

extension EncodingSettings {
  init(_ options: FieldOptions) {
    self.init(dates: options.dates?.first ?? .iso8601, data: options.data ?? .base64)
  }
}

extension EncodedObject {
  /// Writes below this object, making what is missing on the way.
  func set(_ value: EncodedValue, at path: ArraySlice<String>, in encoder: JSONTreeEncoder) throws {
    guard let key = path.first else { return }
    guard let next = path.dropFirst().first else {
      self[key] = value
      return
    }
    let inner = self[key] ?? (next.isIndex ? .array(EncodedArray()) : .object(EncodedObject()))
    self[key] = inner
    try inner.set(value, at: path.dropFirst(), in: encoder)
  }
}

extension EncodedValue {
  fileprivate func set(
    _ value: EncodedValue, at path: ArraySlice<String>, in encoder: JSONTreeEncoder
  ) throws {
    switch self {
    case .object(let object): try object.set(value, at: path, in: encoder)
    case .array(let array):
      guard let key = path.first, key.isIndex, let index = Int(key) else {
        throw encoder.clash(at: path)
      }
      // What nobody writes between is null.
      while array.values.count <= index { array.values.append(.json(.null)) }
      guard let next = path.dropFirst().first else {
        array.values[index] = value
        return
      }
      if case .json(.null) = array.values[index] {
        array.values[index] = next.isIndex ? .array(EncodedArray()) : .object(EncodedObject())
      }
      try array.values[index].set(value, at: path.dropFirst(), in: encoder)
    case .json, .pending: throw encoder.clash(at: path)
    }
  }
}

extension JSONTreeEncoder {
  fileprivate func clash(at path: ArraySlice<String>) -> EncodingError {
    .invalidValue(
      path.joined(separator: "."),
      .init(
        codingPath: codingPath,
        debugDescription: "something else is written where '\(path.joined(separator: "."))' goes"))
  }
}
