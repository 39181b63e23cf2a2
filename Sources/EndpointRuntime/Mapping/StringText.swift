/// Strings from the text between their quotes.
enum StringText {
  /// Nil when the text is no UTF-8, or an escape is half a surrogate pair. The escapes are known to be well formed.
  static func unescaped(_ text: UnsafeBufferPointer<UInt8>) -> String? {
    guard isUTF8(text) else { return nil }
    var isBroken = false
    let string = String(unsafeUninitializedCapacity: text.count) { output in
      var index = 0
      var count = 0
      func put(_ byte: UInt8) {
        output[count] = byte
        count += 1
      }
      while index < text.count {
        let byte = text[index]
        guard byte == 0x5C else {
          put(byte)
          index += 1
          continue
        }
        let escape = text[index + 1]
        index += 2
        switch escape {
        case 0x62: put(0x08)
        case 0x66: put(0x0C)
        case 0x6E: put(0x0A)
        case 0x72: put(0x0D)
        case 0x74: put(0x09)
        case 0x75:
          guard let scalar = scalar(text, &index) else {
            isBroken = true
            return count
          }
          for unit in Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter {
            put(unit)
          }
        default: put(escape)
        }
      }
      return count
    }
    return isBroken ? nil : string
  }

  /// `index` is after the `u` of an escape.
  private static func scalar(
    _ text: UnsafeBufferPointer<UInt8>, _ index: inout Int
  ) -> Unicode.Scalar? {
    let first = hex(text, &index)
    guard first & 0xFC00 == 0xD800 else { return Unicode.Scalar(first) }
    guard index + 6 <= text.count, text[index] == 0x5C, text[index + 1] == 0x75 else { return nil }
    index += 2
    let second = hex(text, &index)
    guard second & 0xFC00 == 0xDC00 else { return nil }
    return Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF)
  }

  private static func hex(_ text: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      let byte = text[index]
      value = value << 4 | UInt32(byte < 0x41 ? byte - 0x30 : (byte | 0x20) - 0x61 + 10)
      index += 1
    }
    return value
  }

  /// By the table of well-formed sequences of the Unicode Standard (table 3-7).
  static func isUTF8(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    let count = text.count
    while index < count {
      let byte = text[index]
      index += 1
      if byte < 0x80 { continue }
      let following: Int
      var range: ClosedRange<UInt8> = 0x80...0xBF
      switch byte {
      case 0xC2...0xDF: following = 1
      case 0xE0: (following, range) = (2, 0xA0...0xBF)
      case 0xED: (following, range) = (2, 0x80...0x9F)
      case 0xE1...0xEF: following = 2
      case 0xF0: (following, range) = (3, 0x90...0xBF)
      case 0xF4: (following, range) = (3, 0x80...0x8F)
      case 0xF1...0xF3: following = 3
      default: return false
      }
      guard index + following <= count, range.contains(text[index]) else { return false }
      for offset in 1..<following where text[index + offset] & 0xC0 != 0x80 { return false }
      index += following
    }
    return true
  }
}
