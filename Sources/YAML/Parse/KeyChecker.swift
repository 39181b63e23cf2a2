import Diagnostics

/// Refuses a key that a mapping has already.
enum KeyChecker {
  /// The pairs with the first of each key; the others are reported, with the place of the first.
  static func unique(
    _ pairs: [YAMLPair], into diagnostics: inout DiagnosticCollector
  ) -> [YAMLPair] {
    guard let duplicates = duplicates(pairs) else { return pairs }
    var kept: [YAMLPair] = []
    for (index, pair) in pairs.enumerated() {
      if let first = duplicates[index] {
        diagnostics.report(
          .duplicateKey(pair.name), at: pair.key.range,
          notes: [.init("'\(pair.name)' stands here already", at: pairs[first].key.range)])
      } else {
        kept.append(pair)
      }
    }
    return kept
  }

  /// For each index of a later pair the index of the first with its key; nil when all keys differ.
  private static func duplicates(_ pairs: [YAMLPair]) -> [Int: Int]? {
    var found: [Int: Int]?
    // Most mappings are small: then comparing costs less than hashing, and most keys differ at a glance.
    if pairs.count <= 12 {
      var glances: UInt64 = 0
      for later in pairs.indices {
        let name = pairs[later].name
        let bit: UInt64 = 1 << glance(name)
        defer { glances |= bit }
        guard glances & bit != 0 else { continue }
        for earlier in 0..<later where pairs[earlier].name.isSameText(as: name) {
          found = found ?? [:]
          found![later] = earlier
          break
        }
      }
      return found
    }
    var first: [ExactText: Int] = Dictionary(minimumCapacity: pairs.count)
    for (index, pair) in pairs.enumerated() {
      let key = ExactText(pair.name)
      if let earlier = first[key] {
        found = found ?? [:]
        found![index] = earlier
      } else {
        first[key] = index
      }
    }
    return found
  }
}

extension KeyChecker {
  /// A number below 64 that is the same for equal texts.
  private static func glance(_ text: String) -> UInt64 {
    let bytes = text.utf8
    guard let first = bytes.first, let last = bytes.last else { return 0 }
    return (UInt64(bytes.count) &* 11 &+ UInt64(first) &* 5 &+ UInt64(last) &* 3) & 63
  }
}

/// A text that equals only the same scalars.
struct ExactText: Hashable {
  private let text: String

  init(_ text: String) { self.text = text }

  static func == (left: ExactText, right: ExactText) -> Bool {
    left.text.isSameText(as: right.text)
  }
  // Texts that are canonically equal hash alike; `==` tells them apart.
  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension Diagnostic.Message {
  fileprivate static func duplicateKey(_ key: String) -> Self {
    .error(
      "duplicate-key", "the key '\(key)' is given twice",
      help: key == "<<"
        ? "merge several mappings as a list: '<<: [*a, *b]'"
        : "take one of them away, or give it another name")
  }
}
