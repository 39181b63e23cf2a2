/// Which things of two lists are the same thing.
struct Matching<Element> {
  /// In the order of the new list.
  private(set) var pairs: [(old: Element, new: Element)] = []
  /// What only the old list has, and only the new one, in their order.
  private(set) var removed: [Element]
  private(set) var added: [Element]

  init(_ old: [Element], _ new: [Element]) {
    removed = old
    added = new
  }

  /// Pairs what has the same key and no pair yet. A key that a list has twice says nothing.
  mutating func match<Key: Hashable>(
    old oldKey: (Element) -> Key?, new newKey: (Element) -> Key?
  ) {
    let (olds, news) = (Self.unique(removed, oldKey), Self.unique(added, newKey))
    var taken: Set<Int> = []
    var left: [Element] = []
    for (index, element) in added.enumerated() {
      if let key = newKey(element), news[key] == index, let other = olds[key] {
        pairs.append((removed[other], element))
        taken.insert(other)
      } else {
        left.append(element)
      }
    }
    added = left
    removed = removed.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
  }

  mutating func match<Key: Hashable>(by key: (Element) -> Key?) { match(old: key, new: key) }

  /// When one thing is left in each list, it is the same.
  mutating func matchSoleRest(if isSame: (Element, Element) -> Bool = { _, _ in true }) {
    guard removed.count == 1, added.count == 1, isSame(removed[0], added[0]) else { return }
    pairs.append((removed[0], added[0]))
    removed = []
    added = []
  }

  private static func unique<Key: Hashable>(
    _ elements: [Element], _ key: (Element) -> Key?
  ) -> [Key: Int] {
    var found: [Key: Int] = [:]
    var twice: Set<Key> = []
    for (index, element) in elements.enumerated() {
      guard let key = key(element) else { continue }
      if found.updateValue(index, forKey: key) != nil { twice.insert(key) }
    }
    return found.filter { !twice.contains($0.key) }
  }
}
