import Diagnostics

/// Tells what the writer did, where libyaml tells which token it expected.
///
/// libyaml's sentences are those of its scanner.c and parser.c, release 0.2.5. One that isn't known here
/// is told as it is.
struct SyntaxExplainer {
  let lines: MarkedLines
  let problem: LibYAMLProblem
  let context: SyntaxContext
  /// Where libyaml gave up.
  let place: Mark
  /// Where what it was reading began.
  let began: Mark

  init?(_ bytes: [UInt8]) {
    let context = SyntaxContext(of: bytes)
    guard let problem = context.problem else { return nil }
    self.context = context
    self.problem = problem
    lines = MarkedLines(bytes)
    place = Mark(problem.mark)
    began = Mark(problem.contextMark)
  }

  /// Whether a surrogate's escape stopped libyaml: `\ud83d`.
  var isAtSurrogate: Bool { problem.text == "found invalid Unicode character escape code" }

  func explain() -> Explanation {
    if let offset = problem.offset { return badByte(at: offset) }
    return explanation ?? Explanation(.invalidYAML(problem), from: place, to: place.moved(by: 1))
  }

  private var explanation: Explanation? {
    if let tightBrace { return tightBrace }
    switch (problem.text, problem.context ?? "") {
    case ("found character that cannot start any token", _): return badStart
    case ("found a tab character that violates indentation", _): return tab(on: place.line)
    case ("could not find expected ':'", _): return keyWithoutColon
    case ("mapping values are not allowed in this context", _): return unexpectedColon
    case ("mapping keys are not allowed in this context", _): return unexpectedQuestionMark
    case ("block sequence entries are not allowed in this context", _): return unexpectedDash
    case ("found unexpected ':'", _): return missingSpace(after: ":", at: place)
    case ("did not find expected key", _): return unexpectedToken
    case ("did not find expected '-' indicator", _): return unexpectedTokenInList
    case ("did not find expected ',' or '}'", _), ("did not find expected ',' or ']'", _):
      return unexpectedTokenInBrackets
    case ("did not find expected node content", _): return noContent
    case ("found unexpected end of stream", "while scanning a quoted scalar"),
      ("found unexpected document indicator", "while scanning a quoted scalar"):
      return openQuote
    case (let text, "while parsing a quoted scalar"): return badEscape(text)
    case (_, "while scanning an alias"), (_, "while scanning an anchor"),
      (_, "while scanning a tag"), (_, "while parsing a tag"):
      return badIndicator
    case (_, "while scanning a block scalar"): return badBlock
    case (_, "while scanning a directive"), (_, "while scanning a %YAML directive"),
      (_, "while scanning a %TAG directive"):
      return badDirective
    case ("found incompatible YAML document", _):
      return directive(because: Diagnostic.Message.otherVersion)
    case ("found duplicate %YAML directive", _), ("found duplicate %TAG directive", _):
      return directive(because: Diagnostic.Message.directiveTwice)
    case ("did not find expected <document start>", _): return secondTree
    default: return nil
    }
  }

  func line(_ number: Int) -> LineShape { LineShape(lines, number) }

  /// The nearest line above that holds something.
  func lineAbove(_ number: Int) -> LineShape? {
    var number = number - 1
    while number >= 0 {
      let shape = line(number)
      if !shape.isEmpty { return shape }
      number -= 1
    }
    return nil
  }
}

// MARK: Bytes that are no text

extension SyntaxExplainer {
  private func badByte(at offset: Int) -> Explanation {
    // libyaml stands at the byte that should go on with a character and does not: what is wrong is the one that began it.
    var offset = offset
    if problem.text == "invalid trailing UTF-8 octet" {
      repeat { offset -= 1 } while offset > 0 && lines.bytes[offset] & 0xC0 == 0x80
    }
    let mark = lines.mark(ofByte: offset)
    let byte = lines.bytes.indices.contains(offset) ? lines.bytes[offset] : 0
    let isText = problem.text == "control characters are not allowed"
    // libyaml gives the scalar's value for a control character, the byte's otherwise.
    return Explanation(
      isText ? .controlCharacter(problem.value) : .notUTF8(byte), from: mark, to: mark.moved(by: 1))
  }
}

extension Diagnostic.Message {
  fileprivate static func invalidYAML(_ problem: LibYAMLProblem) -> Self {
    let context = problem.context.map { " \($0)" } ?? ""
    return .error(
      "invalid-yaml", "\(problem.text)\(context)",
      help: "put quotes around a text that YAML takes for something else")
  }

  fileprivate static func notUTF8(_ byte: UInt8) -> Self {
    .error(
      "text-encoding", "the byte 0x\(String(byte, radix: 16, uppercase: true)) is no UTF-8 here",
      help: "save the file as UTF-8")
  }

  fileprivate static func controlCharacter(_ value: Int) -> Self {
    let digits = String(value, radix: 16, uppercase: true)
    let name = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return .error(
      "control-character", "the control character U+\(name) cannot stand in a file",
      help: value <= 0xFFFF ? "write \"\\u\(name)\", in double quotes, if it is meant" : nil)
  }
}
