public import Foundation

extension JSONDocument {
  /// The value at a key, or the whole.
  ///
  /// A key that is not there is an error, and nothing else is decoded in its place; for an optional type it is nil, as null is.
  /// What lenient and lossy fields put up with goes to `report`. `dates` and `data` are the formats of values that no generated
  /// model describes.
  @inline(never)
  public func decode<Value: Decodable>(
    _ type: Value.Type, at key: ModelKey? = nil, report: MappingReport? = nil,
    dates: [DateFormat] = [.iso8601], data: DataFormat = .base64,
    userInfo: [CodingUserInfoKey: any Sendable] = [:]
  ) throws -> Value {
    var options = FieldOptions()
    options.dates = dates
    options.data = data
    let session = DecodingSession(self, report: report, options: options, userInfo: userInfo)
    let root = JSONNode(root: session)
    if depth <= LargeStack.threshold { return try decode(type, at: key, below: root) }
    return try LargeStack.run { try self.decode(type, at: key, below: root) }
  }

  private func decode<Value: Decodable>(
    _ type: Value.Type, at key: ModelKey?, below root: JSONNode
  ) throws -> Value {
    guard let key else { return try root.decode(type) }
    return switch root.find(key, nil) {
    case .value(let node): try node.decode(type)
    case .null(_, isWhole: false) where isOptional(type), .missing where isOptional(type):
      try nothing(type)
    case let found: try found.withoutValue(type)
    }
  }

  /// The JSON at a key, or the whole; nil when there is none.
  public func json(at key: ModelKey? = nil) -> JSON? { node(at: key)?.json() }

  /// The text of the string, number or Boolean at a key; nil when there is none.
  public func text(at key: ModelKey) -> String? { node(at: key)?.scalar?.text }

  private func node(at key: ModelKey?) -> JSONNode? {
    let session = DecodingSession(self, report: nil, options: FieldOptions(), userInfo: [:])
    let root = JSONNode(root: session)
    guard let key else { return root }
    return switch root.find(key, nil) {
    case .value(let node), .null(let node, isWhole: true): node
    case .null, .missing, .misplaced: nil
    }
  }

  /// Nil, in a type that is known to be optional.
  private func nothing<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let null = try JSONDocument(Data("null".utf8))
    return try null.decode(type)
  }
}

/// Decodes models from the bytes of an answer.
public enum ModelDecoder {
  /// The value at a key of JSON, or the whole; see `JSONDocument.decode`. Bytes that are no JSON throw
  /// `DecodingError.dataCorrupted`, whose underlying error is a `JSONSyntaxError`.
  @inline(never)
  public static func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data, at key: ModelKey? = nil, report: MappingReport? = nil
  ) throws -> Value {
    let document: JSONDocument
    do {
      document = try JSONDocument(data)
    } catch {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: error.description, underlyingError: error))
    }
    return try document.decode(type, at: key, report: report)
  }
}
