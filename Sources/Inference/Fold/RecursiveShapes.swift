import Spec

/// Finds objects that hold objects like themselves, such as the nodes of a tree, and makes one of them.
enum RecursiveShapes {
  static func fold(_ table: inout ShapeTable, from root: Shape) {
    while let (outer, inner) = pair(in: table, from: root) { table.merge(outer, inner) }
  }

  /// An object and one around it that are the same thing; nil when there are none any more.
  private static func pair(
    in table: ShapeTable, from root: Shape
  ) -> (ShapeTable.ID, ShapeTable.ID)? {
    for place in table.places(from: root) {
      guard let key = place.key else { continue }
      // The key that leads out of an ancestor on the way to the place.
      for (index, ancestor) in place.ancestors.enumerated().reversed() {
        let isDirect = index == place.ancestors.count - 1
        if isSame(place.id, ancestor, by: isDirect ? key : nil, table) {
          return (ancestor, place.id)
        }
      }
    }
    return nil
  }

  private static func isSame(
    _ inner: ShapeTable.ID, _ outer: ShapeTable.ID, by key: String?, _ table: ShapeTable
  ) -> Bool {
    guard table.resolved(inner) != table.resolved(outer) else { return false }
    let (inner, outer) = (table[inner], table[outer])
    guard !inner.isMap, !outer.isMap, inner.isCompatible(with: outer) else { return false }
    let (keys, outerKeys) = (inner.keys, outer.keys)
    if keys == outerKeys { return keys.count >= 2 }
    guard let key else { return false }
    let common = keys.intersection(outerKeys).count
    // The inner one can go on in the same way.
    if keys.contains(ExactText(key)) {
      return common >= 2 && common * 5 >= keys.count * 3 && common * 5 >= outerKeys.count * 2
    }
    // A leaf, which lacks the key that would lead on.
    let isLeaf = keys.isSubset(of: outerKeys) && keys.count * 2 >= outerKeys.count - 1
    return isLeaf && !keys.isEmpty && treeKeys.contains(key.lowercased())
  }

  /// Keys that say that what they hold is of the same kind.
  private static let treeKeys: Set<String> = [
    "children", "child", "parent", "replies", "subtasks", "subcategories", "subnodes", "subitems",
    "descendants", "nested", "nodes",
  ]
}

extension ShapeTable.Object {
  /// Whether each key that both have can have one type.
  func isCompatible(with other: ShapeTable.Object) -> Bool {
    members.allSatisfy { member in
      other.member(member.key).map { $0.shape.isCompatible(with: member.shape) } ?? true
    }
  }
}
