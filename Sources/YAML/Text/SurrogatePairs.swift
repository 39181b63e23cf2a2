import CYAML

/// JSON's way to write characters above U+FFFF, `"\ud83d\ude00"`, which libyaml refuses.
///
/// JSON that tools wrote is full of it. Each half is replaced by a private-use character's escape, of the
/// same length so that all places stay, and `joined` undoes that in the text that libyaml gives.
enum SurrogatePairs {
  /// The text with the pairs in double quotes hidden; nil when there are none, or when it uses those
  /// private characters itself.
  static func hidden(in bytes: [UInt8]) -> [UInt8]? {
    let (pairs, halves) = escapes(in: bytes)
    guard !pairs.isEmpty, !usesPrivateCharacters(bytes) else { return nil }
    // Elsewhere than in double quotes the same letters are a text. Single halves would stop libyaml before
    // it has found all quotes.
    var all = bytes
    for half in halves { hide(half, in: &all) }
    let quoted = quotedRanges(of: all)
    var result = bytes
    var range = quoted.startIndex
    for pair in pairs {
      while range < quoted.endIndex, quoted[range].upperBound <= pair { range += 1 }
      guard range < quoted.endIndex else { break }
      if quoted[range].contains(pair) {
        hide(pair, in: &result)
        hide(pair + 6, in: &result)
      }
    }
    return result == bytes ? nil : result
  }

  /// The text with hidden pairs as the characters that they mean.
  static func joined(_ text: String) -> String {
    var joined = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if (0xE400...0xE7FF).contains(scalar.value), let high = joined.last,
        (0xE000...0xE3FF).contains(high.value),
        let character = Unicode.Scalar(
          0x10000 + (high.value - 0xE000) << 10 + (scalar.value - 0xE400))
      {
        joined.removeLast()
        joined.append(character)
      } else {
        joined.append(scalar)
      }
    }
    return String(joined)
  }

  /// Where pairs `\uD8…\uDC…` stand, each at its first backslash, and where halves of all kinds do.
  private static func escapes(in bytes: [UInt8]) -> (pairs: [Int], halves: [Int]) {
    var (pairs, halves): ([Int], [Int]) = ([], [])
    var afterLast = 0
    for index in bytes.indices(of: UInt8(ascii: "\\")) where index >= afterLast {
      let isLow = isEscape(bytes, at: index, "cdefCDEF")
      if isLow, halves.last == index - 6, isEscape(bytes, at: index - 6, "89abAB") {
        pairs.append(index - 6)
      }
      let isHalf = isLow || isEscape(bytes, at: index, "89abAB")
      if isHalf { halves.append(index) }
      // A backslash escapes the one behind it.
      afterLast = index + (isHalf ? 6 : 2)
    }
    return (pairs, halves)
  }

  /// `\uD` and one of some digits.
  private static func isEscape(_ bytes: [UInt8], at index: Int, _ digits: String) -> Bool {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u"), bytes[index + 2] | 0x20 == UInt8(ascii: "d")
    else { return false }
    return digits.utf8.contains(bytes[index + 3])
  }

  /// Makes `\uE03D` of `\uD83D`: the halves move from D800…DFFF to E000…E7FF.
  private static func hide(_ half: Int, in bytes: inout [UInt8]) {
    let digit = bytes[half + 3]
    let value =
      digit <= UInt8(ascii: "9")
      ? digit - UInt8(ascii: "0") : (digit | 0x20) - UInt8(ascii: "a") + 10
    bytes[half + 2] = UInt8(ascii: "E")
    bytes[half + 3] = UInt8(ascii: "0") + value - 8
  }

  private static func usesPrivateCharacters(_ bytes: [UInt8]) -> Bool {
    let isRaw = bytes.indices(of: 0xEE).contains { $0 + 1 < bytes.count && bytes[$0 + 1] <= 0x9F }
    return isRaw
      || bytes.indices(of: UInt8(ascii: "\\")).contains { index in
        index + 4 <= bytes.count && bytes[index + 1] == UInt8(ascii: "u")
          && bytes[index + 2] | 0x20 == UInt8(ascii: "e")
          && (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes[index + 3])
      }
  }

  /// The bytes of the double-quoted scalars, in order, as far as the text can be read.
  private static func quotedRanges(of bytes: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    bytes.withUnsafeBufferPointer { buffer in
      let reader = EventReader(buffer)
      // Places come in order, so that one walk through the text finds all of them.
      var (scalars, offset) = (0, 0)
      func advance(to mark: yaml_mark_t) -> Int {
        while offset < buffer.count {
          // The bytes 10xxxxxx go on with a scalar.
          if buffer[offset] & 0xC0 != 0x80 {
            if scalars == Int(mark.index) { break }
            scalars += 1
          }
          offset += 1
        }
        return offset
      }
      while reader.advance(), reader.event.pointee.type != YAML_STREAM_END_EVENT {
        let event = reader.event.pointee
        guard event.type == YAML_SCALAR_EVENT,
          event.data.scalar.style == YAML_DOUBLE_QUOTED_SCALAR_STYLE
        else { continue }
        let start = advance(to: event.start_mark)
        ranges.append(start..<advance(to: event.end_mark))
      }
    }
    return ranges
  }
}
