import Spec

/// The lists and dictionaries around the model in each sample.
struct Wrapping {
  private var layers: [Layer] = []

  private enum Layer { case list, dictionary }

  var isEmpty: Bool { layers.isEmpty }

  /// What a list or a dictionary of objects holds; nil for anything else.
  mutating func unwrap(_ shape: Shape, in table: ShapeTable) -> Shape? {
    switch shape.kinds {
    case [.list]:
      let element = shape.list!.element
      guard ShapeTable.object(in: element) != nil, element.nulls == 0 else { return nil }
      layers.append(.list)
      return element
    case [.object]:
      let object = table[shape.object!]
      guard object.isMap, let value = object.members.first?.shape, value.nulls == 0,
        ShapeTable.object(in: value) != nil
      else { return nil }
      layers.append(.dictionary)
      return value
    default: return nil
    }
  }

  /// `[Order]` of `Order`.
  func type(of name: String) -> String {
    layers.reversed().reduce(TypeSyntax.named(name)) { type, layer in
      switch layer {
      case .list: .array(type)
      case .dictionary: .dictionary(key: .named("String"), value: type)
      }
    }.description
  }
}
