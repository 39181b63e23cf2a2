import Diagnostics

/// Gives the text of a file as UTF-8, without a byte order mark. UTF-32 is refused.
enum TextDecoder {
  /// The bytes of UTF-8, or what is wrong. UTF-8 itself is left for libyaml to check.
  static func decode(_ bytes: [UInt8], of source: SourceFile) -> Result<[UInt8], Refusal> {
    switch TextEncoding(of: bytes) {
    case .utf8(let mark):
      return .success(mark == 0 ? bytes : Array(bytes.dropFirst(mark)))
    case .utf32:
      return .failure(Refusal(message: .utf32, mark: Mark(line: 0, column: 0)))
    case .utf16(let isLittleEndian, let mark):
      return utf8(
        TextEncoding.units(bytes.dropFirst(mark), isLittleEndian), isWhole: bytes.count % 2 == 0)
    }
  }

  struct Refusal: Error {
    var message: Diagnostic.Message
    var mark: Mark
  }

  // MARK: UTF-16

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
