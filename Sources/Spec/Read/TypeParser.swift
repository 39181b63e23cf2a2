import Diagnostics

/// Reads `[String: Order?]` and what follows a type: ` = value`.
struct TypeParser {
  private let text: String
  /// All that has a meaning in a type is ASCII, so that bytes are enough.
  private var rest: Substring.UTF8View
  private var depth = 0

  init(_ text: String) {
    self.text = text
    rest = text[...].utf8
  }

  /// What went wrong, and where: scalars of the text.
  struct Failure: Error {
    var text: String
    var help: String?
    var offset: Int
    var length = 1

    /// Something stands behind a type.
    static func rest(_ rest: Substring, after type: TypeSyntax) -> Failure {
      let end = rest.base.scalarCount
      let length = rest.scalarCount
      return Failure(
        text: "'\(rest)' after the type '\(type.description)'", offset: end - length, length: length
      )
    }
  }

  /// The type that makes up the whole text.
  static func parse(_ text: String) throws(Failure) -> TypeSyntax {
    var parser = TypeParser(text)
    let type = try parser.type()
    parser.skipSpaces()
    guard parser.rest.isEmpty else { throw .rest(Substring(parser.rest), after: type) }
    return type
  }

  /// A type at the start of the text, and the text behind it.
  static func parsePrefix(_ text: String) throws(Failure) -> (type: TypeSyntax, rest: Substring) {
    var parser = TypeParser(text)
    let type = try parser.type()
    return (type, Substring(parser.rest))
  }

  private mutating func type() throws(Failure) -> TypeSyntax {
    depth += 1
    defer { depth -= 1 }
    guard depth < 32 else { throw failure("a type nested too deep") }
    skipSpaces()
    var type: TypeSyntax
    if take("[") {
      let element = try self.type()
      skipSpaces()
      if take(":") {
        type = .dictionary(key: element, value: try self.type())
      } else {
        type = .array(element)
      }
      skipSpaces()
      guard take("]") else { throw failure("a ']' is missing") }
    } else {
      type = .named(try name())
    }
    while take("?") { type = .optional(type) }
    return type
  }

  private mutating func name() throws(Failure) -> String {
    let end = rest.firstIndex(where: Self.endsName) ?? rest.endIndex
    let name = rest[..<end]
    switch rest[end...].first {
    case UInt8(ascii: "<"):
      throw failure(
        "it has type arguments", help: "write [T] for a list or a set, [String: T], or \"T?\"",
        length: Substring(rest).scalarCount)
    case UInt8(ascii: "("):
      throw failure(
        "there are no tuples and no functions",
        help: "declare a model with a field for each part", length: Substring(rest).scalarCount)
    default: break
    }
    guard !name.isEmpty else { throw failure("a type is missing") }
    rest = rest[end...]
    return String(Substring(name))
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: ":"), UInt8(ascii: "?"), UInt8(ascii: "="), UInt8(ascii: ","),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "("), UInt8(ascii: ")"):
      true
    default: false
    }
  }

  private func failure(_ text: String, help: String? = nil, length: Int = 1) -> Failure {
    Failure(
      text: text, help: help, offset: self.text[..<rest.startIndex].scalarCount, length: length)
  }

  private mutating func skipSpaces() {
    rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: mark) else { return false }
    rest.removeFirst()
    return true
  }
}
