/// What a line of YAML looks like to a person: its indentation, its key, its value.
///
/// It does not parse; it guesses what was meant on a line that does not parse.
struct LineShape {
  let number: Int
  let scalars: [Unicode.Scalar]

  init(_ lines: MarkedLines, _ number: Int) {
    self.number = number
    scalars = lines.line(number)
  }

  /// Columns of blanks at its start.
  var indentation: Int { scalars.prefix(while: Self.isBlank).count }

  var isEmpty: Bool { indentation == scalars.count || scalars[indentation] == "#" }

  /// Behind the last scalar that is neither blank nor comment.
  var contentEnd: Int { contentEnd(from: indentation) }

  func mark(_ column: Int) -> Mark { Mark(line: number, column: column) }

  func text(_ columns: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[columns.clamped(to: 0..<scalars.count)]))
  }

  subscript(column: Int) -> Unicode.Scalar? {
    scalars.indices.contains(column) ? scalars[column] : nil
  }

  /// Where the text that begins at a column ends: before a comment, without blanks.
  func contentEnd(from start: Int) -> Int {
    var end = start
    for column in scalars.indices.dropFirst(start) {
      if isComment(column) { break }
      if !Self.isBlank(scalars[column]) { end = column + 1 }
    }
    return end
  }

  /// Whether a comment begins at a column, if it isn't in quotes.
  func isComment(_ column: Int) -> Bool {
    scalars[column] == "#" && (column == 0 || Self.isBlank(scalars[column - 1]))
  }

  /// Where the keys and entries of a line begin: `- ` may stand before them.
  var contentStart: Int {
    var start = indentation
    while self[start] == "-" || self[start] == "?", let next = self[start + 1], Self.isBlank(next) {
      start += 1
      while let blank = self[start], Self.isBlank(blank) { start += 1 }
    }
    return start
  }

  /// Where the first `:` with a blank or nothing behind it stands, outside of quotes.
  var keyColon: Int? {
    var column = contentStart
    if let quote = self[column], quote == "\"" || quote == "'" {
      column += 1
      while let scalar = self[column], scalar != quote { column += 1 }
    }
    while let scalar = self[column] {
      if scalar == ":", self[column + 1].map(Self.isBlank) ?? true { return column }
      if scalar == "#", column > 0, Self.isBlank(scalars[column - 1]) { return nil }
      column += 1
    }
    return nil
  }

  /// Where the value behind the key begins; nil when the line has no key or no value.
  var valueStart: Int? {
    guard var column = keyColon.map({ $0 + 1 }) else { return nil }
    while let blank = self[column], Self.isBlank(blank) { column += 1 }
    return column < contentEnd(from: indentation) ? column : nil
  }

  /// Where the first `:` stands that has no blank behind it, as in `b:2`.
  var tightColon: Int? {
    let end = contentEnd
    let column = scalars.indices.first { $0 >= contentStart && scalars[$0] == ":" && $0 + 1 < end }
    // `https://…` and `12:30` are texts.
    guard let column, column > contentStart, self[column + 1] != "/",
      scalars[contentStart].properties.isAlphabetic
    else { return nil }
    return column
  }

  /// Where the `:` of `e:{path: a}` stands, which was meant as `e: {path: a}`.
  var tightBrace: Int? {
    guard let colon = tightColon, self[colon + 1] == "{" || self[colon + 1] == "[" else {
      return nil
    }
    let isKey = scalars[contentStart..<colon].allSatisfy {
      Self.isOfWord($0) || $0 == "-" || $0 == "_"
    }
    return isKey ? colon : nil
  }

  /// Where an item inside of brackets that begins at a column ends: before the comma or bracket that
  /// ends it, without blanks. Brackets within it are in pairs.
  func flowItemEnd(from start: Int, ignoringComments: Bool = false) -> Int {
    var depth = 0
    var end = start
    var quote: Unicode.Scalar?
    loop: for column in scalars.indices.dropFirst(start) {
      let scalar = scalars[column]
      if let open = quote {
        if scalar == open { quote = nil }
        end = column + 1
        continue
      }
      switch scalar {
      case "\"", "'": if column == 0 || !Self.isOfWord(scalars[column - 1]) { quote = scalar }
      case "{", "[": depth += 1
      case "}", "]":
        if depth == 0 { break loop }
        depth -= 1
      case ",": if depth == 0 { break loop }
      case "#" where !ignoringComments: if isComment(column) { break loop }
      default: break
      }
      if !Self.isBlank(scalars[column]) { end = column + 1 }
    }
    return end
  }

  /// Where an item inside of brackets begins that holds a column: behind the comma, bracket or colon
  /// before it.
  func flowItemStart(before column: Int) -> Int {
    var start = min(column, scalars.count)
    while start > 0 {
      let scalar = scalars[start - 1]
      if scalar == "," || scalar == "{" || scalar == "[" { break }
      if scalar == ":", let next = self[start], Self.isBlank(next) { break }
      start -= 1
    }
    while start < column, let blank = self[start], Self.isBlank(blank) { start += 1 }
    return start
  }

  static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }
}
