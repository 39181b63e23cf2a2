import Diagnostics

extension JSONParser {
  /// A failure from a place to where the parser is.
  mutating func failure(
    _ text: String, from start: SourceRange.Position, help: String? = nil
  ) -> Failure {
    Failure(
      text: text, help: help,
      range: SourceRange(source: source, start: start, end: position(of: index)))
  }

  /// What stands where something else should, told as what its writer did.
  mutating func unexpected(
    _ expected: String, openedAt opened: SourceRange.Position? = nil
  ) -> Failure {
    let start = position(of: index)
    guard let next = byte(0) else {
      let text =
        bytes.allSatisfy { $0 <= 0x20 }
        ? "there is nothing in it" : "the text ends where \(expected) should be"
      let help = opened.map { "what is opened at \($0.line):\($0.column) is never closed" }
      return failure(text, from: start, help: help)
    }
    let word = bytes[index...].prefix { Self.isOfWord($0) }
    let written = word.isEmpty ? character() : String(decoding: word.prefix(40), as: UTF8.self)
    let help = explanation(written, next, expected)
    index = min(index + max(1, word.count), bytes.count)
    while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
    return failure("found '\(written)' where \(expected) should be", from: start, help: help)
  }

  private func explanation(_ written: String, _ next: UInt8, _ expected: String) -> String? {
    let isBehindComma =
      bytes[..<index].last { $0 > 0x20 } == UInt8(ascii: ",") && !expected.hasPrefix("','")
    switch next {
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      return isBehindComma ? "take the comma before it away" : nil
    case UInt8(ascii: "'"): return "JSON's quotes are double: \""
    case UInt8(ascii: "/"), UInt8(ascii: "#"): return "JSON has no comments"
    case UInt8(ascii: "\"") where expected.hasPrefix("','"): return "a comma is missing before it"
    default: break
    }
    if expected.hasPrefix("a key") { return "a key stands in double quotes" }
    switch written {
    case "True", "False": return "write it in lower case"
    case "None", "nil", "undefined", "Null", "NULL": return "write null"
    case "NaN", "Infinity": return "JSON has no such number: write null"
    default: return nil
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// The character that stands here, or how it is written where it cannot be seen.
  private func character() -> String {
    let text = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
    guard let scalar = text.unicodeScalars.first else { return "" }
    let isVisible =
      scalar.value > 0x20 && scalar.value != 0x7F && !scalar.properties.isWhitespace
      && !scalar.properties.isDefaultIgnorableCodePoint
    return isVisible
      ? String(scalar) : "U+" + String(scalar.value, radix: 16, uppercase: true)
  }
}
