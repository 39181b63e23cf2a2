package import Diagnostics

/// Reads JSON by RFC 8259 to the letter, each value with its place.
///
/// Texts come as quoted scalars; numbers, `true`, `false` and `null` as plain ones, written as they were.
package struct JSONParser {
  /// Why a text is no JSON. Only the first mistake is told: what follows it is guesswork.
  package struct Failure: Error {
    package var text: String
    package var help: String?
    package var range: SourceRange
  }

  /// A key that its object has already. The first counts, as for the runtime.
  package struct RepeatedKey: Sendable {
    package var key: Located<String>
    package var first: SourceRange
  }

  package private(set) var repeatedKeys: [RepeatedKey] = []

  /// How deep lists and objects may nest.
  package static let mostDepth = 128

  let bytes: [UInt8]
  let source: SourceFile
  var index = 0
  private var depth = 0
  /// What was counted last: places are asked for from front to back.
  private var counted = (index: 0, line: 1, column: 1)

  /// - Parameter bytes: in UTF-8, or in UTF-16 or with a mark as `TextEncoding` tells them.
  package init(_ bytes: [UInt8], file: String) {
    source = SourceFile(file)
    switch TextEncoding(of: bytes) {
    case .utf8(let mark): self.bytes = mark == 0 ? bytes : Array(bytes.dropFirst(mark))
    case .utf16, .utf32: self.bytes = Array(TextEncoding.text(of: bytes).utf8)
    }
  }

  /// The one value of which the text consists.
  package mutating func value() throws(Failure) -> SpecValue {
    let value = try nextValue()
    skipBlanks()
    guard index == bytes.count else { throw unexpected("the end") }
    return value
  }

  /// The values that stand in the text one after the other, as in a log with a value a line. At least one.
  package mutating func values() throws(Failure) -> [SpecValue] {
    var values: [SpecValue] = []
    repeat {
      values.append(try nextValue())
      skipBlanks()
    } while index < bytes.count
    return values
  }

  // MARK: Values

  private mutating func nextValue() throws(Failure) -> SpecValue {
    skipBlanks()
    let start = position(of: index)
    switch byte(0) {
    case UInt8(ascii: "{"): return try object(from: start)
    case UInt8(ascii: "["): return try list(from: start)
    case UInt8(ascii: "\""):
      let text = try text(from: start)
      return value(.scalar(text, isPlain: false), from: start)
    case let byte where byte == UInt8(ascii: "-") || isDigit(byte):
      return try number(from: start)
    default:
      for word in ["true", "false", "null"] where takesWord(word) {
        return value(.scalar(word, isPlain: true), from: start)
      }
      throw unexpected("a value")
    }
  }

  private mutating func object(from start: SourceRange.Position) throws(Failure) -> SpecValue {
    try open(from: start)
    var entries: [SpecValue.Entry] = []
    var places: [ExactText: SourceRange] = [:]
    while !take("}") {
      guard entries.isEmpty || take(",") else { throw unexpected("',' or '}'", openedAt: start) }
      let key = try key()
      guard take(":") else { throw unexpected("':'") }
      let value = try nextValue()
      if let first = places[ExactText(key.value)] {
        repeatedKeys.append(RepeatedKey(key: key, first: first))
      } else {
        places[ExactText(key.value)] = key.range
        entries.append(SpecValue.Entry(key: key, value: value))
      }
    }
    depth -= 1
    return value(.map(entries), from: start)
  }

  private mutating func list(from start: SourceRange.Position) throws(Failure) -> SpecValue {
    try open(from: start)
    var items: [SpecValue] = []
    while !take("]") {
      guard items.isEmpty || take(",") else { throw unexpected("',' or ']'", openedAt: start) }
      items.append(try nextValue())
    }
    depth -= 1
    return value(.list(items), from: start)
  }

  private mutating func open(from start: SourceRange.Position) throws(Failure) {
    index += 1
    depth += 1
    guard depth <= Self.mostDepth else {
      throw failure(
        "lists and objects nest deeper than \(Self.mostDepth) levels", from: start,
        help: "no model can follow there: cut the sample off above")
    }
  }

  private mutating func key() throws(Failure) -> Located<String> {
    skipBlanks()
    let start = position(of: index)
    guard byte(0) == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
    let text = try text(from: start)
    return Located(text, at: range(from: start))
  }

  private mutating func number(from start: SourceRange.Position) throws(Failure) -> SpecValue {
    let first = index
    if byte(0) == UInt8(ascii: "-") { index += 1 }
    if byte(0) == UInt8(ascii: "0") {
      index += 1
      guard !isDigit(byte(0)) else {
        throw failure("a number begins with 0", from: start, help: "in quotes it is text")
      }
    } else {
      try digits()
    }
    if byte(0) == UInt8(ascii: ".") {
      index += 1
      try digits()
    }
    if byte(0).map({ $0 | 0x20 }) == UInt8(ascii: "e") {
      index += 1
      if byte(0) == UInt8(ascii: "+") || byte(0) == UInt8(ascii: "-") { index += 1 }
      try digits()
    }
    let text = String(decoding: bytes[first..<index], as: UTF8.self)
    return value(.scalar(text, isPlain: true), from: start)
  }

  private mutating func digits() throws(Failure) {
    guard isDigit(byte(0)) else { throw unexpected("a digit") }
    while isDigit(byte(0)) { index += 1 }
  }

  private func isDigit(_ byte: UInt8?) -> Bool {
    byte.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  // MARK: Bytes and places

  /// The byte some places ahead; nil behind the end.
  func byte(_ distance: Int) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  private mutating func skipBlanks() {
    while let next = byte(0), next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 {
      index += 1
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard byte(0) == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func takesWord(_ word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  /// Where a byte stands: columns count scalars, and LF, CRLF and CR end lines.
  mutating func position(of index: Int) -> SourceRange.Position {
    while counted.index < index {
      let byte = bytes[counted.index]
      let isPair =
        byte == 0x0D && counted.index + 1 < bytes.count && bytes[counted.index + 1] == 0x0A
      if byte == 0x0A || (byte == 0x0D && !isPair) {
        counted.line += 1
        counted.column = 1
      } else if byte & 0xC0 != 0x80 {
        counted.column += 1
      }
      counted.index += 1
    }
    return SourceRange.Position(line: counted.line, column: counted.column)
  }

  private mutating func range(from start: SourceRange.Position) -> SourceRange {
    SourceRange(source: source, start: start, end: position(of: index))
  }

  private mutating func value(
    _ content: SpecValue.Content, from start: SourceRange.Position
  ) -> SpecValue {
    SpecValue(content, at: range(from: start))
  }
}
