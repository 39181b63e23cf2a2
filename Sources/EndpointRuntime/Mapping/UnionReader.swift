/// Reads a tagged union: one key tells which model the object is.
///
/// ```swift
/// let union = try UnionReader(decoder, "Pet", tag: "kind")
/// switch union.tag {
/// case "cat": self = .cat(try union.value())
/// case "dog": self = .dog(try union.value())
/// default: throw union.unknownTag()
/// }
/// ```
public struct UnionReader {
  /// A string as it is, a number or a Boolean as text; a number in its shortest form: `1` for `1.0` and `1e0`.
  public let tag: String
  private let decoder: any Decoder
  private let reader: ModelReader
  private let key: ModelKey

  /// The tag is read before anything else. Throws when it is missing, or no string, number or Boolean.
  @inline(never)
  public init(_ decoder: any Decoder, _ model: StaticString, tag key: ModelKey) throws {
    self.decoder = decoder
    self.key = key
    reader = try ModelReader(decoder, model)
    let tag: JSON = try reader.value(key)
    guard let text = tag.text else {
      let _: String = try reader.value(key)
      preconditionFailure("a value without text was read as a String")
    }
    self.tag = tag.number?.shortest ?? text
  }

  /// The whole object as one of the union's models.
  @inline(never)
  public func value<Value: Decodable>() throws -> Value {
    if let node = JSONNode(decoder) { return try node.decode(Value.self) }
    return try Value(from: decoder)
  }

  /// The error of a tag that belongs to no model.
  public func unknownTag() -> DecodingError {
    let path = decoder.codingPath + key.writingPath.map { WireKey($0) as any CodingKey }
    let failure = MappingFailure(
      model: "\(reader.model)", keyPath: path.keyPath, problem: "no model has the tag '\(tag)'")
    return .dataCorrupted(failure.context(path))
  }
}

extension JSONNumber {
  fileprivate var shortest: String {
    exactly(Int64.self)?.description ?? double?.description ?? description
  }
}

/// Writes a tagged union: the model, and always the tag.
public struct UnionWriter {
  private let encoder: any Encoder
  private let key: ModelKey

  public init(_ encoder: any Encoder, tag key: ModelKey) {
    self.encoder = encoder
    self.key = key
  }

  /// A tag is the number or the Boolean that it is on the wire, no text of it.
  @inline(never)
  public func set(_ tag: JSON, _ value: some Encodable) throws {
    try value.encode(to: encoder)
    // Asked again, an encoder gives the container that the model has written into.
    var writer = ModelWriter(encoder)
    try writer.set(key, tag)
  }

  /// A value of no known tag, which holds its own.
  @inline(never)
  public func set(_ value: some Encodable) throws { try value.encode(to: encoder) }
}

/// Reads an untagged union: the first model that parses.
///
/// ```swift
/// var union = UntaggedReader(decoder, "Answer")
/// if let value = union.attempt(Cat.self) {
///   self = .cat(value)
/// } else if let value = union.attempt(Dog.self) {
///   self = .dog(value)
/// } else {
///   throw union.failure()
/// }
/// ```
public struct UntaggedReader {
  private let decoder: any Decoder
  private let model: StaticString
  private var attempts: [String] = []

  public init(_ decoder: any Decoder, _ model: StaticString) {
    self.decoder = decoder
    self.model = model
  }

  /// Nil when the value is no such model; why, `failure` tells.
  @inline(never)
  public mutating func attempt<Value: Decodable>(
    _ type: Value.Type, _ options: FieldOptions = FieldOptions()
  ) -> Value? {
    do {
      let context = ReadContext(model: model, options: options)
      if let node = JSONNode(decoder) { return try node.read(type, context) }
      return try DecoderNode(decoder: decoder).read(type, context)
    } catch let error as DecodingError {
      attempts.append("\(type): \(MappingFailure(error))")
    } catch {
      attempts.append("\(type): \(error)")
    }
    return nil
  }

  /// The error that lists what each attempt came to.
  public func failure() -> DecodingError {
    let path = decoder.codingPath
    let failure = MappingFailure(
      model: "\(model)", keyPath: path.keyPath,
      problem: "none of \(attempts.count) types fits (\(attempts.joined(separator: "; ")))")
    return .dataCorrupted(failure.context(path))
  }
}
