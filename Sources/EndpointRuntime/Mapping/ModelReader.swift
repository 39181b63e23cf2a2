/// Reads the fields of a model.
///
/// ```swift
/// let reader = try ModelReader(decoder, "Order")
/// sn = try reader.value("sn")
/// buyerName = try reader.optional(.path("buyer", "name"))
/// tags = try reader.value("tags", default: [], .lossy)
/// ```
///
/// A value that is missing, one that is null and one of another type are three errors: `DecodingError.keyNotFound`,
/// `.valueNotFound` and `.typeMismatch` (or `.dataCorrupted` for text that has not the form it should). Each says which model,
/// which key path and what was found; its underlying error is a `MappingFailure`.
///
/// It reads from any decoder, and from ours (`JSONDocument.decode`) without a container in between.
public struct ModelReader {
  let model: StaticString
  let options: FieldOptions
  let source: Source

  enum Source {
    case node(JSONNode, JSONKeyIndex?)
    /// In a class, since the size of a container is only known at run time, which would make this enum slow to handle.
    case decoder(ForeignReader)
  }

  /// `options` count for all fields. Throws when the value is no object.
  @inline(never)
  public init(
    _ decoder: any Decoder, _ model: StaticString, _ options: FieldOptions = FieldOptions()
  ) throws {
    self.model = model
    self.options = options
    if let node = JSONNode(decoder) {
      guard node.entry.kind == .object else {
        throw node.expected("an object", [String: JSON].self).naming(model)
      }
      source = .node(node, JSONKeyIndex(node))
    } else {
      do {
        source = .decoder(try ForeignReader(decoder))
      } catch {
        throw DecoderNode(decoder: decoder).expected("an object", [String: JSON].self).naming(model)
      }
    }
  }

  /// A field that must be there and be no null.
  @inline(never)
  public func value<Value: Decodable>(
    _ key: ModelKey, _ options: FieldOptions = FieldOptions()
  ) throws -> Value {
    let context = context(options)
    do {
      switch source {
      case .node(let node, let index):
        switch node.find(key, index) {
        case .value(let found): return try found.read(Value.self, context)
        case let other: return try other.withoutValue(Value.self)
        }
      case .decoder(let reader):
        if let value: Value = try reader.value(key, context) { return value }
        switch reader.node.find(key, nil) {
        case .value(let found): return try found.read(Value.self, context)
        case let other: return try other.withoutValue(Value.self)
        }
      }
    } catch let error as DecodingError {
      throw error.naming(model)
    }
  }

  /// A field whose default takes the place of a missing value and of null; with `.lenient` also of what cannot be converted.
  @inline(never)
  public func value<Value: Decodable>(
    _ key: ModelKey, default value: Value, _ options: FieldOptions = FieldOptions()
  ) throws -> Value {
    let context = context(options)
    return switch source {
    case .node(let node, let index):
      try self.value(node.find(key, index), context, default: value)
    case .decoder(let reader):
      if let found: Value? = try reader.optional(key, context, model) {
        found ?? value
      } else {
        try self.value(reader.node.find(key, nil), context, default: value)
      }
    }
  }

  private func value<Value: Decodable, Node: ReadableNode>(
    _ found: Found<Node>, _ context: ReadContext, default value: Value
  ) throws -> Value {
    do {
      switch found {
      case .value(let node):
        if !context.options.isLenient { return try node.read(Value.self, context) }
        do {
          return try node.read(Value.self, context)
        } catch is DecodingError {
          node.repaired(.defaulted, context)
          return value
        }
      case .null, .missing: return value
      case .misplaced(let node, _):
        guard context.options.isLenient else { return try found.withoutValue(Value.self) }
        node.repaired(.defaulted, context)
        return value
      }
    } catch let error as DecodingError {
      throw error.naming(model)
    }
  }

  /// A field that may be missing or null.
  @inline(never)
  public func optional<Value: Decodable>(
    _ key: ModelKey, _ options: FieldOptions = FieldOptions()
  ) throws -> Value? {
    let context = context(options)
    return switch source {
    case .node(let node, let index): try optional(node.find(key, index), context)
    case .decoder(let reader):
      if let found: Value? = try reader.optional(key, context, model) {
        found
      } else {
        try optional(reader.node.find(key, nil), context)
      }
    }
  }

  private func optional<Value: Decodable, Node: ReadableNode>(
    _ found: Found<Node>, _ context: ReadContext
  ) throws -> Value? {
    do {
      switch found {
      case .value(let node): return try node.optional(context)
      case .null, .missing: return nil
      case .misplaced: return try found.withoutValue(Value.self)
      }
    } catch let error as DecodingError {
      throw error.naming(model)
    }
  }

  /// A field that must be there, but may be null.
  @inline(never)
  public func nullable<Value: Decodable>(
    _ key: ModelKey, _ options: FieldOptions = FieldOptions()
  ) throws -> Value? {
    let state: Value?? = try self.state(key, options)
    guard let state else {
      do {
        switch source {
        case .node(let node, let index): return try node.find(key, index).withoutValue(Value.self)
        case .decoder(let reader): return try reader.node.find(key, nil).withoutValue(Value.self)
        }
      } catch let error as DecodingError {
        throw error.naming(model)
      }
    }
    return state
  }

  /// A field of three states: missing is nil, null is `.some(nil)`.
  @inline(never)
  public func state<Value: Decodable>(
    _ key: ModelKey, _ options: FieldOptions = FieldOptions()
  ) throws -> Value?? {
    let context = context(options)
    return switch source {
    case .node(let node, let index): try state(node.find(key, index), context)
    case .decoder(let reader): try state(reader.node.find(key, nil), context)
    }
  }

  private func state<Value: Decodable, Node: ReadableNode>(
    _ found: Found<Node>, _ context: ReadContext
  ) throws -> Value?? {
    if case .null(_, isWhole: true) = found { return .some(nil) }
    guard let value: Value = try optional(found, context) else {
      // Lenient reading makes nil of an empty text.
      if case .value = found { return .some(nil) }
      return .none
    }
    return value
  }

  /// Checks a field that always has the same value.
  @inline(never)
  public func constant(_ key: ModelKey, _ expected: JSON) throws {
    let found: JSON = try value(key)
    guard found.isSame(as: expected) else {
      do {
        switch source {
        case .node(let node, let index): try node.find(key, index).refuse(expected)
        case .decoder(let reader): try reader.node.find(key, nil).refuse(expected)
        }
      } catch let error as DecodingError {
        throw error.naming(model)
      }
      return
    }
  }

  /// The fields under all other keys. Of equal keys the first counts.
  @inline(never)
  public func additional<Value: Decodable>(
    except known: [String], _ options: FieldOptions = FieldOptions()
  ) throws -> [String: Value] {
    let context = context(options)
    do {
      return switch source {
      case .node(let node, _): try node.members(except: known, context)
      case .decoder(let reader): try reader.node.members(except: known, context)
      }
    } catch let error as DecodingError {
      throw error.naming(model)
    }
  }

  private func context(_ options: FieldOptions) -> ReadContext {
    ReadContext(
      model: model, options: self.options.isPlain ? options : self.options.merging(options))
  }
}

extension JSONNode {
  /// Nil for a decoder of someone else's.
  @inline(__always)
  init?(_ decoder: any Decoder) {
    // Comparing the type is a fraction of what `as?` costs.
    func node<Other: Decoder>(_ decoder: Other) -> JSONNode? {
      Other.self == JSONNode.self ? unsafeBitCast(decoder, to: JSONNode.self) : nil
    }
    guard let node = node(decoder) else { return nil }
    self = node
  }
}
