/// What samples show at one place: how often a value of each kind stood there.
///
/// `ShapeTable.merge` joins two shapes; what comes out says the same in whatever order they come.
struct Shape {
  var nulls = 0
  var bools = 0
  var numbers: NumberShape?
  var texts: TextShape?
  var list: ListShape?
  var object: ShapeTable.ID?

  enum Kind: String, CaseIterable, Comparable {
    case bool = "booleans"
    case number = "numbers"
    case text = "text"
    case list = "lists"
    case object = "objects"

    static func < (left: Kind, right: Kind) -> Bool {
      allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
    }
  }

  /// The kinds that were seen, besides null.
  var kinds: Set<Kind> {
    var kinds: Set<Kind> = []
    if bools > 0 { kinds.insert(.bool) }
    if numbers != nil { kinds.insert(.number) }
    if texts != nil { kinds.insert(.text) }
    if list != nil { kinds.insert(.list) }
    if object != nil { kinds.insert(.object) }
    return kinds
  }

  /// Whether one type can stand for both: they show the same kinds, or one of them none.
  func isCompatible(with other: Shape) -> Bool {
    let (own, others) = (kinds, other.kinds)
    guard own == others || own.isEmpty || others.isEmpty else { return false }
    guard let element = list?.element, let otherElement = other.list?.element else { return true }
    return element.isCompatible(with: otherElement)
  }
}

/// What the lists at one place hold.
indirect enum ListShape {
  case holding(Shape)

  var element: Shape {
    switch self {
    case .holding(let element): element
    }
  }
}
