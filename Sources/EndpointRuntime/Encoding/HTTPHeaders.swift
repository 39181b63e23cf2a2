/// Header fields in order, found by name without regard to case.
///
/// A name may occur more than once, as `Set-Cookie` does in answers; `headers["name"] = …` leaves one.
public struct HTTPHeaders: Hashable, Sendable {
  /// One field.
  public struct Field: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  public private(set) var fields: [Field]

  public init(_ fields: [Field] = []) { self.fields = fields }

  /// The first value of a field; nil when there is none.
  ///
  /// Setting keeps the field's place and removes its other values; nil removes it.
  public subscript(name: String) -> String? {
    get { fields.first { HeaderName.equal($0.name, name) }?.value }
    set {
      guard let newValue else { return remove(name) }
      set(name, newValue)
    }
  }

  /// Every value of a field, in order.
  public func values(_ name: String) -> [String] {
    fields.filter { HeaderName.equal($0.name, name) }.map(\.value)
  }

  /// Puts one value in place of all that a field has; a field that is new comes last.
  public mutating func set(_ name: String, _ value: String) {
    guard let index = fields.firstIndex(where: { HeaderName.equal($0.name, name) }) else {
      fields.append(Field(name: name, value: value))
      return
    }
    fields[index] = Field(name: name, value: value)
    var last = fields.count - 1
    while last > index {
      if HeaderName.equal(fields[last].name, name) { fields.remove(at: last) }
      last -= 1
    }
  }

  /// Adds a value beside those that a field may have.
  public mutating func add(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }

  /// Removes all values of a field.
  public mutating func remove(_ name: String) {
    fields.removeAll { HeaderName.equal($0.name, name) }
  }
}

extension HTTPHeaders: RandomAccessCollection {
  public var startIndex: Int { fields.startIndex }
  public var endIndex: Int { fields.endIndex }
  public subscript(position: Int) -> Field { fields[position] }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { Field(name: $0.0, value: $0.1) })
  }
}

extension HTTPHeaders: CustomStringConvertible {
  /// One line a field, `name: value`, the values of secret ones replaced (`Redaction.standard`).
  public var description: String {
    Redaction.standard.shown(self).map { "\($0.name): \($0.value)" }.joined(separator: "\n")
  }
}
