/// Why a value could not be read, in parts: the underlying error of each `DecodingError` that models throw.
public struct MappingFailure: Error, Hashable, Sendable {
  /// The model whose field it is; empty for a value that no model holds.
  public var model: String
  /// From the root of the JSON, such as `orders.3.buyer.name`; empty for the root itself.
  public var keyPath: String
  /// What is wrong, such as `expected String, found number 5`.
  public var problem: String
}

extension MappingFailure: CustomStringConvertible {
  public var description: String {
    let place = keyPath.isEmpty ? "the root" : "'\(keyPath)'"
    return model.isEmpty ? "\(problem) at \(place)" : "\(model): \(problem) at \(place)"
  }
}

extension MappingFailure {
  /// What a decoding error says, whoever threw it.
  public init(_ error: DecodingError) {
    if let failure = error.context.underlyingError as? MappingFailure {
      self = failure
    } else {
      self.init(model: "", keyPath: error.fullPath.keyPath, problem: error.context.debugDescription)
    }
  }

  var context: (_ path: [any CodingKey]) -> DecodingError.Context {
    { DecodingError.Context(codingPath: $0, debugDescription: description, underlyingError: self) }
  }
}

extension DecodingError {
  var context: Context {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context),
      .dataCorrupted(let context):
      context
    @unknown default: Context(codingPath: [], debugDescription: "\(self)")
    }
  }

  /// With the key that is missing, which the context's path leaves out.
  var fullPath: [any CodingKey] {
    if case .keyNotFound(let key, let context) = self {
      context.codingPath + [key]
    } else {
      context.codingPath
    }
  }

  /// The error with the name of the model that was read; an error that names one already stays.
  func naming(_ model: StaticString) -> DecodingError {
    var failure = MappingFailure(self)
    guard failure.model.isEmpty else { return self }
    failure.model = "\(model)"
    let context = failure.context(context.codingPath)
    return switch self {
    case .typeMismatch(let type, _): .typeMismatch(type, context)
    case .valueNotFound(let type, _): .valueNotFound(type, context)
    case .keyNotFound(let key, _): .keyNotFound(key, context)
    case .dataCorrupted: .dataCorrupted(context)
    @unknown default: self
    }
  }
}

extension [any CodingKey] {
  /// As a spec would write it: `orders.3.name`.
  var keyPath: String {
    map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}
