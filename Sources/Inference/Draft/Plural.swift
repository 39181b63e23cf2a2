/// English plurals, as far as keys of APIs have them.
enum Plural {
  /// `order` of `orders`; a word that is no plural is itself.
  static func singular(of word: String) -> String {
    let lower = word.lowercased()
    if let irregular = irregular[lower] {
      return word.first?.isUppercase == true ? Words.capitalized(irregular) : irregular
    }
    guard lower.count > 3, lower.hasSuffix("s"), !unchanged.contains(lower),
      !["ss", "us", "is"].contains(where: lower.hasSuffix)
    else { return word }
    if lower.hasSuffix("ies"), lower.count > 4 { return String(word.dropLast(3)) + "y" }
    let takesE = ["sses", "shes", "ches", "xes", "zzes", "uses"].contains(where: lower.hasSuffix)
    // `houses` and `causes` have an e of their own, `caches` too.
    let ownsE = ["ouses", "auses", "caches"].contains(where: lower.hasSuffix)
    return String(word.dropLast(takesE && !ownsE ? 2 : 1))
  }

  private static let irregular = [
    "children": "child", "people": "person", "men": "man", "women": "woman", "movies": "movie",
    "cookies": "cookie", "indices": "index", "indexes": "index", "vertices": "vertex",
    "matrices": "matrix", "leaves": "leaf", "lives": "life", "criteria": "criterion",
    "analyses": "analysis",
  ]

  private static let unchanged: Set<String> = ["series", "species", "news", "gas", "atlas", "lens"]
}
