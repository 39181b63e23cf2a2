/// What a text looks like.
enum TextForm: Hashable {
  case empty
  case uuid
  /// `http` or `https`, with a host.
  case url
  case date(DateForm)
  case plain

  init(_ text: String) {
    let bytes = Array(text.utf8)
    if bytes.isEmpty {
      self = .empty
    } else if Self.isUUID(bytes) {
      self = .uuid
    } else if let date = DateForm(bytes) {
      self = .date(date)
    } else {
      self = Self.isURL(bytes) ? .url : .plain
    }
  }

  static func isUUID(_ bytes: [UInt8]) -> Bool {
    guard bytes.count == 36 else { return false }
    return bytes.enumerated().allSatisfy { index, byte in
      [8, 13, 18, 23].contains(index)
        ? byte == UInt8(ascii: "-") : Character(Unicode.Scalar(byte)).isHexDigit
    }
  }

  /// RFC 3986, of the characters that no parser disputes.
  private static func isURL(_ bytes: [UInt8]) -> Bool {
    guard let scheme = ["https://", "http://"].first(where: { bytes.starts(with: $0.utf8) }) else {
      return false
    }
    let rest = bytes.dropFirst(scheme.utf8.count)
    guard let host = rest.first, isLetterOrDigit(host) else { return false }
    for index in rest.indices {
      let byte = rest[index]
      if byte == UInt8(ascii: "%") {
        let digits = rest[(index + 1)...].prefix(2)
        guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
        else { return false }
      } else if !isLetterOrDigit(byte), !"-._~:/?#@!$&'()*+,;=".utf8.contains(byte) {
        return false
      }
    }
    // A second '#' is no fragment any more, and what is behind a colon of the host must be a port.
    let authority = rest.prefix { !"/?#".utf8.contains($0) }
    return rest.count { $0 == UInt8(ascii: "#") } < 2
      && authority.allSatisfy { isLetterOrDigit($0) || "-.".utf8.contains($0) }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte < 0x80 && (Character(Unicode.Scalar(byte)).isLetter || byte &- 0x30 < 10)
  }
}
