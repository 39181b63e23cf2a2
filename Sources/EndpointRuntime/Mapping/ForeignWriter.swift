/// Writes the fields of a model through an encoder of someone else's.
///
/// Such encoders stop the program when a key is used both for a value and for a container, so all that is written is
/// remembered, and a clash is an error.
struct ForeignWriter {
  private let encoder: any Encoder
  private var root: KeyedEncodingContainer<WireKey>
  private var values: Set<[String]> = []
  private var containers: [[String]: Container] = [:]

  private enum Container {
    case keyed(KeyedEncodingContainer<WireKey>)
    case unkeyed(any UnkeyedEncodingContainer)
  }

  init(_ encoder: any Encoder) {
    self.encoder = encoder
    root = encoder.container(keyedBy: WireKey.self)
  }

  func has(_ key: String) -> Bool { values.contains([key]) || containers[[key]] != nil }

  mutating func set(_ value: some Encodable, at path: [String]) throws {
    guard let last = path.last else { return }
    guard containers[path] == nil else { throw clash(path) }
    if path.count == 1 {
      values.insert(path)
      try root.encode(value, forKey: WireKey(last))
      return
    }
    let parent = Array(path.dropLast())
    switch try container(parent, isArray: last.isIndex) {
    case .keyed(var container):
      values.insert(path)
      try container.encode(value, forKey: WireKey(last))
      containers[parent] = .keyed(container)
    case .unkeyed(var container):
      try fill(&container, to: last, path)
      try container.encode(value)
      containers[parent] = .unkeyed(container)
    }
  }

  /// The container at a path, made if it is not there.
  private mutating func container(_ path: [String], isArray: Bool) throws -> Container {
    if let known = containers[path] { return known }
    guard let last = path.last, !values.contains(path) else { throw clash(path) }
    let made: Container
    if path.count == 1 {
      made = nested(in: &root, last, isArray: isArray)
    } else {
      let parent = Array(path.dropLast())
      switch try container(parent, isArray: last.isIndex) {
      case .keyed(var container):
        made = nested(in: &container, last, isArray: isArray)
        containers[parent] = .keyed(container)
      case .unkeyed(var container):
        try fill(&container, to: last, path)
        made =
          isArray
          ? .unkeyed(container.nestedUnkeyedContainer())
          : .keyed(container.nestedContainer(keyedBy: WireKey.self))
        containers[parent] = .unkeyed(container)
      }
    }
    containers[path] = made
    return made
  }

  private func nested(
    in container: inout KeyedEncodingContainer<WireKey>, _ key: String, isArray: Bool
  ) -> Container {
    isArray
      ? .unkeyed(container.nestedUnkeyedContainer(forKey: WireKey(key)))
      : .keyed(container.nestedContainer(keyedBy: WireKey.self, forKey: WireKey(key)))
  }

  /// What nobody writes before an index is null; what stands there already cannot be changed.
  private func fill(
    _ container: inout any UnkeyedEncodingContainer, to index: String, _ path: [String]
  ) throws {
    guard let index = Int(index), index >= container.count else { throw clash(path) }
    while container.count < index { try container.encodeNil() }
  }

  private func clash(_ path: [String]) -> EncodingError {
    let path = path.joined(separator: ".")
    return .invalidValue(
      path,
      .init(
        codingPath: encoder.codingPath,
        debugDescription: "something else is written where '\(path)' goes"))
  }
}
