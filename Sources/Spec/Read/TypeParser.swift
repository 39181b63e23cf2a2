/// Reads `[String: Order?]` and what follows a type: ` = value`.
struct TypeParser {
  private var rest: Substring
  private var depth = 0

  init(_ text: String) { rest = Substring(text) }

  /// What went wrong, and where: scalars of the text.
  struct Failure: Error {
    var text: String
    var help: String?
    var offset: Int
    var length = 1

    /// Something stands behind a type.
    static func rest(_ rest: Substring, after type: TypeSyntax) -> Failure {
      let end = rest.base.unicodeScalars.count
      let length = rest.unicodeScalars.count
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
    guard parser.rest.isEmpty else { throw .rest(parser.rest, after: type) }
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
      guard take("]") else { throw failure("a ']' is missing") }
    } else {
      type = .named(try name())
    }
    while take("?") { type = .optional(type) }
    return type
  }

  private mutating func name() throws(Failure) -> String {
    let name = rest.prefix { !" \t[]:?=,{}<>()".contains($0) }
    switch rest.dropFirst(name.count).first {
    case "<":
      throw failure(
        "it has type arguments", help: "write [T] for a list or a set, [String: T], or \"T?\"",
        length: rest.unicodeScalars.count)
    case "(":
      throw failure(
        "there are no tuples and no functions",
        help: "declare a model with a field for each part", length: rest.unicodeScalars.count)
    default: break
    }
    guard !name.isEmpty else { throw failure("a type is missing") }
    rest = rest.dropFirst(name.count)
    return String(name)
  }

  private func failure(_ text: String, help: String? = nil, length: Int = 1) -> Failure {
    let scalars = rest.base.unicodeScalars
    return Failure(
      text: text, help: help,
      offset: scalars.distance(from: scalars.startIndex, to: rest.startIndex), length: length)
  }

  private mutating func skipSpaces() { rest = rest.drop { $0 == " " || $0 == "\t" } }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }
}
