/// What the name of a generated module may be.
package enum ModuleName {
  /// Why a name cannot be that of a module, and what would do.
  package struct Mistake: Sendable {
    package var text: String
    package var help: String
  }

  /// Nil for a name that is as it should be.
  package static func mistake(in name: String) -> Mistake? {
    if !isIdentifier(name) {
      return Mistake(
        text: "'\(name)' cannot be the name of a Swift module",
        help: "use letters, digits and '_', a letter first")
    }
    if keywords.contains(name) {
      return Mistake(
        text: "'\(name)' is a word of the Swift language: no plain 'import' names such a module",
        help: "give it another name, such as '\(capitalized(name))Client'")
    }
    if imported.contains(name) {
      return Mistake(
        text: "'\(name)' is the name of a module that generated code uses",
        help: "give it another name, such as '\(capitalized(name))Client'")
    }
    return nil
  }

  private static func isIdentifier(_ name: String) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let first = name.utf8.first, !digits.contains(first) else { return false }
    return name.utf8.allSatisfy {
      $0 == UInt8(ascii: "_") || digits.contains($0)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
    }
  }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// What generated code may import, or Swift always does: a module cannot import its own name.
  private static let imported: Set = [
    "Swift", "Foundation", "FoundationNetworking", "EndpointRuntime", "Alamofire", "Moya",
    "ObjectMapper",
  ]

  /// Each import of such a module would need backticks (The Swift Programming Language, Lexical Structure).
  private static let keywords: Set = [
    "Any", "Self", "_", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
