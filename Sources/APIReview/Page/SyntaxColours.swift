/// A line of YAML or Swift in pieces of one colour each.
///
/// It need not be right about each piece, only never wrong about the text: the pieces together are the line.
struct SyntaxColours {
  enum Language { case yaml, swift }

  /// The raw value is the class in the page.
  enum Colour: String {
    case plain = ""
    case keyword = "k"
    case string = "s"
    case type = "t"
    case number = "n"
    case comment = "c"
  }

  struct Piece {
    var colour: Colour
    var text: Substring
  }

  static func pieces(of line: Substring, _ language: Language) -> [Piece] {
    var colours = SyntaxColours(rest: line, language: language)
    while !colours.rest.isEmpty { colours.next() }
    return colours.pieces
  }

  private var rest: Substring
  private let language: Language
  private var pieces: [Piece] = []

  private init(rest: Substring, language: Language) {
    self.rest = rest
    self.language = language
  }

  private mutating func next() {
    let first = rest.first!
    switch (language, first) {
    case (.swift, "/") where rest.hasPrefix("//"): take(rest.endIndex, .comment)
    case (.yaml, "#") where isBehindSpace: take(rest.endIndex, .comment)
    case (.swift, "\""): take(endOfString(first), .string)
    // Elsewhere it is an apostrophe.
    case (.yaml, "\"") where isBehindSpace || "[{(,".contains(pieces.last!.text.last!),
      (.yaml, "'") where isBehindSpace || "[{(,".contains(pieces.last!.text.last!):
      take(endOfString(first), .string)
    default:
      if Self.isOfWord(first) { word() } else { take(rest.index(after: rest.startIndex), .plain) }
    }
  }

  private mutating func word() {
    let word = rest.prefix(while: Self.isOfWord)
    let follower = rest[word.endIndex...].first
    let colour: Colour =
      if word.first!.isNumber {
        .number
      } else if language == .swift ? Self.keywords.contains(String(word)) : follower == ":" {
        .keyword
      } else if word.first!.isUppercase {
        .type
      } else {
        .plain
      }
    take(word.endIndex, colour)
  }

  private mutating func take(_ end: Substring.Index, _ colour: Colour) {
    let text = rest[..<end]
    rest = rest[end...]
    if let last = pieces.last, last.colour == colour {
      pieces[pieces.count - 1].text = last.text.base[last.text.startIndex..<end]
    } else {
      pieces.append(Piece(colour: colour, text: text))
    }
  }

  private func endOfString(_ quote: Character) -> Substring.Index {
    var end = rest.index(after: rest.startIndex)
    while end < rest.endIndex {
      defer { end = rest.index(after: end) }
      if rest[end] == quote { break }
      if rest[end] == "\\", quote == "\"", rest.index(after: end) < rest.endIndex {
        end = rest.index(after: end)
      }
    }
    return end
  }

  private var isBehindSpace: Bool { pieces.last?.text.last?.isWhitespace ?? true }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static let keywords: Set<String> = [
    "any", "await", "case", "default", "else", "enum", "extension", "false", "for", "func", "guard",
    "if", "import", "in", "indirect", "init", "let", "nil", "nonisolated", "package", "private",
    "public", "return", "self", "Self", "some", "static", "struct", "switch", "throw", "throws",
    "true", "try", "var", "where",
  ]
}
