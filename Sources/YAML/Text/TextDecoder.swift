import Diagnostics

/// Finds out how a file is encoded and gives its text as UTF-8, without a byte order mark.
///
/// YAML allows UTF-8 and UTF-16 with and without a byte order mark; without one the zero bytes of the
/// first characters tell (YAML 1.2, 5.2). UTF-32 is refused.
package enum TextDecoder {
  /// The text for people; what is no text is replaced. For source lines below a diagnostic.
  package static func text(of bytes: [UInt8]) -> String {
    switch encoding(of: bytes) {
    case .utf8(let mark): String(decoding: bytes.dropFirst(mark), as: UTF8.self)
    case .utf16(let isLittleEndian, let mark):
      String(decoding: units(bytes.dropFirst(mark), isLittleEndian), as: UTF16.self)
    case .utf32: ""
    }
  }

  /// The bytes of UTF-8, or what is wrong. UTF-8 itself is left for libyaml to check.
  static func decode(_ bytes: [UInt8], of source: SourceFile) -> Result<[UInt8], Refusal> {
    switch encoding(of: bytes) {
    case .utf8(let mark):
      return .success(mark == 0 ? bytes : Array(bytes.dropFirst(mark)))
    case .utf32:
      return .failure(Refusal(message: .utf32, mark: Mark(line: 0, column: 0)))
    case .utf16(let isLittleEndian, let mark):
      return utf8(units(bytes.dropFirst(mark), isLittleEndian), isWhole: bytes.count % 2 == 0)
    }
  }

  struct Refusal: Error {
    var message: Diagnostic.Message
    var mark: Mark
  }

  // MARK: Detection

  private enum Encoding {
    case utf8(mark: Int)
    case utf16(isLittleEndian: Bool, mark: Int)
    case utf32
  }

  private static func encoding(of bytes: [UInt8]) -> Encoding {
    switch bytes.prefix(4) {
    case [0, 0, 0xFE, 0xFF], [0xFF, 0xFE, 0, 0]: return .utf32
    case let start where start.starts(with: [0xEF, 0xBB, 0xBF]): return .utf8(mark: 3)
    case let start where start.starts(with: [0xFE, 0xFF]):
      return .utf16(isLittleEndian: false, mark: 2)
    case let start where start.starts(with: [0xFF, 0xFE]):
      return .utf16(isLittleEndian: true, mark: 2)
    default: break
    }
    // Two characters of ASCII have their zeros alike; a single zero is a mistake in a file of UTF-8.
    guard bytes.count >= 4 else { return .utf8(mark: 0) }
    switch (bytes[0] == 0, bytes[1] == 0, bytes[2] == 0, bytes[3] == 0) {
    case (true, true, true, false), (false, true, true, true): return .utf32
    case (true, false, true, false): return .utf16(isLittleEndian: false, mark: 0)
    case (false, true, false, true): return .utf16(isLittleEndian: true, mark: 0)
    default: return .utf8(mark: 0)
    }
  }

  // MARK: UTF-16

  private static func units(_ bytes: ArraySlice<UInt8>, _ isLittleEndian: Bool) -> [UInt16] {
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

  private static func utf8(_ units: [UInt16], isWhole: Bool) -> Result<[UInt8], Refusal> {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(units.count)
    func refusal(_ message: Diagnostic.Message) -> Result<[UInt8], Refusal> {
      let lines = MarkedLines(bytes)
      return .failure(Refusal(message: message, mark: lines.mark(ofByte: bytes.count)))
    }
    var decoder = UTF16()
    var iterator = units.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): bytes.append(contentsOf: UTF8.encode(scalar)!)
      case .emptyInput: return isWhole ? .success(bytes) : refusal(.halfUnit)
      case .error: return refusal(.loneSurrogate)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static var utf32: Self {
    .error("text-encoding", "the file is encoded in UTF-32", help: "save it as UTF-8")
  }

  fileprivate static var loneSurrogate: Self {
    .error(
      "text-encoding", "half of a surrogate pair in a file of UTF-16", help: "save it as UTF-8")
  }

  fileprivate static var halfUnit: Self {
    .error(
      "text-encoding", "the file of UTF-16 ends within a character", help: "save it as UTF-8")
  }
}
