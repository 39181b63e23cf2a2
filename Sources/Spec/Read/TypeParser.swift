/// Reads `[String: Order?]` and what follows a type: ` = value`.
struct TypeParser {
  private var rest: Substring
  private var depth = 0

  init(_ text: String) { rest = Substring(text) }

  /// What went wrong, and how many characters into the text.
  struct Failure: Error {
    var text: String
    var offset: Int
  }

  /// The type that makes up the whole text.
  static func parse(_ text: String) throws(Failure) -> TypeSyntax {
    var parser = TypeParser(text)
    let type = try parser.type()
    parser.skipSpaces()
    guard parser.rest.isEmpty else {
      throw Failure(
        text: "'\(parser.rest)' after the type '\(type.description)'",
        offset: text.count - parser.rest.count)
    }
    return type
  }

  /// A type at the start of the text, and the text behind it.
  static func parsePrefix(_ text: String) throws(Failure) -> (type: TypeSyntax, rest: Substring) {
    var parser = TypeParser(text)
    let type = try parser.type()
    return (type, parser.rest)
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
      guard take("]") else { throw failure("a ']' is missing in the type") }
    } else {
      let name = rest.prefix { !" \t[]:?=,{}".contains($0) }
      guard !name.isEmpty else { throw failure("a type is missing") }
      rest = rest.dropFirst(name.count)
      type = .named(String(name))
    }
    while take("?") { type = .optional(type) }
    return type
  }

  private func failure(_ text: String) -> Failure {
    Failure(text: text, offset: rest.base.distance(from: rest.base.startIndex, to: rest.startIndex))
  }

  private mutating func skipSpaces() { rest = rest.drop { $0 == " " || $0 == "\t" } }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }
}
