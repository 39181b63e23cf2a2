import Diagnostics

// What stands, or does not stand, between brackets and braces.
extension SyntaxExplainer {
  /// libyaml wanted a comma or the closing bracket.
  var unexpectedTokenInBrackets: Explanation? {
    let shape = line(place.line)
    guard !isBehindBlock, let character = shape[place.column], place.column < shape.contentEnd
    else { return unclosedBracket }
    if character == "}" || character == "]" { return crossedBracket(character) }
    if let explanation = optionalPathPart { return explanation }
    if character == ":" { return colonInValue(shape) }
    if let last = context.last, last.end.line == place.line {
      if last.end == place, !last.isFlow, !last.isQuoted, character == "{" || character == "[" {
        return .needsQuotes(
          shape, textColumns(from: last.start.column, on: shape),
          because:
            "inside of brackets '\(character)' begins a \(character == "{" ? "mapping" : "list")")
      }
      if let explanation = textGoesOn(last, on: shape) { return explanation }
    }
    return missingComma(shape)
  }

  /// Whether the place is on a line that is indented no deeper than the one with the open bracket.
  private var isBehindBlock: Bool {
    place.line > began.line && line(place.line).indentation <= line(began.line).indentation
  }

  /// `{ t: a: b }`, a colon in the text or a comma that is missing.
  func colonInValue(_ shape: LineShape) -> Explanation {
    let start = shape.flowItemStart(before: place.column)
    let before = shape.scalars[..<start].last { !LineShape.isBlank($0) }
    if before != ":", let explanation = longKey(on: shape, from: start) { return explanation }
    var explanation = Explanation.needsQuotes(
      shape, start..<max(shape.flowItemEnd(from: start), place.column + 1),
      because: "it holds a ':' with a blank behind it")
    let key = shape.text(start..<place.column).split(separator: " ").last ?? ""
    explanation.message.help?.append(", or a ',' before '\(key)' if that is a key")
    return explanation
  }

  /// `path: [/{id}]` and `{ path: [/{id}] }`: the optional part of a path, taken for a list.
  private var optionalPathPart: Explanation? {
    let shape = line(began.line)
    guard shape[began.column] == "[", shape[began.column + 1] == "/" else { return nil }
    let isOutermost = context.open.filter(\.isFlow).count == 1
    let before = (0..<began.column).last { !LineShape.isBlank(shape[$0]!) }
    guard isOutermost ? shape.valueStart == began.column : before.map({ shape[$0]! }) == ":" else {
      return nil
    }
    let end =
      isOutermost ? shape.contentEnd(from: began.column) : shape.flowItemEnd(from: began.column)
    return .needsQuotes(
      shape, began.column..<end, because: "a value that begins with '[' is a list")
  }

  private func missingComma(_ shape: LineShape) -> Explanation {
    Explanation(
      .missingComma, from: place, to: place.moved(by: 1),
      edit: Edit(start: place, end: place, replacement: ", "))
  }

  /// A bracket without its counterpart; nil when no bracket is open.
  var unclosedBracket: Explanation? {
    guard let open = context.open.last(where: \.isFlow) else { return nil }
    let shape = line(open.start.line)
    guard let bracket = shape[open.start.column] else { return nil }
    if let explanation = hiddenBracket(behind: open.start, on: shape) { return explanation }
    let closing = bracket == "[" ? "]" : "}"
    let end = shape.mark(shape.contentEnd(from: open.start.column))
    let isOnlyOne = context.open.filter(\.isFlow).count == 1
    return Explanation(
      .unclosedBracket(String(bracket), closing: closing), from: open.start,
      to: open.start.moved(by: 1),
      edit: isOnlyOne ? Edit(start: end, end: end, replacement: closing) : nil)
  }

  /// `{ color: String = #fff }`: the closing bracket is part of a comment.
  private func hiddenBracket(behind open: Mark, on shape: LineShape) -> Explanation? {
    let comment = shape.scalars.indices.first { $0 > open.column && shape.isComment($0) }
    guard let comment, shape.scalars[comment...].contains(where: { $0 == "}" || $0 == "]" }) else {
      return nil
    }
    let start = shape.flowItemStart(before: comment)
    return .needsQuotes(
      shape, start..<shape.flowItemEnd(from: start, ignoringComments: true),
      because: "' #' begins a comment")
  }

  private func crossedBracket(_ character: Unicode.Scalar) -> Explanation? {
    guard let open = context.open.last(where: \.isFlow),
      let bracket = line(open.start.line)[open.start.column]
    else { return nil }
    let closing = bracket == "[" ? "]" : "}"
    return Explanation(
      .crossedBracket(String(character), expected: closing), from: place, to: place.moved(by: 1),
      note: ("'\(bracket)' stands here", open.start, open.start.moved(by: 1)),
      edit: Edit(start: place, end: place.moved(by: 1), replacement: closing))
  }

  /// Nothing where a value should be: `[a, , b]`, or `a: ]x`.
  var noContent: Explanation? {
    let shape = line(place.line)
    guard let character = shape[place.column] else { return unclosedBracket }
    if context.isInFlow {
      if let explanation = signInBrackets(character, shape) { return explanation }
      return Explanation(
        .missingValue(before: String(character)), from: place, to: place.moved(by: 1),
        edit: Edit(start: place, end: place.moved(by: 1), replacement: " "))
    }
    return .needsQuotes(
      shape, textColumns(from: place.column, on: shape),
      because: "a text cannot begin with '\(character)'")
  }

  /// `{ path: :id }` and `{ path: ?a=b }`: within brackets these signs begin a value or a key also without a blank behind.
  private func signInBrackets(_ character: Unicode.Scalar, _ shape: LineShape) -> Explanation? {
    guard character == ":" || character == "?" else { return nil }
    let end = shape.flowItemEnd(from: place.column)
    guard end > place.column + 1 else { return nil }
    if character == ":", LineShape.isBlank(shape[place.column + 1]!) { return missingKey }
    return .needsQuotes(
      shape, place.column..<end,
      because: "inside of brackets a text cannot begin with '\(character)'")
  }

  /// `{ path: a }}`: closing brackets, and nothing else, where none is open.
  var spareBracket: Explanation? {
    let shape = line(place.line)
    guard !context.isInFlow, let character = shape[place.column], character.closes else {
      return nil
    }
    let rest = shape.scalars[place.column..<max(shape.contentEnd, place.column + 1)]
    guard rest.allSatisfy({ $0.closes || $0 == "," || LineShape.isBlank($0) }) else { return nil }
    let end = place.moved(by: rest.count)
    return Explanation(
      .spareBracket(character), from: place, to: end,
      edit: Edit(start: place, end: end, replacement: ""))
  }
}

extension Unicode.Scalar {
  fileprivate var closes: Bool { self == "}" || self == "]" }
}

extension Diagnostic.Message {
  fileprivate static func spareBracket(_ bracket: Unicode.Scalar) -> Self {
    .error(
      "spare-bracket", "this '\(bracket)' closes nothing",
      help: "take it away, or put quotes around the whole if it is one text")
  }

  fileprivate static func unclosedBracket(_ bracket: String, closing: String) -> Self {
    .error("unclosed-bracket", "'\(bracket)' is not closed", help: "close it with '\(closing)'")
  }

  fileprivate static func crossedBracket(_ bracket: String, expected: String) -> Self {
    .error(
      "unclosed-bracket", "expected '\(expected)' before '\(bracket)'",
      help: "brackets are closed in the order in which they were opened, the last first")
  }

  fileprivate static var missingComma: Self {
    .error(
      "missing-comma", "expected ',' before this",
      help: "items between brackets are kept apart by ','; quote a text that holds brackets")
  }

  fileprivate static func missingValue(before character: String) -> Self {
    .error(
      "missing-value", "a value is missing before '\(character)'",
      help: "take the spare comma away, or write a value")
  }
}
