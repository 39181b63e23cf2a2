public import Foundation

// What the slots hold. A slot is always one of a value, never a key's or a link, unless said.
extension JSONDocument {
  @inline(__always)
  func kind(_ slot: Int) -> JSONSlot.Kind { slots[slot].kind }

  /// The slot after a value and all that it holds.
  @inline(__always)
  func next(after slot: Int) -> Int {
    switch slots[slot].kind {
    case .array, .object: Int(slots[slot].first)
    default: slot + 1
    }
  }

  @inline(__always)
  func text(_ slot: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: bytes + Int(slots[slot].first), count: Int(slots[slot].second))
  }

  /// The text of a string or a key; nil when its bytes are no UTF-8 or it holds half a surrogate pair.
  func string(_ slot: Int) -> String? {
    let entry = slots[slot]
    let text = text(slot)
    if entry.isComplex { return StringText.unescaped(text) }
    if entry.isWide, !StringText.isUTF8(text) { return nil }
    return String(decoding: text, as: UTF8.self)
  }

  /// The text of a key; what is broken in it is replaced, since it is no value that anybody reads.
  func key(_ slot: Int) -> String {
    string(slot) ?? String(decoding: text(slot), as: UTF8.self)
  }

  func number(_ slot: Int) -> JSONNumber {
    let text = text(slot)
    if !slots[slot].isComplex, let storage = NumberText.parse(text) ?? nil {
      return JSONNumber(storage)
    }
    return JSONNumber(.text(String(decoding: text, as: UTF8.self)))
  }

  @inline(__always)
  func integer<Integer: FixedWidthInteger>(_ slot: Int, as type: Integer.Type) -> Integer? {
    if !slots[slot].isComplex, slots[slot].second < 19 {
      // Up to 18 digits: no overflow to look for.
      let text = text(slot)
      let isNegative = text[0] == 0x2D
      var value: Int64 = 0
      for index in (isNegative ? 1 : 0)..<text.count {
        value = value &* 10 &+ Int64(text[index] &- 0x30)
      }
      return Integer(exactly: isNegative ? 0 &- value : value)
    }
    return NumberText.integer(text(slot), as: type)
  }

  func double(_ slot: Int) -> Double? { NumberText.double(text(slot)) }

  /// The value as a tree; nil when a string or a key in it is no Unicode text.
  func json(_ slot: Int) -> JSON? {
    if depth <= LargeStack.threshold { return tree(slot) }
    return (try? LargeStack.run { self.tree(slot) }) ?? nil
  }

  private func tree(_ slot: Int) -> JSON? {
    switch slots[slot].kind {
    case .null: return .null
    case .false: return .bool(false)
    case .true: return .bool(true)
    case .number: return .number(number(slot))
    case .string: return string(slot).map { .string($0) }
    case .array:
      var values: [JSON] = []
      values.reserveCapacity(Int(slots[slot].second))
      var element = slot + 2
      let end = Int(slots[slot].first)
      while element < end {
        guard let value = tree(element) else { return nil }
        values.append(value)
        element = next(after: element)
      }
      return .array(values)
    case .object:
      var values = [String: JSON](minimumCapacity: Int(slots[slot].second))
      var pair = slot + 2
      let end = Int(slots[slot].first)
      while pair < end {
        guard let key = string(pair) else { return nil }
        if values[key] == nil {
          guard let value = tree(pair + 1) else { return nil }
          values[key] = value
        }
        pair = next(after: pair + 1)
      }
      return .object(values)
    case .link: preconditionFailure("a link is no value")
    }
  }
}

extension JSON {
  /// The value of a JSON text in UTF-8, UTF-16 or UTF-32, with a byte order mark or without. Numbers keep their digits; of
  /// equal keys the first counts. Throws a `JSONSyntaxError`.
  public init(parsing data: Data) throws {
    let document = try JSONDocument(data)
    guard let json = document.json(0) else {
      throw JSONSyntaxError(
        message: "a string that is no Unicode text", offset: 0, line: 1, column: 1)
    }
    self = json
  }
}
