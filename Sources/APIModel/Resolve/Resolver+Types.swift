import Diagnostics
import Spec

extension Resolver {
  /// A type with its names looked up.
  ///
  /// A name that is unknown is reported, and taken for a model of which nothing is known: so that what is made of it
  /// is not reported too.
  mutating func type(_ written: Located<TypeSyntax>) -> TypeReference {
    type(written.value, at: written.range)
  }

  /// `Void` counts as no type.
  func isVoid(_ written: Located<TypeSyntax>) -> Bool { written.value == .named("Void") }

  private mutating func type(_ syntax: TypeSyntax, at range: SourceRange) -> TypeReference {
    switch syntax {
    case .unknown: return .model("")
    case .named(let name):
      if let key = symbols.modelKey(of: name) { return .model(key) }
      if let builtin = TypeReference.Builtin(rawValue: name) { return .builtin(builtin) }
      diagnostics.report(.unknownType(name, models: symbols.models.keys.sorted()), at: range)
      return .model(name)
    case .array(let element): return .array(type(element, at: range))
    case .optional(let wrapped): return .optional(type(wrapped, at: range))
    case .dictionary(let key, let value):
      if key != .named("String"), key != .unknown {
        diagnostics.report(.keyIsNoText(key.description), at: range)
      }
      return .dictionary(type(value, at: range))
    }
  }

  /// The type behind the aliases at its top.
  mutating func expanded(_ type: TypeReference) -> TypeReference {
    guard case .model(let name) = type, let alias = symbols.models[name]?.alias,
      aliases.insert(name).inserted
    else { return type }
    defer { aliases.remove(name) }
    return expanded(self.type(alias))
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownType(_ name: String, models: [String]) -> Self {
    let known = models + TypeReference.Builtin.allCases.map(\.rawValue)
    let familiar = [
      "string": "String", "str": "String", "text": "String", "int": "Int", "integer": "Int",
      "bool": "Bool", "boolean": "Bool", "number": "Double", "float": "Double", "long": "Int64",
      "object": "JSON", "any": "JSON", "datetime": "Date", "timestamp": "Date", "bytes": "Data",
      "void": "Void",
    ]
    let hint =
      familiar[name.lowercased()].map { "did you mean '\($0)'?" }
      ?? Suggestion.didYouMean(name, in: known)
    let list =
      models.isEmpty
      ? "declare it under 'models:'"
      : "models here: \(models.prefix(12).joined(separator: ", "))\(models.count > 12 ? ", …" : "")"
    return .error(
      "unknown-type", "no type is named '\(name)'", help: hint.map { "\($0) \(list)" } ?? list)
  }
  fileprivate static func keyIsNoText(_ key: String) -> Self {
    .error(
      "key-is-no-text", "the keys of a dictionary are 'String', not '\(key)'",
      help: "JSON has no other keys: write [String: …]")
  }
}
