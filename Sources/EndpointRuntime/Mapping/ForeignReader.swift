/// Reads the fields of a model through a decoder of someone else's, in the common cases without a node in between.
final class ForeignReader {
  let node: DecoderNode
  private let container: KeyedDecodingContainer<WireKey>

  init(_ decoder: any Decoder) throws {
    node = DecoderNode(decoder: decoder)
    container = try decoder.container(keyedBy: WireKey.self)
  }

  /// Nil when the value has to be read through a node: its formats are the model's, it has to be converted, or it is not there.
  func value<Value: Decodable>(_ key: ModelKey, _ context: ReadContext) throws -> Value? {
    guard case .key(let key) = key.form, isDirect(Value.self, context) else { return nil }
    do {
      return try container.decode(Value.self, forKey: WireKey(key))
    } catch {
      try afterwards(error, key, context, Value.self)
      return nil
    }
  }

  /// As `value`, but nothing (in the inner optional) for a value that is missing or null.
  func optional<Value: Decodable>(
    _ key: ModelKey, _ context: ReadContext, _ model: StaticString
  ) throws -> Value?? {
    guard case .key(let key) = key.form, isDirect(Value.self, context) else { return nil }
    do {
      return .some(try container.decodeIfPresent(Value.self, forKey: WireKey(key)))
    } catch {
      do {
        try afterwards(error, key, context, Value.self)
        return .none
      } catch let error as DecodingError {
        throw error.naming(model)
      }
    }
  }

  /// Whether what the decoder reads is what the model wants.
  private func isDirect<Value: Decodable>(_ type: Value.Type, _ context: ReadContext) -> Bool {
    if context.options.dates != nil || context.options.data != nil { return false }
    if type == String.self || type == Int.self || type == Bool.self || type == Double.self {
      return true
    }
    if hasFormat(type) { return false }
    // Reading a second time what has been reported would report it twice.
    return context.options.isPlain || type is any WireScalar.Type || node.report == nil
  }

  /// Throws the error of a failed attempt in our words, unless there are other ways to try.
  private func afterwards<Value: Decodable>(
    _ error: any Error, _ key: String, _ context: ReadContext, _ type: Value.Type
  ) throws {
    guard context.options.isPlain, let member = node.member(key, nil) else { return }
    // An error that says nothing of where: reading element by element finds out.
    if !(error is DecodingError), type is any WireReadable.Type { return }
    throw member.ours(error, type)
  }
}
