import Spec

/// The objects of all samples, each place's merged into one.
///
/// A shape names its object by an `ID`. Merging two objects makes one of them stand for both, so that a tree whose
/// children are like itself becomes a circle.
struct ShapeTable {
  typealias ID = Int

  struct Object {
    /// How many objects of the samples it stands for.
    var count = 0
    /// In the order in which keys were first seen.
    private(set) var members: [Member] = []
    /// The keys are ids, not names: the members are merged into one, and any key may come.
    var isMap = false
    fileprivate var mergedInto: ID?
    private var indices: [ExactText: Int] = [:]

    func member(_ key: String) -> Member? { indices[ExactText(key)].map { members[$0] } }

    var keys: Set<ExactText> { Set(indices.keys) }

    mutating func set(_ member: Member) {
      let key = ExactText(member.key)
      if let index = indices[key] {
        members[index] = member
      } else {
        indices[key] = members.count
        members.append(member)
      }
    }

    fileprivate mutating func removeMembers() -> [Member] {
      defer { (members, indices) = ([], [:]) }
      return members
    }
  }

  struct Member {
    var key: String
    /// In how many objects it stood.
    var count: Int
    var shape: Shape
  }

  private var objects: [Object] = []
  private var pending: [(ID, ID)] = []

  subscript(id: ID) -> Object { objects[resolved(id)] }

  /// The object that stands for one.
  func resolved(_ id: ID) -> ID {
    var id = id
    while let target = objects[id].mergedInto { id = target }
    return id
  }

  // MARK: Reading

  mutating func read(_ value: SpecValue) -> Shape {
    var shape = Shape()
    switch value.content {
    case .scalar(let text, isPlain: false): shape.texts = TextShape(text)
    case .scalar("null", isPlain: true): shape.nulls = 1
    case .scalar("true", isPlain: true), .scalar("false", isPlain: true): shape.bools = 1
    case .scalar(let text, isPlain: true): shape.numbers = NumberShape(text)
    case .list(let items):
      shape.list = .holding(items.reduce(into: Shape()) { $0 = merge($0, read($1)) })
    case .map(let entries):
      var object = Object()
      object.count = 1
      for entry in entries {
        object.set(Member(key: entry.key.value, count: 1, shape: read(entry.value)))
      }
      objects.append(object)
      shape.object = objects.count - 1
    }
    return shape
  }

  // MARK: Merging

  mutating func merge(_ left: Shape, _ right: Shape) -> Shape {
    let merged = join(left, right)
    settle()
    return merged
  }

  /// Makes one object of two.
  mutating func merge(_ left: ID, _ right: ID) {
    pending.append((left, right))
    settle()
  }

  /// Takes the keys of an object for ids.
  mutating func makeMap(_ id: ID) {
    let id = resolved(id)
    let members = objects[id].removeMembers()
    let count = objects[id].count
    objects[id].isMap = true
    let value = members.reduce(into: Shape()) { $0 = merge($0, $1.shape) }
    objects[resolved(id)].set(Member(key: "", count: count, shape: value))
  }

  /// Both shapes in one; what objects they share is left to `settle`, since in a circle it would never end here.
  private mutating func join(_ left: Shape, _ right: Shape) -> Shape {
    var joined = left
    joined.nulls += right.nulls
    joined.bools += right.bools
    joined.numbers = Self.join(left.numbers, right.numbers) { $0.merged(with: $1) }
    joined.texts = Self.join(left.texts, right.texts) { $0.merged(with: $1) }
    if let list = right.list {
      joined.list = left.list.map { .holding(join($0.element, list.element)) } ?? list
    }
    if let object = right.object {
      if let own = left.object { pending.append((own, object)) }
      joined.object = left.object ?? object
    }
    return joined
  }

  private static func join<Part>(
    _ left: Part?, _ right: Part?, _ merge: (Part, Part) -> Part
  ) -> Part? {
    guard let left, let right else { return left ?? right }
    return merge(left, right)
  }

  private mutating func settle() {
    while let (first, second) = pending.popLast() {
      let (kept, gone) = (resolved(first), resolved(second))
      guard kept != gone else { continue }
      let isMap = objects[kept].isMap || objects[gone].isMap
      let members = objects[gone].removeMembers()
      objects[gone].mergedInto = kept
      objects[kept].count += objects[gone].count
      for member in members {
        var merged = member
        if let own = objects[kept].member(member.key) {
          merged.count += own.count
          merged.shape = join(own.shape, member.shape)
        }
        objects[kept].set(merged)
      }
      if isMap { makeMap(kept) }
    }
  }
}
