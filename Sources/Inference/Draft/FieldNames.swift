import Spec

/// The properties of a model: their names, and how their wire keys follow from these.
struct FieldNames {
  /// By the order of the keys; the wire key is nil where the strategy gives it.
  private(set) var fields: [(name: String, wireKey: String?)] = []
  private(set) var strategy = KeyStrategy.asWritten

  init(_ keys: [String]) {
    let derived = KeyStrategy.allCases.map { strategy in
      (strategy: strategy, fields: Self.fields(keys, strategy))
    }
    // A strategy costs a line itself; two keys that are written beside their fields cost more.
    let plain = derived[0]
    let best = derived.min { Self.written($0.fields) < Self.written($1.fields) } ?? plain
    let chosen = Self.written(best.fields) + 1 < Self.written(plain.fields) ? best : plain
    (strategy, fields) = (chosen.strategy, chosen.fields)
  }

  private static func written(_ fields: [(name: String, wireKey: String?)]) -> Int {
    fields.count { $0.wireKey != nil }
  }

  private static func fields(
    _ keys: [String], _ strategy: KeyStrategy
  ) -> [(name: String, wireKey: String?)] {
    // A key that is its own name has it, wherever it stands.
    var taken: Set<String> = []
    let own = keys.map {
      isMemberName($0) && isWireName(of: $0, $0, strategy) && taken.insert($0).inserted
    }
    return zip(keys, own).map { key, isName in
      if isName { return (key, nil) }
      let idiomatic = Words.memberName(of: key, acronyms: true)
      let derivable = [idiomatic, Words.memberName(of: key, acronyms: false)].first {
        isMemberName($0) && !taken.contains($0) && isWireName(of: $0, key, strategy)
      }
      if let name = derivable {
        taken.insert(name)
        return (name, nil)
      }
      let base = idiomatic.isEmpty ? (key.isEmpty ? "empty" : "field") : idiomatic
      let name =
        taken.contains(base)
        ? (2...).lazy.map { "\(base)\($0)" }.first { !taken.contains($0) }! : base
      taken.insert(name)
      return (name, key)
    }
  }

  private static func isWireName(
    of name: String, _ key: String, _ strategy: KeyStrategy
  ) -> Bool {
    strategy.wireName(of: name).utf8.elementsEqual(key.utf8)
  }

  /// In the house's style: `createdAt`, not `created_at` and not `CreatedAt`.
  private static func isMemberName(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    let isHead = first.isASCII ? ("a"..."z").contains(first) : first.properties.isXIDStart
    return isHead
      && name.unicodeScalars.allSatisfy {
        $0.isASCII
          ? Character($0).isLetter || Character($0).isNumber : $0.properties.isXIDContinue
      } && name.unicodeScalars.count <= 60
  }
}
