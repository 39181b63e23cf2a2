import Diagnostics

// Indentation, missing blanks and missing colons: lines that do not fit the ones above.
extension SyntaxExplainer {
  /// A line that should be `key: value` and isn't.
  var keyWithoutColon: Explanation? {
    let shape = line(began.line)
    if shape.contentEnd - began.column > Self.longestKey {
      return Explanation(.longKey, from: began, to: began.moved(by: Self.longestKey))
    }
    return missingSpace(on: shape) ?? missingColon(on: shape)
  }

  /// How many characters may stand between the beginning of a key and its colon, unless `? ` stands before it
  /// (YAML 1.2.2, 7.4 and 8.2.2).
  private static let longestKey = 1024

  /// A key that begins at a column of the place's line, and whose colon is too far behind it.
  func longKey(on shape: LineShape, from start: Int) -> Explanation? {
    guard place.column - start > Self.longestKey else { return nil }
    let mark = shape.mark(start)
    return Explanation(
      .longKey, from: mark, to: mark.moved(by: Self.longestKey),
      edit: context.isInFlow ? Edit(start: mark, end: mark, replacement: "? ") : nil)
  }

  /// `b:2`, `-b` or `b` alone.
  private func missingSpace(on shape: LineShape) -> Explanation? {
    let start = shape.contentStart
    if shape[start] == "-", let next = shape[start + 1], next != "-", isAfterEntry(shape) {
      return missingSpace(after: "-", at: shape.mark(start))
    }
    guard let colon = shape.tightColon else { return nil }
    return missingSpace(after: ":", at: shape.mark(colon))
  }

  func missingSpace(after sign: String, at mark: Mark) -> Explanation {
    .missingSpace(after: sign, at: mark, before: line(mark.line)[mark.column + 1])
  }

  /// `e:{path: a}` and `e:[a: b]`, of which YAML makes a key `e:{path`.
  var tightBrace: Explanation? {
    guard !context.isInFlow else { return nil }
    let shape = line(place.line)
    guard let colon = shape.tightBrace, colon < place.column else { return nil }
    return missingSpace(after: ":", at: shape.mark(colon))
  }

  private func isAfterEntry(_ shape: LineShape) -> Bool {
    guard let above = lineAbove(shape.number) else { return false }
    return above[above.indentation] == "-"
  }

  /// Nil for a line that is a sign alone, `-` or `?`: its content would begin behind its end.
  private func missingColon(on shape: LineShape) -> Explanation? {
    guard shape.contentStart < shape.contentEnd else { return nil }
    let start = shape.mark(shape.contentStart)
    let end = shape.mark(shape.contentEnd)
    return Explanation(
      .missingColon(shape.text(start.column..<end.column)), from: start, to: end,
      edit: Edit(start: end, end: end, replacement: ":"))
  }

  /// A key on a line that libyaml took for more of the text above.
  func keyInText(_ shape: LineShape) -> Explanation? {
    guard let above = lineAbove(shape.number) else { return nil }
    if let colon = above.tightBrace { return missingSpace(after: ":", at: above.mark(colon)) }
    if above.keyColon == nil { return missingSpace(on: above) ?? missingColon(on: above) }
    guard shape.indentation > above.indentation, let colon = above.keyColon else { return nil }
    let key = above.text(above.contentStart..<colon)
    return Explanation(
      .deeperThanAbove(key), from: shape.mark(shape.indentation), to: shape.mark(shape.contentEnd),
      note: above.valueStart.map {
        (
          "this is the value of '\(key.excerpt)'", above.mark($0),
          above.mark(above.contentEnd(from: $0))
        )
      },
      edit: Edit(
        start: shape.mark(0), end: shape.mark(shape.indentation),
        replacement: String(repeating: " ", count: above.contentStart)))
  }

  /// libyaml wanted the next key of a block.
  var unexpectedToken: Explanation? {
    let shape = line(place.line)
    if let explanation = spareBracket { return explanation }
    if shape.contentStart < place.column, let last = context.last,
      let explanation = textGoesOn(last, on: shape)
    {
      return explanation
    }
    if shape[place.column] == ":" { return missingKey }
    if shape[place.column - 1] == "\u{FEFF}" { return strayMark(before: place) }
    guard shape.indentation == place.column else { return nil }
    let isEntry =
      shape[place.column] == "-" && shape[place.column + 1].map(LineShape.isBlank) ?? true
    return misplaced(
      shape, isEntry ? .entryAmongKeys : .indentation, edit: reindentation(of: shape))
  }

  var unexpectedTokenInList: Explanation? {
    let shape = line(place.line)
    if let explanation = spareBracket { return explanation }
    if shape.contentStart < place.column, let last = context.last,
      let explanation = textGoesOn(last, on: shape)
    {
      return explanation
    }
    let list = context.open.last { !$0.isFlow }
    if shape.keyColon != nil, list?.start.column == place.column {
      return misplaced(shape, .keyAmongEntries)
    }
    return misplaced(shape, .indentation, edit: reindentation(of: shape))
  }

  /// Indents a line as the mapping that ended just before it.
  private func reindentation(of shape: LineShape) -> Edit? {
    guard let last = context.last, case .mapping(isFlow: false) = last.kind,
      shape[place.column] != "-"
    else { return nil }
    return Edit(
      start: shape.mark(0), end: shape.mark(shape.indentation),
      replacement: String(repeating: " ", count: last.start.column))
  }

  private func misplaced(
    _ shape: LineShape, _ message: Diagnostic.Message, edit: Edit? = nil
  ) -> Explanation {
    let block = context.open.last { !$0.isFlow }
    return Explanation(
      message, from: place, to: shape.mark(max(shape.contentEnd, place.column + 1)),
      note: block.map { block in
        let start = line(block.start.line)
        return (
          "the block around it begins here, at column \(block.start.column + 1)", block.start,
          start.mark(max(start.contentEnd, block.start.column + 1))
        )
      }, edit: edit)
  }

  /// libyaml skips a byte order mark at the beginning of a line, which then is not where it should be.
  func strayMark(before place: Mark) -> Explanation {
    let mark = place.moved(by: -1)
    return Explanation(
      .strayMark, from: mark, to: place, edit: Edit(start: mark, end: place, replacement: ""))
  }

  var missingKey: Explanation {
    Explanation(.missingKey, from: place, to: place.moved(by: 1))
  }

  /// `a: - b`
  var unexpectedDash: Explanation? {
    let shape = line(place.line)
    let end = shape.mark(shape.contentEnd(from: place.column))
    let items = shape.text(place.column + 1..<end.column).drop { $0 == " " }
    return Explanation(
      .listOnLine, from: place, to: end,
      edit: Edit(start: place, end: end, replacement: "[\(items)]"))
  }
}

extension Diagnostic.Message {
  fileprivate static var strayMark: Self {
    .error(
      "stray-mark", "a byte order mark (U+FEFF) in the middle of the file, which nobody sees",
      help: "take it away; files that were put together from several have it")
  }

  fileprivate static var longKey: Self {
    .error(
      "missing-colon", "expected ':' within 1024 characters: a key is at most that long",
      help: "a longer one needs '? ' before it, and its ':' at the beginning of the next line")
  }

  fileprivate static func missingColon(_ text: String) -> Self {
    .error(
      "missing-colon", "expected ':' after '\(text.excerpt)'",
      help: "indent the line deeper if it goes on with the text above")
  }

  fileprivate static func deeperThanAbove(_ key: String) -> Self {
    .error(
      "bad-indentation",
      "this line is indented deeper than '\(key.excerpt)', which has a value already",
      help: "begin keys of one mapping at the same column")
  }

  fileprivate static var indentation: Self {
    .error(
      "bad-indentation", "this line's indentation fits no line above",
      help: "keys and entries of one block begin at the same column")
  }

  fileprivate static var entryAmongKeys: Self {
    .error(
      "bad-indentation", "a list entry cannot stand among keys",
      help: "put the list below a key of its own")
  }

  fileprivate static var keyAmongEntries: Self {
    .error(
      "bad-indentation", "a key cannot stand among list entries",
      help: "begin the line with '- ', or align it with the keys that it belongs to")
  }

  fileprivate static var missingKey: Self {
    .error("empty-key", "a key is missing before ':'", help: "quote a text that begins with ':'")
  }

  fileprivate static var listOnLine: Self {
    .error(
      "list-on-line", "a list of '- ' begins on a line of its own",
      help: "write [a, b] for a list on one line, quotes for a text that begins with '- '")
  }
}
