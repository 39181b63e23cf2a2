import Diagnostics

// Lines for YAML itself (`%YAML`, `---`), and what follows the document.
extension SyntaxExplainer {
  var badDirective: Explanation {
    let shape = line(began.line)
    if let colon = shape.keyColon {
      return .needsQuotes(
        shape, began.column..<colon, because: "a line that begins with '%' is for YAML itself")
    }
    return Explanation(
      .percentLine, from: shape.mark(began.column), to: shape.mark(shape.contentEnd))
  }

  /// `%YAML 2.0`, or `%YAML 1.2` once more.
  func directive(because message: (String) -> Diagnostic.Message) -> Explanation {
    let shape = line(place.line)
    let end = shape.mark(shape.contentEnd)
    return Explanation(
      message(shape.text(place.column..<end.column)), from: place, to: end,
      edit: Edit(start: place, end: end, replacement: ""))
  }

  /// `--- target: A`
  var documentLine: Explanation? {
    let shape = line(place.line)
    guard shape.text(0..<3) == "---", let blank = shape[3], LineShape.isBlank(blank) else {
      return nil
    }
    let rest = shape.scalars.indices.first { $0 > 3 && !LineShape.isBlank(shape.scalars[$0]) }
    return Explanation(
      .keyBehindDocumentStart, from: shape.mark(0), to: shape.mark(3),
      edit: lineAbove(shape.number) == nil
        ? Edit(start: shape.mark(0), end: shape.mark(rest ?? 3), replacement: "") : nil)
  }

  /// Something where only another document could stand.
  var secondTree: Explanation {
    let shape = line(place.line)
    if let explanation = spareBracket { return explanation }
    if let last = context.last {
      // libyaml skips the mark of the first line, which then is indented deeper than all others.
      if line(last.start.line)[last.start.column - 1] == "\u{FEFF}" {
        return strayMark(before: last.start)
      }
      if last.end.line == place.line, let explanation = textGoesOn(last, on: shape) {
        return explanation
      }
    }
    if let directive = directive(above: place.line) {
      return Explanation(
        .missingDocumentStart, from: directive.mark(0), to: directive.mark(directive.contentEnd),
        edit: Edit(
          start: directive.mark(0), end: directive.mark(directive.contentEnd), replacement: ""))
    }
    var first = 0
    while first < place.line, line(first).isEmpty { first += 1 }
    let top = line(first)
    guard top.indentation > shape.indentation else {
      return Explanation(
        .textAfterDocument, from: place, to: shape.mark(shape.contentEnd))
    }
    return Explanation(
      .lessThanFirstLine, from: place, to: shape.mark(shape.contentEnd),
      note: (
        "the first line is indented by \(top.indentation)", top.mark(0), top.mark(top.indentation)
      ))
  }

  /// The first line with `%` between the last document and a line.
  private func directive(above number: Int) -> LineShape? {
    let first = context.last.map { $0.end.line } ?? 0
    return (first..<max(first, number)).lazy.map(line).first { $0[0] == "%" }
  }
}

extension Diagnostic.Message {
  fileprivate static var percentLine: Self {
    .error(
      "invalid-yaml", "a line that begins with '%' is for YAML itself",
      help: "put quotes around a text that begins with '%'")
  }

  fileprivate static var textAfterDocument: Self {
    .error(
      "several-documents", "the document has ended above",
      help: "a spec is one document: remove the '...' or move what follows to a file of its own")
  }

  fileprivate static var lessThanFirstLine: Self {
    .error(
      "bad-indentation", "this line is indented less than the first one",
      help: "keys of one mapping begin at the same column")
  }

  static func directiveTwice(_ directive: String) -> Self {
    .error("invalid-yaml", "'\(directive.excerpt)' is given twice", help: "take one away")
  }

  static func otherVersion(_ directive: String) -> Self {
    .error(
      "invalid-yaml", "'\(directive.excerpt)' asks for another version of YAML than 1.2",
      help: "take the line away")
  }

  fileprivate static var keyBehindDocumentStart: Self {
    .error(
      "invalid-yaml", "a key cannot stand behind '---'",
      help: "write it on the next line, or take '---' away: a spec is one document")
  }

  fileprivate static var missingDocumentStart: Self {
    .error(
      "invalid-yaml", "'---' is missing behind the line that begins with '%'",
      help: "write '---' on a line of its own before the first key, or take the '%' line away")
  }
}
