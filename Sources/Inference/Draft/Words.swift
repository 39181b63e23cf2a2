import Spec

/// The words of a wire key, and names made of them.
enum Words {
  /// `created`, `at` of `created_at`, `createdAt` and `created.at`. Letters and digits alone; empty when there are none.
  static func of(_ key: String) -> [String] {
    let plain = String(
      String.UnicodeScalarView(
        key.unicodeScalars.prefix(mostScalars).map { isOfWord($0) ? $0 : "_" }))
    // An acronym's plural is one word.
    let words = ["URLs", "IDs"].reduce(plain) {
      $0.split(separator: $1, omittingEmptySubsequences: false).joined(
        separator: Words.capitalized($1.lowercased()))
    }
    return KeyStrategy.words(of: words)
  }

  /// Of a key that is longer, the rest is left out of its name.
  private static let mostScalars = 60

  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return Character(scalar).isLetter || Character(scalar).isNumber }
    // Of other scripts, what Swift takes at any place of a name.
    return scalar.properties.isXIDStart
  }

  /// `createdAt`, `imageURL`, `_16x16`; empty when the key has no letter and no digit.
  static func memberName(of key: String, acronyms: Bool) -> String {
    let words = of(key)
    guard let first = words.first else { return "" }
    let rest = words.dropFirst().map { word in
      acronyms && Self.acronyms.contains(word.lowercased())
        ? word.uppercased() : capitalized(isShouted(word, in: words) ? word.lowercased() : word)
    }
    let head =
      isShouted(first, in: words) || first.allSatisfy(\.isUppercase)
      ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    return notNumber(head + rest.joined())
  }

  /// `OrderLine` of `order_lines`, `order-line` and `orderLine`, singular; empty when there is nothing to name it by.
  static func typeName(of key: String) -> String {
    var words = of(key)
    // `usersById` and `userMap` hold users, and `orderList` orders.
    if let by = words.firstIndex(where: { $0.lowercased() == "by" }), by > 0 {
      words.removeSubrange(by...)
    }
    if words.count > 1, ["list", "array", "map"].contains(words.last!.lowercased()) {
      words.removeLast()
    }
    guard let last = words.popLast() else { return "" }
    words.append(Plural.singular(of: last))
    return notNumber(
      words.map { word in
        acronyms.contains(word.lowercased())
          ? word.uppercased() : capitalized(isShouted(word, in: words) ? word.lowercased() : word)
      }.joined())
  }

  /// All of a key in capitals, as `ORDER_ID`.
  private static func isShouted(_ word: String, in words: [String]) -> Bool {
    words.allSatisfy { $0 == $0.uppercased() } && word != word.lowercased()
  }

  static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func notNumber(_ name: String) -> String {
    name.first?.isNumber == true ? "_" + name : name
  }

  private static let acronyms: Set<String> = ["id", "url", "uuid"]
}
