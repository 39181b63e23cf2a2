/// Writes the fields of a model through an encoder of someone else's.
///
/// Such encoders stop the program when a key is used both for a value and for a container, so all that is written is
/// remembered, and a clash is an error.
final class ForeignWriter {
  private let encoder: any Encoder
  private var root: KeyedEncodingContainer<WireKey>
  /// Keys of values. Looked through only where a path or an unknown key is written, which is rare.
  private var keys: [String] = []
  private var deepValues: Set<[String]> = []
  private var containers: [[String]: Container] = [:]

  private enum Container {
    case keyed(KeyedEncodingContainer<WireKey>)
    case unkeyed(any UnkeyedEncodingContainer)
  }

  init(_ encoder: any Encoder) {
    self.encoder = encoder
    root = encoder.container(keyedBy: WireKey.self)
  }

  func has(_ key: String) -> Bool { keys.contains(key) || containers[[key]] != nil }

  func set(_ value: some Encodable, _ key: String) throws {
    if !containers.isEmpty, containers[[key]] != nil { throw clash([key]) }
    keys.append(key)
    try root.encode(value, forKey: WireKey(key))
  }

  func set(_ value: some Encodable, at path: [String]) throws {
    guard let last = path.last else { return }
    if path.count == 1 {
      try set(value, last)
      return
    }
    guard containers[path] == nil else { throw clash(path) }
    let parent = Array(path.dropLast())
    switch try container(parent, isArray: last.isIndex) {
    case .keyed(var container):
      deepValues.insert(path)
      try container.encode(value, forKey: WireKey(last))
      containers[parent] = .keyed(container)
    case .unkeyed(var container):
      try fill(&container, to: last, path)
      try container.encode(value)
      containers[parent] = .unkeyed(container)
    }
  }

  private func isValue(_ path: [String]) -> Bool {
    path.count == 1 ? keys.contains(path[0]) : deepValues.contains(path)
  }

  /// The container at a path, made if it is not there.
  private func container(_ path: [String], isArray: Bool) throws -> Container {
    if let known = containers[path] { return known }
    guard let last = path.last, !isValue(path) else { throw clash(path) }
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
