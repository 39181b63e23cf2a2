import Foundation

/// Makes the flat form of a document from its bytes, by RFC 8259 to the letter, without recursion.
struct JSONParser {
  /// UTF-8, with eight zero bytes behind, so that looking ahead needs no check.
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private(set) var count: Int

  /// How deep arrays and objects nest.
  private(set) var depth = 0

  private var slots: UnsafeMutablePointer<JSONSlot>
  private var slotCount = 0
  private var slotCapacity: Int

  init(_ data: Data) {
    (bytes, count) = JSONText.utf8(data)
    // About one value in eight bytes of usual JSON; more is made as it is needed.
    slotCapacity = count / 8 + 16
    slots = .allocate(capacity: slotCapacity)
  }

  mutating func parse() throws(JSONSyntaxError) -> UnsafePointer<JSONSlot> {
    do throws(JSONSyntaxError) {
      guard count < Int(UInt32.max) / 2 else { throw error("text of 2 GB or more", at: 0) }
      try parseDocument()
    } catch {
      slots.deallocate()
      throw error
    }
    return UnsafePointer(slots)
  }

  private mutating func parseDocument() throws(JSONSyntaxError) {
    var index = 0
    var container = JSONSlot.none
    var isObject = false
    var depth = 0

    value: while true {
      skipSpace(&index)
      let byte = bytes[index]
      switch byte {
      case 0x22: try string(&index)
      case 0x7B, 0x5B:
        depth += 1
        guard depth <= JSONDocument.maximumDepth else {
          throw error("nesting deeper than \(JSONDocument.maximumDepth) levels", at: index)
        }
        self.depth = max(self.depth, depth)
        let position =
          container == JSONSlot.none
          ? 0 : isObject ? UInt32(slotCount - 1) : slots[Int(container)].second
        let opened = UInt32(slotCount)
        isObject = byte == 0x7B
        append(JSONSlot(kind: isObject ? .object : .array, first: 0, second: 0))
        append(JSONSlot(kind: .link, first: container, second: position))
        container = opened
        index += 1
        skipSpace(&index)
        if bytes[index] == (isObject ? 0x7D : 0x5D) {
          index += 1
          depth -= 1
          close(&container, &isObject)
        } else {
          if isObject { try key(&index) }
          continue value
        }
      case 0x2D, 0x30...0x39: try number(&index)
      case 0x74: try word("true", .true, &index)
      case 0x66: try word("false", .false, &index)
      case 0x6E: try word("null", .null, &index)
      default: throw unexpected(at: index, "a value")
      }

      while container != JSONSlot.none {
        slots[Int(container)].second += 1
        skipSpace(&index)
        switch bytes[index] {
        case 0x2C:
          index += 1
          if isObject {
            skipSpace(&index)
            try key(&index)
          }
          continue value
        case 0x7D where isObject, 0x5D where !isObject:
          index += 1
          depth -= 1
          close(&container, &isObject)
        default: throw unexpected(at: index, isObject ? "',' or '}'" : "',' or ']'")
        }
      }
      break
    }
    skipSpace(&index)
    guard index == count else { throw unexpected(at: index, "the end") }
  }

  private mutating func close(_ container: inout UInt32, _ isObject: inout Bool) {
    slots[Int(container)].first = UInt32(slotCount)
    container = slots[Int(container) + 1].first
    isObject = container != JSONSlot.none && slots[Int(container)].kind == .object
  }

  private mutating func append(_ slot: JSONSlot) {
    if slotCount == slotCapacity {
      let larger = UnsafeMutablePointer<JSONSlot>.allocate(capacity: slotCapacity * 2)
      larger.moveInitialize(from: slots, count: slotCount)
      slots.deallocate()
      slots = larger
      slotCapacity *= 2
    }
    (slots + slotCount).initialize(to: slot)
    slotCount += 1
  }

  @inline(__always)
  private func skipSpace(_ index: inout Int) {
    while true {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      default: return
      }
    }
  }

  private mutating func key(_ index: inout Int) throws(JSONSyntaxError) {
    guard bytes[index] == 0x22 else { throw unexpected(at: index, "a key") }
    try string(&index)
    skipSpace(&index)
    guard bytes[index] == 0x3A else { throw unexpected(at: index, "':'") }
    index += 1
  }

  private mutating func string(_ index: inout Int) throws(JSONSyntaxError) {
    let start = index + 1
    var current = start
    var isEscaped = false
    var wide: UInt64 = 0
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    while true {
      // Eight bytes at a time: stop at the first that is a quote, a backslash or a control character.
      let word = UInt64(
        littleEndian: UnsafeRawPointer(bytes + current).loadUnaligned(as: UInt64.self))
      let quote = word ^ (ones &* 0x22)
      let backslash = word ^ (ones &* 0x5C)
      let stops =
        ((quote &- ones) & ~quote | (backslash &- ones) & ~backslash
          | (word &- ones &* 0x20) & ~word) & highs
      wide |= word & highs
      if stops == 0 {
        current += 8
        continue
      }
      current += stops.trailingZeroBitCount / 8
      switch bytes[current] {
      case 0x22:
        append(
          JSONSlot(
            kind: .string, isComplex: isEscaped, isWide: wide != 0, first: UInt32(start),
            second: UInt32(current - start)))
        index = current + 1
        return
      case 0x5C:
        isEscaped = true
        current = try escape(at: current)
      default:
        guard current < count else {
          throw error("the text ends within a string that begins here", at: index)
        }
        throw error("a control character, which a string must escape,", at: current)
      }
    }
  }

  /// Where the text goes on after an escape.
  private func escape(at index: Int) throws(JSONSyntaxError) -> Int {
    switch bytes[index + 1] {
    case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74: return index + 2
    case 0x75:
      for offset in 2..<6 {
        switch bytes[index + offset] {
        case 0x30...0x39, 0x41...0x46, 0x61...0x66: break
        default: throw error("an escape without its four digits", at: index)
        }
      }
      return index + 6
    default: throw error("an unknown escape", at: index)
    }
  }

  private mutating func number(_ index: inout Int) throws(JSONSyntaxError) {
    let start = index
    var isInteger = true
    if bytes[index] == 0x2D { index += 1 }
    if bytes[index] == 0x30 {
      index += 1
      guard bytes[index] &- 0x30 >= 10 else {
        throw error("a number that begins with 0", at: start)
      }
    } else {
      try digits(&index)
    }
    if bytes[index] == 0x2E {
      isInteger = false
      index += 1
      try digits(&index)
    }
    if bytes[index] | 0x20 == 0x65 {
      isInteger = false
      index += 1
      if bytes[index] == 0x2B || bytes[index] == 0x2D { index += 1 }
      try digits(&index)
    }
    append(
      JSONSlot(
        kind: .number, isComplex: !isInteger, first: UInt32(start), second: UInt32(index - start)))
  }

  @inline(__always)
  private func digits(_ index: inout Int) throws(JSONSyntaxError) {
    guard bytes[index] &- 0x30 < 10 else { throw unexpected(at: index, "a digit") }
    while bytes[index] &- 0x30 < 10 { index += 1 }
  }

  private mutating func word(
    _ word: StaticString, _ kind: JSONSlot.Kind, _ index: inout Int
  ) throws(JSONSyntaxError) {
    for offset in 0..<word.utf8CodeUnitCount where bytes[index + offset] != word.utf8Start[offset] {
      throw unexpected(at: index, "a value")
    }
    append(
      JSONSlot(kind: kind, first: UInt32(index), second: UInt32(word.utf8CodeUnitCount)))
    index += word.utf8CodeUnitCount
  }

  private func unexpected(at index: Int, _ expected: String) -> JSONSyntaxError {
    guard index < count else {
      return error(
        count == 0 ? "an empty text" : "the text ends where \(expected) should be", at: index)
    }
    let byte = bytes[index]
    let found = byte >= 0x20 && byte < 0x7F ? "'\(Unicode.Scalar(byte))'" : "byte \(byte)"
    return error("found \(found) where \(expected) should be", at: index)
  }

  private func error(_ message: String, at index: Int) -> JSONSyntaxError {
    var line = 1
    var lineStart = 0
    for offset in 0..<index where bytes[offset] == 0x0A {
      line += 1
      lineStart = offset + 1
    }
    return JSONSyntaxError(
      message: message, offset: index, line: line, column: index - lineStart + 1)
  }
}
