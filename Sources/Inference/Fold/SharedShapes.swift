import Spec

/// Makes one object of those that have the same keys with values of the same kinds.
enum SharedShapes {
  static func fold(_ table: inout ShapeTable, from root: Shape) {
    while let (first, second) = pair(in: table, from: root) { table.merge(first, second) }
  }

  private static func pair(
    in table: ShapeTable, from root: Shape
  ) -> (ShapeTable.ID, ShapeTable.ID)? {
    var seen: [Set<ExactText>: [ShapeTable.Place]] = [:]
    var ids: Set<ShapeTable.ID> = []
    for place in table.places(from: root) where ids.insert(table.resolved(place.id)).inserted {
      let object = table[place.id]
      guard !object.isMap, !object.members.isEmpty else { continue }
      for other in seen[object.keys, default: []] where isSame(place, other, table) {
        return (other.id, place.id)
      }
      seen[object.keys, default: []].append(place)
    }
    return nil
  }

  private static func isSame(
    _ place: ShapeTable.Place, _ other: ShapeTable.Place, _ table: ShapeTable
  ) -> Bool {
    let (object, otherObject) = (table[place.id], table[other.id])
    guard object.isCompatible(with: otherObject), haveSameForms(object, otherObject) else {
      return false
    }
    let isGeneric = object.members.count <= 2 && object.keys.isSubset(of: genericKeys)
    return !isGeneric || Words.typeName(of: place.key ?? "") == Words.typeName(of: other.key ?? "")
  }

  /// A `from` that is a date and a `from` that is an address are two things.
  private static func haveSameForms(
    _ object: ShapeTable.Object, _ other: ShapeTable.Object
  ) -> Bool {
    object.members.allSatisfy { member in
      guard let texts = member.shape.texts, let others = other.member(member.key)?.shape.texts
      else { return true }
      return Set(texts.forms.keys) == Set(others.forms.keys)
        || (texts.dateFormats != nil && others.dateFormats != nil)
    }
  }

  /// A pair of these is in every API for many things: `{ id, name }` of a user is no country.
  private static let genericKeys: Set<ExactText> = Set(
    [
      "id", "name", "title", "key", "value", "type", "code", "label", "href", "url", "count",
      "slug", "text", "status",
    ].map(ExactText.init))
}
