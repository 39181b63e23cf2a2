import Diagnostics
import YAML

/// The entries of a mapping by key, all of them known to the language.
struct FieldSet {
  let object: SpecObject
  let range: SourceRange
  private let pairs: [YAMLPair]
  private let names: [String]

  init(_ object: SpecObject, range: SourceRange, pairs: [YAMLPair] = []) {
    self.object = object
    self.range = range
    self.pairs = pairs
    names = pairs.map(\.name)
  }

  subscript(name: String) -> YAMLNode? { pair(name)?.value }

  func pair(_ name: String) -> YAMLPair? {
    assert(object.names.contains(name), "the key table of \(object) lacks '\(name)'")
    return names.firstIndex(of: name).map { pairs[$0] }
  }

  var keys: [Located<String>] { pairs.map { Located($0.name, at: $0.key.range) } }
}
