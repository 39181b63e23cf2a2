import Diagnostics

extension JSONParser {
  /// The text in the quotes that begin here.
  mutating func text(from start: SourceRange.Position) throws(Failure) -> String {
    index += 1
    var text: [UInt8] = []
    while let next = byte(0) {
      switch next {
      case UInt8(ascii: "\""):
        index += 1
        let string = String(decoding: text, as: UTF8.self)
        // What is no UTF-8 was replaced.
        guard string.utf8.elementsEqual(text) else {
          throw failure("a text that is no UTF-8", from: start, help: "save the file as UTF-8")
        }
        return string
      case UInt8(ascii: "\\"): text += try escape()
      case 0..<0x20:
        let place = position(of: index)
        index += 1
        throw failure(
          next == 0x0A || next == 0x0D
            ? "the line ends within a text" : "a control character within a text", from: place,
          help: "close the quotes, or write it as an escape: \\n, \\t, \\u0001")
      default:
        text.append(next)
        index += 1
      }
    }
    throw failure("the quotes that begin here are never closed", from: start)
  }

  /// The bytes of what a backslash and what follows it mean.
  private mutating func escape() throws(Failure) -> [UInt8] {
    let start = position(of: index)
    let letter = byte(1)
    index = min(index + 2, bytes.count)
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter!]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return try scalar(from: start)
    default:
      throw failure(
        "an unknown escape", from: start, help: "a backslash is written \\\\")
    }
  }

  /// The bytes of `\u00e9`, or of the pair `\ud83d\ude00`.
  private mutating func scalar(from start: SourceRange.Position) throws(Failure) -> [UInt8] {
    let first = try unit(from: start)
    if let scalar = Unicode.Scalar(first) { return Array(String(scalar).utf8) }
    if first < 0xDC00, byte(0) == UInt8(ascii: "\\"), byte(1) == UInt8(ascii: "u") {
      index += 2
      let second = try unit(from: start)
      if (0xDC00...0xDFFF).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return Array(String(scalar).utf8)
      }
    }
    throw failure(
      "half of a surrogate pair, which is no character", from: start,
      help: "whoever wrote this cut a text in the middle of a character")
  }

  private mutating func unit(from start: SourceRange.Position) throws(Failure) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let next = byte(0), let digit = Character(Unicode.Scalar(next)).hexDigitValue else {
        throw failure("an escape without its four digits", from: start, help: "write \\u00e9")
      }
      unit = unit << 4 | UInt32(digit)
      index += 1
    }
    return unit
  }
}

/// A text that equals others byte for byte. `String` also takes a letter with its accent apart and in one piece for
/// equal, which are two keys on the wire.
package struct ExactText: Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (left: ExactText, right: ExactText) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
