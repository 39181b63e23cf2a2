/// Percent-encoding on bytes (RFC 3986, section 2.1).
enum PercentEncoding {
  /// Appends text with everything outside of `allowed` escaped, `%` too.
  static func append(
    escaping text: String, allowed: ByteSet, plusForSpace: Bool = false, to bytes: inout [UInt8]
  ) {
    var text = text
    text.withUTF8 { utf8 in
      for byte in utf8 {
        if allowed.contains(byte) {
          bytes.append(byte)
        } else if byte == 0x20 && plusForSpace {
          bytes.append(0x2B)
        } else {
          append(byte, to: &bytes)
        }
      }
    }
  }

  /// Appends text that may hold escapes already: those stay, and only what is illegal is escaped.
  static func append(
    mending utf8: some Collection<UInt8>, allowed: ByteSet, to bytes: inout [UInt8]
  ) {
    var index = utf8.startIndex
    while index != utf8.endIndex {
      let byte = utf8[index]
      if allowed.contains(byte) || byte == 0x25 && isEscape(utf8[index...]) {
        bytes.append(byte)
      } else {
        append(byte, to: &bytes)
      }
      utf8.formIndex(after: &index)
    }
  }

  private static func isEscape(_ utf8: some Collection<UInt8>) -> Bool {
    let digits = utf8.dropFirst().prefix(2)
    return digits.count == 2 && digits.allSatisfy(isHexDigit)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66
  }

  private static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
    bytes.append(0x25)
    bytes.append(hexDigit(byte >> 4))
    bytes.append(hexDigit(byte & 15))
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }
}
