/// How a file of text is encoded.
///
/// YAML allows UTF-8 and UTF-16, each with and without a byte order mark; without one the zero bytes of
/// the first characters tell (YAML 1.2, 5.2).
package enum TextEncoding: Hashable, Sendable {
  /// - Parameter mark: how many bytes the byte order mark has.
  case utf8(mark: Int)
  case utf16(isLittleEndian: Bool, mark: Int)
  case utf32

  package init(of bytes: [UInt8]) {
    switch bytes.prefix(4) {
    case [0, 0, 0xFE, 0xFF], [0xFF, 0xFE, 0, 0]: self = .utf32
    case let start where start.starts(with: [0xEF, 0xBB, 0xBF]): self = .utf8(mark: 3)
    case let start where start.starts(with: [0xFE, 0xFF]):
      self = .utf16(isLittleEndian: false, mark: 2)
    case let start where start.starts(with: [0xFF, 0xFE]):
      self = .utf16(isLittleEndian: true, mark: 2)
    case let start where start.count == 4: self = Self.guess(Array(start))
    default: self = .utf8(mark: 0)
    }
  }

  /// Two characters of ASCII have their zeros alike; a single zero is a mistake in a file of UTF-8.
  private static func guess(_ start: [UInt8]) -> TextEncoding {
    switch start.map({ $0 == 0 }) {
    case [true, true, true, false], [false, true, true, true]: .utf32
    case [true, false, true, false]: .utf16(isLittleEndian: false, mark: 0)
    case [false, true, false, true]: .utf16(isLittleEndian: true, mark: 0)
    default: .utf8(mark: 0)
    }
  }

  /// The text for people; what is no text is replaced.
  package static func text(of bytes: [UInt8]) -> String {
    switch TextEncoding(of: bytes) {
    case .utf8(let mark): String(decoding: bytes.dropFirst(mark), as: UTF8.self)
    case .utf16(let isLittleEndian, let mark):
      String(decoding: units(bytes.dropFirst(mark), isLittleEndian), as: UTF16.self)
    case .utf32: ""
    }
  }

  /// The units of UTF-16; an odd byte at the end is left out.
  package static func units(_ bytes: ArraySlice<UInt8>, _ isLittleEndian: Bool) -> [UInt16] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isLittleEndian ? second << 8 | first : first << 8 | second)
      index += 2
    }
    return units
  }
}
