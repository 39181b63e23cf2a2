import Spec

/// Finds objects whose keys are ids: dictionaries, in which any key may come.
enum MapKeys {
  static func fold(_ table: inout ShapeTable, from root: Shape) {
    var folded: Set<ShapeTable.ID> = []
    // A dictionary's values are merged, and what is in them only then shows what it is.
    while let id = table.places(from: root).map({ table.resolved($0.id) }).first(where: {
      !folded.contains($0) && !table[$0].isMap && isMap(table[$0], table)
    }) {
      folded.insert(id)
      table.makeMap(id)
    }
  }

  private static func isMap(_ object: ShapeTable.Object, _ table: ShapeTable) -> Bool {
    let keys = object.members.map(\.key)
    guard let first = object.members.first else { return false }
    if keys.allSatisfy(isID) { return true }
    let areAlike = object.members.allSatisfy { $0.shape.isCompatible(with: first.shape) }
    guard keys.count >= 3, areAlike else { return false }
    if keys.allSatisfy(isCode) { return true }
    // `line1`, `line2` are names; `user_17`, `user_18` with an object each are ids.
    let stems = Set(keys.map(stem))
    return stems.count == 1 && stems != keys.first.map { [$0] } && first.shape.object != nil
  }

  /// `17`, a UUID, a day, a long hash.
  private static func isID(_ key: String) -> Bool {
    let bytes = Array(key.utf8)
    guard !bytes.isEmpty else { return false }
    if bytes.allSatisfy({ $0 &- 0x30 < 10 }) { return true }
    if TextForm.isUUID(bytes) || DateForm(bytes) != nil { return true }
    return bytes.count >= 16 && bytes.contains { $0 &- 0x30 < 10 }
      && key.allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  /// `USD`, `SE`
  private static func isCode(_ key: String) -> Bool {
    (2...3).contains(key.utf8.count) && key.utf8.allSatisfy { (0x41...0x5A).contains($0) }
  }

  private static func stem(_ key: String) -> String {
    String(key.reversed().drop { $0.isASCII && $0.isNumber }.reversed())
  }
}
