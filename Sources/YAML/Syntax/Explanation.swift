import Diagnostics

/// A syntax error in the words of whoever wrote the text.
struct Explanation {
  var message: Diagnostic.Message
  var start: Mark
  var end: Mark
  var note: (text: String, start: Mark, end: Mark)?
  /// What mends the line; nil when it cannot be told.
  var edit: Edit?

  init(
    _ message: Diagnostic.Message, from start: Mark, to end: Mark,
    note: (text: String, start: Mark, end: Mark)? = nil, edit: Edit? = nil
  ) {
    self.message = message
    self.start = start
    self.end = max(start, end)
    self.note = note
    self.edit = edit
  }
}

extension Explanation {
  /// Some columns of a line are a text that YAML does not take for one.
  static func needsQuotes(
    _ line: LineShape, _ columns: Range<Int>, because reason: String
  ) -> Explanation {
    let text = line.text(columns)
    let quoted = quoted(text)
    let (start, end) = (line.mark(columns.lowerBound), line.mark(columns.upperBound))
    return Explanation(
      .needsQuotes(text, quoted: quoted, reason), from: start, to: end,
      edit: Edit(start: start, end: end, replacement: quoted))
  }

  /// A `:` or `-` without a blank behind it.
  ///
  /// - Parameter next: what stands behind it.
  static func missingSpace(
    after sign: String, at mark: Mark, before next: Unicode.Scalar?
  ) -> Explanation {
    let behind = mark.moved(by: 1)
    let end = behind.moved(by: next?.isForeignSpace == true ? 1 : 0)
    return Explanation(
      .missingSpace(after: sign, before: next), from: mark, to: end,
      edit: Edit(start: behind, end: end, replacement: " "))
  }

  /// `"a"`, or `'a'` where the text holds what double quotes would change.
  private static func quoted(_ text: String) -> String {
    let isPlain = !text.unicodeScalars.contains { $0 == "\"" || $0 == "\\" }
    if isPlain { return "\"\(text)\"" }
    let doubled = text.unicodeScalars.map { $0 == "'" ? "''" : String($0) }.joined()
    return "'\(doubled)'"
  }
}

extension String {
  /// The text, or its beginning: a message quotes what identifies a place, not all of it.
  var excerpt: String {
    let longest = 48
    return unicodeScalars.count <= longest ? self : "\(String(unicodeScalars.prefix(longest)))…"
  }
}

extension Diagnostic.Message {
  static func missingSpace(after sign: String, before next: Unicode.Scalar?) -> Self {
    let instead = next.flatMap { $0.isForeignSpace ? ", where '\($0)' stands" : nil } ?? ""
    return .error("missing-space", "a space is missing after '\(sign)'\(instead)")
  }

  fileprivate static func needsQuotes(_ text: String, quoted: String, _ reason: String) -> Self {
    let isShort = quoted.unicodeScalars.count <= 60
    return .error(
      "needs-quotes", "'\(text.excerpt)' needs quotes: \(reason)",
      help: isShort ? "write \(quoted)" : "put quotes around all of it")
  }
}
