/// A Swift identifier that is safe to print: no other text gets through, and each role is quoted as the
/// compiler demands.
package struct Identifier: Hashable, Sendable {
  /// The name without backticks.
  package let name: String

  /// Nil when `text` can't be a Swift identifier, quoted or not.
  ///
  /// Grammar: The Swift Programming Language, Lexical Structure, Identifiers. Marks that cannot be seen
  /// (joiners, directional marks) are legal Swift in part and refused all the same: two names could look
  /// alike.
  package init?(_ text: String) {
    guard Self.isIdentifier(text) else { return nil }
    name = text
  }

  /// A name that stands in our own source.
  package init(trusted name: StaticString) {
    self.name = name.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
  }

  /// Where an identifier stands, which decides what must be quoted.
  package enum Role: Sendable {
    /// A member, case, local or binding, declared or used.
    case member
    /// A type's name.
    case type
    /// The label of a parameter or a payload, where it is declared. Backticks are warned about, but for the three that
    /// need them.
    case label
    /// A label in a call, where one of the three needs them and the other two are warned about.
    case argument
  }

  package func text(as role: Role) -> String {
    let isQuoted =
      switch role {
      case .member: Self.isReserved(name)
      case .type: Self.isReserved(name) || Self.reservedTypes.contains(name)
      case .label: Self.reservedLabels.contains(name)
      case .argument: name == "inout"
      }
    return isQuoted ? "`\(name)`" : name
  }

  /// Words that need backticks as a member. Measured with Swift 6.3.1: every keyword in every position.
  package static let reserved: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "operator", "private", "precedencegroup", "protocol",
    "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case",
    "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if",
    "in",
    "repeat", "return", "throw", "switch", "where", "while", "Any", "as", "await", "false", "is",
    "nil", "self", "Self", "super", "throws", "true", "try", "_", "Type", "Protocol",
  ]

  /// By their lengths, so that a name is compared with a few only.
  private static let reservedByLength: [[String]] = {
    var words = [[String]](repeating: [], count: 1 + reserved.map(\.utf8.count).max()!)
    for word in reserved { words[word.utf8.count].append(word) }
    return words
  }()

  private static func isReserved(_ name: String) -> Bool {
    let length = name.utf8.count
    return length < reservedByLength.count && reservedByLength[length].contains(name)
  }

  private static let reservedTypes = ["async", "some", "any", "each"]

  /// Labels that the parser takes for something else unless they are quoted.
  private static let reservedLabels = ["inout", "var", "let"]

  private static func isIdentifier(_ text: String) -> Bool {
    // Nearly all are ASCII.
    if let first = text.utf8.first, isLetter(first),
      text.utf8.allSatisfy({ isLetter($0) || isDigit($0) })
    {
      return text != "_"
    }
    var isFirst = true
    for scalar in text.unicodeScalars {
      guard isHead(scalar) || (!isFirst && isContinuation(scalar)) else { return false }
      isFirst = false
    }
    return !isFirst && text != "_"
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x41...0x5A, 0x5F, 0x61...0x7A: true
    default: false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// `identifier-head` of the grammar, less what cannot be seen.
  package static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x5F, 0x61...0x7A: true
    case 0x00...0x7F: false
    case 0xA8, 0xAA, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
      0xF8...0xFF, 0x100...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF,
      0x1E00...0x1FFF, 0x203F...0x2040, 0x2054, 0x2070...0x20CF, 0x2100...0x218F,
      0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007,
      0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F,
      0xFE30...0xFE44, 0xFE47...0xFFFD:
      isVisible(scalar)
    // The supplementary planes, but for the last two places of each.
    case 0x10000...0xEFFFD: scalar.value & 0xFFFF <= 0xFFFD && isVisible(scalar)
    default: false
    }
  }

  package static func isContinuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    // A joiner is legal within a family of emoji, and only seen there.
    case 0x200D: true
    default: false
    }
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .format, .control, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      false
    default: !scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
