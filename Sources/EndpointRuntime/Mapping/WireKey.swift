/// The one key type of all generated models. One enum of keys a model would double what compiling a model costs.
///
/// Small enough to stand in an `any CodingKey` without an allocation.
enum WireKey: CodingKey, Hashable {
  case name(String)
  case index(Int)

  init(_ key: String) { self = .name(key) }
  init(index: Int) { self = .index(index) }
  init?(stringValue: String) { self = .name(stringValue) }
  init?(intValue: Int) { self = .index(intValue) }

  var stringValue: String {
    switch self {
    case .name(let name): name
    case .index(let index): "Index \(index)"
    }
  }

  var intValue: Int? {
    switch self {
    case .name: nil
    case .index(let index): index
    }
  }
}
