extension ShapeTable {
  /// A place where an object stands.
  struct Place {
    var id: ID
    /// The object around it; nil at the root.
    var parent: ID?
    /// The key under which it is, in the object around it or around the lists that hold it; nil at the root.
    var key: String?
    /// It is an element of a list or a value of a dictionary.
    var isElement: Bool
    /// The objects around it, from the root.
    var ancestors: [ID]
  }

  /// All places of objects that become models, an object's own before those of the objects in it; one that stands at several places is
  /// entered at the first.
  func places(from root: Shape) -> [Place] {
    var places: [Place] = []
    var entered: Set<ID> = []
    var queue: [Place] = []
    if let object = Self.object(in: root) {
      queue.append(
        Place(id: object.id, parent: nil, key: nil, isElement: object.isElement, ancestors: []))
    }
    var next = 0
    while next < queue.count {
      let place = queue[next]
      next += 1
      places.append(place)
      let id = resolved(place.id)
      guard entered.insert(id).inserted else { continue }
      for member in self[id].members {
        guard let inner = Self.object(in: member.shape) else { continue }
        let isMap = self[id].isMap
        queue.append(
          Place(
            id: resolved(inner.id), parent: id, key: isMap ? place.key : member.key,
            isElement: inner.isElement || isMap, ancestors: place.ancestors + [id]))
      }
    }
    return places
  }

  /// The object of a shape, or of what its lists hold; nil where values of other kinds stand beside it, since then it
  /// is no model.
  static func object(in shape: Shape) -> (id: ID, isElement: Bool)? {
    switch shape.kinds {
    case [.object]: return (shape.object!, false)
    case [.list]: return object(in: shape.list!.element).map { ($0.id, true) }
    default: return nil
    }
  }
}
