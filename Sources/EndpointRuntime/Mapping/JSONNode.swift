import Foundation

/// What all nodes of one decoding share.
final class DecodingSession {
  let document: JSONDocument
  let report: MappingReport?
  let userInfo: [CodingUserInfoKey: any Sendable]
  /// The formats for values that no model describes.
  let options: FieldOptions

  init(
    _ document: JSONDocument, report: MappingReport?, options: FieldOptions,
    userInfo: [CodingUserInfoKey: any Sendable]
  ) {
    self.document = document
    self.report = report
    self.options = options
    var userInfo = userInfo
    if let report { userInfo[.mappingReport] = report }
    self.userInfo = userInfo
  }
}

/// A value of a document: a decoder as well, and small enough to stand in an `any Decoder` without an allocation.
struct JSONNode {
  let session: DecodingSession
  let slot: UInt32
  /// The slot of the array or object that holds the value, `JSONSlot.none` at the root.
  let parent: UInt32
  /// The slot of its key there, or its index.
  let position: UInt32

  @inline(__always)
  init(_ session: DecodingSession, slot: UInt32, parent: UInt32, position: UInt32) {
    self.session = session
    self.slot = slot
    self.parent = parent
    self.position = position
  }

  init(root session: DecodingSession) {
    self.init(session, slot: 0, parent: JSONSlot.none, position: 0)
  }

  @inline(__always) var document: JSONDocument { session.document }
  @inline(__always) var entry: JSONSlot { document.slots[Int(slot)] }

  @inline(__always)
  func bool() -> Bool? {
    switch entry.kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  @inline(__always)
  func string() -> String? { entry.kind == .string ? document.string(Int(slot)) : nil }

  func number() -> JSONNumber? { entry.kind == .number ? document.number(Int(slot)) : nil }

  @inline(__always)
  func integer<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Integer? {
    entry.kind == .number ? document.integer(Int(slot), as: type) : nil
  }

  @inline(__always)
  func double() -> Double? { entry.kind == .number ? document.double(Int(slot)) : nil }

  func decimal() -> Decimal? {
    entry.kind == .number ? NumberText.decimal(document.text(Int(slot))) : nil
  }

  func json() -> JSON? { document.json(Int(slot)) }
}

extension JSONNode: ReadableNode {
  var report: MappingReport? { session.report }

  var codingPath: [any CodingKey] {
    var path: [any CodingKey] = []
    var (parent, position) = (parent, position)
    while parent != JSONSlot.none {
      let isObject = document.kind(Int(parent)) == .object
      path.append(isObject ? WireKey(document.key(Int(position))) : WireKey(index: Int(position)))
      let link = document.slots[Int(parent) + 1]
      (parent, position) = (link.first, link.second)
    }
    return path.reversed()
  }

  var kind: NodeKind {
    switch entry.kind {
    case .null: .null
    case .true, .false: .boolean
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    case .link: preconditionFailure("a link is no value")
    }
  }

  var scalar: JSON? {
    switch entry.kind {
    case .true, .false, .number, .string: json()
    default: nil
    }
  }

  var count: Int {
    entry.kind == .array || entry.kind == .object ? Int(entry.second) : 0
  }

  func strict<Value: WireScalar>(_ type: Value.Type) -> Value? { Value.value(of: self) }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    // By identity first, which costs next to nothing; a conformance has to be looked up.
    if type == String.self {
      if let value = string() { return unsafeBitCast(value, to: type) }
      throw failure(type)
    }
    if type == Int.self {
      if let value = integer(Int.self) { return unsafeBitCast(value, to: type) }
      throw failure(type)
    }
    if type == Bool.self {
      if let value = bool() { return unsafeBitCast(value, to: type) }
      throw failure(type)
    }
    if type == Double.self {
      if let value = double() { return unsafeBitCast(value, to: type) }
      throw failure(type)
    }
    let context = ReadContext(model: "", options: session.options)
    if type == Date.self { return unsafeBitCast(try date(context), to: type) }
    if type == Data.self { return unsafeBitCast(try data(context), to: type) }
    if let readable = type as? any WireReadable.Type {
      return try read(readable, as: type, .plain)
    }
    return try Value(from: self)
  }

  @inline(__always)
  func child(_ slot: Int, position: Int) -> JSONNode {
    JSONNode(session, slot: UInt32(slot), parent: self.slot, position: UInt32(position))
  }

  var isNull: Bool { entry.kind == .null }

  func member(_ key: String, _ index: JSONKeyIndex?) -> JSONNode? {
    guard entry.kind == .object, let place = document.key(key, in: Int(slot), index) else {
      return nil
    }
    return child(place + 1, position: place)
  }

  func element(_ index: Int) -> JSONNode? {
    guard entry.kind == .array, index < entry.second else { return nil }
    var element = Int(slot) + 2
    for _ in 0..<index { element = document.next(after: element) }
    return child(element, position: index)
  }

  func forEachElement(_ body: (JSONNode) throws -> Void) throws -> Bool {
    guard entry.kind == .array else { return false }
    var element = Int(slot) + 2
    for index in 0..<Int(entry.second) {
      try body(child(element, position: index))
      element = document.next(after: element)
    }
    return true
  }

  func forEachMember(_ body: (String, JSONNode) throws -> Void) throws -> Bool {
    guard entry.kind == .object else { return false }
    var pair = Int(slot) + 2
    for _ in 0..<entry.second {
      try body(document.key(pair), child(pair + 1, position: pair))
      pair = document.next(after: pair + 1)
    }
    return true
  }
}
