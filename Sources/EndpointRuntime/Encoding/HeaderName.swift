/// What a header's name and value may be (RFC 9110, sections 5.1, 5.5 and 5.6.2).
enum HeaderName {
  /// Compares names without regard to case; only ASCII letters have one.
  static func equal(_ left: String, _ right: String) -> Bool {
    let left = left.utf8
    let right = right.utf8
    guard left.count == right.count else { return false }
    return zip(left, right).allSatisfy { $0 == $1 || lowercased($0) == lowercased($1) }
  }

  static func isToken(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy(ByteSet.token.contains)
  }

  /// Whether a value stays within its line.
  static func isValidValue(_ text: String) -> Bool {
    !text.utf8.contains { $0 == 0x0A || $0 == 0x0D || $0 == 0 }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }
}
