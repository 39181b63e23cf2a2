import Diagnostics

// What needs quotes, and quotes that are not closed or closed too early.
extension SyntaxExplainer {
  /// A tab where a line begins, or a character that may not begin a text.
  var badStart: Explanation? {
    let shape = line(place.line)
    guard let character = shape[place.column] else { return nil }
    if character == "\t" {
      return place.column < shape.indentation ? tab(on: place.line) : tabBehindSign
    }
    return .needsQuotes(
      shape, textColumns(from: place.column, on: shape),
      because: "a text cannot begin with '\(character)'")
  }

  /// `*`, `&` or `!` before what is no name or tag.
  var badIndicator: Explanation? {
    let shape = line(began.line)
    guard let character = shape[began.column] else { return nil }
    let meaning =
      switch character {
      case "*": "'*' begins an alias, whose name is of letters, digits, '_' and '-'"
      case "&": "'&' begins an anchor, whose name is of letters, digits, '_' and '-'"
      case "!": "'!' begins a tag"
      default: "'\(character)' begins something else"
      }
    return .needsQuotes(shape, textColumns(from: began.column, on: shape), because: meaning)
  }

  /// `a: b: c`, or a key on a line that goes on with the text above.
  var unexpectedColon: Explanation? {
    let shape = line(place.line)
    if context.isInFlow {
      let start = shape.flowItemStart(before: place.column)
      // Without a colon before it, a line above is not closed.
      guard start > shape.contentStart else { return unclosedBracket }
      return colonInValue(shape)
    }
    if let explanation = documentLine { return explanation }
    guard let colon = shape.keyColon, colon < place.column, let start = shape.valueStart else {
      return longKey(on: shape, from: shape.contentStart) ?? keyInText(shape)
    }
    return .needsQuotes(
      shape, start..<shape.contentEnd(from: start), because: "it holds a ':' with a blank behind it"
    )
  }

  /// `[T]?`, or a text that begins with `? `.
  var unexpectedQuestionMark: Explanation? {
    let shape = line(place.line)
    if let last = context.last, last.isFlow, last.end == place, last.start.line == place.line {
      return afterBrackets(last, on: shape)
    }
    return .needsQuotes(
      shape, textColumns(from: place.column, on: shape), because: "'? ' begins a key")
  }

  /// `{id}/x`, `'it's'` or `*a b`: something whole, and then more of the text.
  func textGoesOn(_ last: SyntaxContext.Node, on shape: LineShape) -> Explanation? {
    if last.isFlow, last.start.line == place.line { return afterBrackets(last, on: shape) }
    if case .alias = last.kind {
      return .needsQuotes(
        shape, textColumns(from: last.start.column, on: shape), because: "'*' begins an alias")
    }
    guard last.isQuoted else { return nil }
    if let explanation = spareBracket { return explanation }
    let quote: Unicode.Scalar
    if case .singleQuoted = last.kind { quote = "'" } else { quote = "\"" }
    if last.start.line != last.end.line { return quoteEndsLate(last, quote) }
    let end = textColumns(from: last.start.column, on: shape).upperBound
    // A colon behind a quoted value: `"x":1` or `"a": "b": c`.
    let columns = last.start.column..<end
    let edit = Edit(
      start: shape.mark(columns.lowerBound), end: shape.mark(columns.upperBound),
      replacement: requoted(shape.text(columns)))
    return Explanation(
      .textAfterQuote(String(quote)), from: place, to: shape.mark(end),
      note: ("the quotes begin here", last.start, last.start.moved(by: 1)), edit: edit)
  }

  /// All of a text that holds quotes, in quotes; those around it are taken for its ends.
  private func requoted(_ text: String) -> String {
    var text = Substring(text).unicodeScalars
    if let quote = text.first, quote == text.last, text.count > 1 {
      text = text.dropFirst().dropLast()
    }
    let doubled = text.map { $0 == "'" ? "''" : String($0) }.joined()
    return "'\(doubled.replacing("''''", with: "''"))'"
  }

  private func afterBrackets(_ last: SyntaxContext.Node, on shape: LineShape) -> Explanation {
    if let explanation = spareBracket { return explanation }
    let columns = textColumns(from: last.start.column, on: shape)
    let bracket = shape[last.start.column] ?? "["
    let meaning =
      bracket == "["
      ? "a value that begins with '[' is a list" : "a value that begins with '{' is a mapping"
    return .needsQuotes(shape, columns, because: meaning)
  }

  /// The columns of a text that begins at one of them: to the end of the line, or of the item.
  func textColumns(from start: Int, on shape: LineShape) -> Range<Int> {
    let end = context.isInFlow ? shape.flowItemEnd(from: start) : shape.contentEnd(from: start)
    return start..<max(end, start + 1)
  }

  // MARK: Quotes

  /// A quote that nothing closes.
  var openQuote: Explanation { openQuote(at: began) }

  private func openQuote(at start: Mark, closedAt end: Mark? = nil) -> Explanation {
    let shape = line(start.line)
    let quote = shape[start.column].map(String.init) ?? "\""
    let textEnd = textColumns(from: start.column, on: shape).upperBound
    let point = shape.mark(textEnd)
    return Explanation(
      .openQuote(quote, isClosed: end != nil), from: start, to: point,
      note: end.map { ("it is closed here", $0.moved(by: -1), $0) },
      edit: Edit(start: point, end: point, replacement: quote))
  }

  /// A quoted text of several lines with text behind it: a quote is missing on its first line.
  private func quoteEndsLate(_ last: SyntaxContext.Node, _ quote: Unicode.Scalar) -> Explanation {
    openQuote(at: last.start, closedAt: last.end)
  }

  func badEscape(_ problem: String) -> Explanation? {
    let shape = line(place.line)
    // libyaml stands at the backslash, or at what should be its digits.
    var start = place.column
    if shape[start] != "\\" { start -= 2 }
    guard start >= 0, shape[start] == "\\", let character = shape[start + 1] else { return nil }
    let isKnown = problem != "found unknown escape character"
    let digits =
      switch character {
      case "x": 2
      case "u": 4
      default: 8
      }
    let length =
      isKnown
      ? 2 + shape.scalars.dropFirst(start + 2).prefix(digits).prefix(while: \.isHexDigit).count : 2
    let mark = shape.mark(start)
    return Explanation(
      isKnown ? .badScalarEscape(shape.text(start..<start + length)) : .unknownEscape(character),
      from: mark, to: mark.moved(by: length),
      edit: Edit(start: mark, end: mark.moved(by: 1), replacement: "\\\\"))
  }
}

extension Unicode.Scalar {
  fileprivate var isHexDigit: Bool { properties.isASCIIHexDigit }
}

extension Diagnostic.Message {
  fileprivate static func openQuote(_ quote: String, isClosed: Bool) -> Self {
    .error(
      "unterminated-quote", "the quote that begins here is not closed on its line",
      help: isClosed
        ? "close it with \(quote)"
        : "close it with \(quote), or leave it out if it is part of a plain text")
  }

  fileprivate static func textAfterQuote(_ quote: String) -> Self {
    let inside =
      quote == "'"
      ? "write '' for a quote inside of single quotes"
      : "write \\\" for a quote inside of double quotes"
    return .error("text-after-quote", "the quotes end before this text", help: inside)
  }

  fileprivate static func unknownEscape(_ character: Unicode.Scalar) -> Self {
    .error(
      "unknown-escape", "unknown escape '\\\(character)'",
      help: "write '\\\\\(character)' for a backslash, or use single quotes")
  }

  fileprivate static func badScalarEscape(_ escape: String) -> Self {
    .error(
      "unknown-escape", "'\(escape)' names no character",
      help: "write the character itself, or a code of 2 (\\x), 4 (\\u) or 8 (\\U) digits")
  }
}
