/// The one key type of all generated models. One enum of keys a model would double what compiling a model costs.
struct WireKey: CodingKey, Hashable {
  var stringValue: String
  var intValue: Int?

  init(_ key: String) { stringValue = key }
  init(index: Int) {
    stringValue = "Index \(index)"
    intValue = index
  }

  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { self.init(index: intValue) }
}
