/// The names of models, each given once.
struct ModelNames {
  private var taken: Set<String>
  private var names: [ShapeTable.ID: String] = [:]

  /// - Parameter root: the name of the outermost model.
  init(root: String) { taken = Self.avoided.union([root.lowercased()]) }

  subscript(id: ShapeTable.ID) -> String? { names[id] }

  mutating func set(_ name: String, for id: ShapeTable.ID) { names[id] = name }

  /// A name for what stands under keys in models: the key's, the key's behind the model's, or one with a number.
  mutating func name(_ word: String, in parent: String, for id: ShapeTable.ID) {
    switch word.first {
    case nil: names[id] = choose(["\(parent)Value"])
    // Of a key such as `2fa`.
    case "_": names[id] = choose([parent + word.dropFirst()])
    default: names[id] = choose([word, parent + word])
    }
  }

  /// `OrderStatus` for a `status` in an `Order`.
  mutating func enumName(_ word: String, in parent: String) -> String {
    choose(word.hasPrefix(parent) && word != parent ? [word] : [parent + word])
  }

  static func isAvoided(_ name: String) -> Bool { avoided.contains(name.lowercased()) }

  private mutating func choose(_ candidates: [String]) -> String {
    let last = candidates.last!
    let numbered = (2...).lazy.map { "\(last)\($0)" }
    let name =
      candidates.first { !taken.contains($0.lowercased()) }
      ?? numbered.first { !taken.contains($0.lowercased()) }!
    taken.insert(name.lowercased())
    return name
  }

  /// Types of the language, types that code around a model is made of, and words that YAML takes for other things.
  private static let avoided: Set<String> = [
    "string", "bool", "int", "int8", "int16", "int32", "int64", "uint", "uint8", "uint16", "uint32",
    "uint64", "float", "double", "decimal", "date", "day", "url", "uuid", "data", "json", "file",
    "void", "any", "type", "protocol", "self", "error", "result", "task", "array", "dictionary",
    "set", "optional", "character", "encoder", "decoder", "codable", "sendable", "never", "value",
    "variables", "target", "swift", "foundation", "endpointruntime", "endpoint", "provider", "call",
    "response", "request", "yes", "no", "on", "off", "true", "false", "null", "nil", "y", "n", "x",
  ]
}
