import APIModel

/// The models that the specs of one module can name.
struct KnownModels {
  private var models: [String: Model] = [:]

  init(_ apis: [API] = []) {
    for api in apis { models.merge(api.knownModels) { first, _ in first } }
  }

  subscript(name: String) -> Model? { models[name] }

  /// The type that an alias stands for; nil when it is none.
  func aliased(_ type: TypeReference) -> TypeReference? {
    if case .model(let name) = type, case .alias(let target)? = models[name]?.kind {
      target
    } else {
      nil
    }
  }

  /// The type without aliases, at its leaves too.
  func expanded(_ type: TypeReference) -> TypeReference { expanded(type, depth: 0) }

  /// A spec with errors may have aliases in a circle.
  private func expanded(_ type: TypeReference, depth: Int) -> TypeReference {
    switch type {
    case .builtin: return type
    case .array(let element): return .array(expanded(element, depth: depth))
    case .dictionary(let value): return .dictionary(expanded(value, depth: depth))
    case .optional(let wrapped): return .optional(expanded(wrapped, depth: depth))
    case .model:
      guard depth < 64, let target = aliased(type) else { return type }
      return expanded(target, depth: depth + 1)
    }
  }

  /// The enum that a type is.
  func enumeration(_ type: TypeReference) -> Enumeration? {
    if case .model(let name) = expanded(type), case .enumeration(let found)? = models[name]?.kind {
      found
    } else {
      nil
    }
  }
}
