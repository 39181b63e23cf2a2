/// What stands at a model key.
enum Found<Node: ReadableNode> {
  case value(Node)
  /// Null: the value itself, or (`isWhole` is false) something on the way to it.
  case null(Node, isWhole: Bool)
  /// Nothing: the last node that is there, and the rest of the path.
  case missing(Node, [String])
  /// Something on the way is neither an object nor an array.
  case misplaced(Node, [String])

  var isPresent: Bool {
    switch self {
    case .value, .null(_, isWhole: true): true
    case .null, .missing, .misplaced: false
    }
  }
}

extension ReadableNode {
  /// Without the index of keys, which only a node of ours has.
  @inline(__always)
  func find(_ key: ModelKey, _ index: JSONKeyIndex?) -> Found<Self> {
    if case .key(let key) = key.form {
      guard let member = member(key, index) else { return .missing(self, [key]) }
      return member.isNull ? .null(member, isWhole: true) : .value(member)
    }
    return findSlowly(key)
  }

  @inline(never)
  private func findSlowly(_ key: ModelKey) -> Found<Self> {
    switch key.form {
    case .key(let key): return find(path: [key])
    case .path(let path): return find(path: path)
    case .any(let keys):
      // When none is there, the error is about the first.
      var first: Found<Self>?
      for key in keys {
        let found = findSlowly(key)
        if found.isPresent { return found }
        if first == nil { first = found }
      }
      return first ?? .missing(self, [])
    }
  }

  private func find(path: [String]) -> Found<Self> {
    var node = self
    for (offset, component) in path.enumerated() {
      guard let next = node.step(component) else {
        let rest = Array(path[offset...])
        switch node.kind {
        case .null: return .null(node, isWhole: false)
        case .object: return .missing(node, rest)
        case .array where component.isIndex: return .missing(node, rest)
        default: return .misplaced(node, rest)
        }
      }
      node = next
    }
    return node.isNull ? .null(node, isWhole: true) : .value(node)
  }

  /// Digits are an index of an array, or a key of an object.
  private func step(_ component: String) -> Self? {
    if let member = member(component, nil) { return member }
    return component.isIndex ? Int(component).flatMap { element($0) } : nil
  }

  func members<Value: Decodable>(
    except known: [String], _ context: ReadContext
  ) throws -> [String: Value] {
    try members(context) { !known.contains($0) } ?? [:]
  }

  /// An error that says in words what should be there.
  func expected(_ what: String, _ type: any Any.Type) -> DecodingError {
    let problem = "expected \(what), found \(found)"
    if kind == .null {
      let path = codingPath
      return .valueNotFound(
        type,
        MappingFailure(model: "", keyPath: path.keyPath, problem: problem).context(path))
    }
    return mismatch(type, problem)
  }
}

extension Found {
  /// The error of a field whose value is not there, or the value that a type makes of null.
  func withoutValue<Value: Decodable>(_ type: Value.Type) throws -> Value {
    switch self {
    case .value(let node): throw node.failure(type)
    case .null(let node, isWhole: true):
      if acceptsNull(type) { return try node.decode(type) }
      throw node.null(type)
    case .null(let node, isWhole: false):
      let path = node.codingPath
      throw DecodingError.valueNotFound(
        type,
        MappingFailure(
          model: "", keyPath: path.keyPath, problem: "expected an object or array, found null"
        ).context(path))
    case .missing(let node, let rest):
      let path = node.codingPath
      let keys: [any CodingKey] = rest.map { WireKey($0) }
      throw DecodingError.keyNotFound(
        keys.first ?? WireKey(""),
        MappingFailure(
          model: "", keyPath: (path + keys.prefix(1)).keyPath, problem: "there is no value"
        ).context(path))
    case .misplaced(let node, _):
      throw node.expected("an object or array", [String: JSON].self)
    }
  }

  func refuse(_ expected: JSON) throws {
    guard case .value(let node) = self else { return }
    let path = node.codingPath
    let failure = MappingFailure(
      model: "", keyPath: path.keyPath, problem: "expected \(expected), found \(node.found)")
    throw DecodingError.dataCorrupted(failure.context(path))
  }
}

/// Types that null is a value of: any JSON, optionals, enums with a case for null.
private func acceptsNull<Value: Decodable>(_ type: Value.Type) -> Bool {
  if type == JSON.self { return true }
  if isOptional(type) { return true }
  if let wire = type as? any RawCodable.Type { return wire.acceptsNull }
  return false
}

func isOptional(_ type: any Any.Type) -> Bool { type is any OptionalType.Type }

private protocol OptionalType {}
extension Optional: OptionalType {}

extension String {
  /// Digits: an index of an array.
  var isIndex: Bool {
    !isEmpty && utf8.count < 10 && utf8.allSatisfy { $0 &- 0x30 < 10 }
  }
}

extension JSON {
  /// Equal, numbers by their value.
  func isSame(as other: JSON) -> Bool {
    if case .number(let left) = self, case .number(let right) = other {
      return left == right || left.decimal.map { $0 == right.decimal } ?? false
    }
    return self == other
  }
}
