import APIModel
import Diagnostics

/// How sentences write what a spec says: two values that differ are never written alike.
enum Wording {
  /// In quotes, on one line, cut when it is long.
  static func quoted(_ text: String) -> Phrase {
    Phrase(shown: "'\(short(text))'", whole: "'\(text)'")
  }

  /// `'5'`, or `nothing` for nil.
  static func optional(_ text: String?) -> Phrase { text.map(quoted) ?? "nothing" }

  /// `from 'a' to 'b'`. What looks alike is shown from a little before the place where it differs.
  static func change(_ old: Phrase, _ new: Phrase) -> Phrase {
    guard old.shown == new.shown, old.whole != new.whole else { return "from \(old) to \(new)" }
    let same = zip(old.whole, new.whole).prefix { $0 == $1 }.count
    func cut(_ phrase: Phrase) -> Phrase {
      let start = max(0, same - 20)
      let rest = phrase.whole.dropFirst(start)
      let isLong = rest.count > 60
      return Phrase(
        shown: (start > 0 ? "'…" : "") + visible(String(rest.prefix(60))) + (isLong ? "…'" : ""),
        whole: phrase.whole)
    }
    return "from \(cut(old)) to \(cut(new))"
  }

  /// With what a reader cannot see written out: neither does it begin a line, nor paint on a terminal.
  static func visible(_ text: String) -> String {
    text.unicodeScalars.map { $0.isInvisible ? $0.writtenOut : String($0) }.joined()
  }

  static func short(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      // What a spec holds can neither begin a line of a report nor paint on the terminal.
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: line += " "
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line.count > 80 ? line.prefix(79) + "…" : line
  }

  // MARK: Values

  /// Text in quotes; a number or a Bool without: `1` and `'1'` are two values.
  static func value(_ value: Value) -> Phrase {
    if case .text(let template) = value.content { return quoted(text(template)) }
    let text = text(value)
    return Phrase(shown: short(text), whole: text)
  }

  static func optional(_ value: Value?) -> Phrase { value.map { self.value($0) } ?? "nothing" }

  /// As a spec writes it: a literal `${` is `$${`.
  static func text(_ template: TextTemplate) -> String {
    template.parts.map { part in
      switch part {
      case .text(let text):
        text.split(separator: "${", omittingEmptySubsequences: false)
          .joined(separator: "$${")
      case .reference(let reference): "${\(reference.key)}"
      }
    }.joined()
  }

  private static func text(_ value: Value) -> String {
    switch value.content {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let number): number
    case .text(let template): nested(text(template))
    case .array(let items): "[\(items.map(text).joined(separator: ", "))]"
    case .object(let entries):
      "{\(entries.map { "\(nested($0.key)): \(text($0.value))" }.joined(separator: ", "))}"
    }
  }

  /// A text among others, in quotes where it would be taken for something else.
  private static func listed(_ text: String) -> String {
    let isPlain =
      !text.isEmpty && text.allSatisfy { !"\"\\,:[]{}".contains($0) } && text != "none"
      && text.first != " " && text.last != " " && !text.contains(" and ") && !text.contains(" or ")
    return isPlain ? text : inQuotes(text)
  }

  /// A text within a list or an object, where numbers and the words of JSON are no texts.
  private static func nested(_ text: String) -> String {
    let isOther = Double(text) != nil || ["null", "true", "false"].contains(text)
    return isOther ? inQuotes(text) : listed(text)
  }

  private static func inQuotes(_ text: String) -> String {
    let escaped = text.map { "\"\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    return "\"\(escaped)\""
  }

  static func name(_ name: WireName) -> Phrase { quoted(text(name)) }

  /// `buyer.name, buyer_name`, with a comma in a key escaped as its dots are.
  private static func text(_ name: WireName) -> String {
    name.alternatives.map { path in
      WireName([path]).description.split(separator: ",", omittingEmptySubsequences: false)
        .joined(separator: "\\,")
    }.joined(separator: ", ")
  }

  static func text(_ status: StatusPattern) -> String {
    switch status {
    case .code(let code): "\(code)"
    case .range(let range): "\(range.lowerBound)...\(range.upperBound)"
    case .default: "default"
    }
  }

  static func text(_ format: ValueFormat?) -> Phrase {
    switch format {
    case nil: "the default"
    case .data(let format): quoted(format.rawValue)
    case .dates(let formats):
      formats.map { format in
        switch format {
        case .iso8601: "'iso8601'"
        case .seconds: "'seconds'"
        case .milliseconds: "'milliseconds'"
        case .httpDate: "'httpDate'"
        case .pattern(let pattern, let zone): quoted(pattern + (zone.map { " \($0)" } ?? ""))
        }
      }.joined(separator: ", ")
    }
  }

  // MARK: Settings

  static func text(_ envelope: Envelope?) -> Phrase {
    guard let envelope else { return "none" }
    let codes = envelope.success.map(listed) + (envelope.allowsNoCode ? ["none"] : [])
    var parts = ["code: \(text(envelope.code))", "success: \(codes.joined(separator: " or "))"]
    if let message = envelope.message { parts.append("message: \(text(message))") }
    if let data = envelope.data {
      parts.append("data: \(data.path.isEmpty ? "." : text(data))")
    }
    return quoted("{ \(parts.joined(separator: ", ")) }")
  }

  static func text(_ validation: Validation) -> Phrase {
    let statuses = validation.statuses.map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)...\($0.upperBound)"
    }
    let parts = (statuses.isEmpty ? ["any status"] : statuses) + validation.contentTypes
    return quoted(parts.joined(separator: ", "))
  }

  static func text(_ timeout: Timeout?) -> Phrase {
    guard let timeout else { return "none" }
    let parts = [
      timeout.attempt.map { "\($0) s an attempt" }, timeout.total.map { "\($0) s in all" },
      timeout.idle.map { "\($0) s idle" },
    ]
    let text = parts.compactMap(\.self).joined(separator: ", ")
    return Phrase(shown: text, whole: text)
  }

  static func text(_ retry: Retry?) -> Phrase {
    guard let retry else { return "none" }
    let conditions = retry.conditions.map { condition in
      switch condition {
      case .timeout: "timeout"
      case .connection: "connection"
      case .status(let status): "\(status)"
      }
    }
    var text = "\(retry.retries) on \(conditions.joined(separator: ", "))"
    if let backoff = retry.backoff { text += ", \(backoff) s apart" }
    if retry.isForAnyMethod { text += ", any method" }
    if !retry.respectsRetryAfter { text += ", Retry-After ignored" }
    return quoted(text)
  }

  static func text(_ auth: [[String]]) -> Phrase {
    if auth.isEmpty { return "none" }
    return quoted(
      auth.map { $0.map(listed).joined(separator: " and ") }.joined(separator: " or "))
  }

  static func text(_ scheme: SecurityScheme) -> Phrase {
    let prefix: Phrase = scheme.prefix.map { " with the prefix \(quoted($0))" } ?? ""
    return switch scheme.kind {
    case .bearer: "bearer" + prefix
    case .basic: "basic" + prefix
    case .header(let name): "the header \(quoted(name))" + prefix
    case .query(let name): "the query parameter \(quoted(name))" + prefix
    case .cookie(let name): "the cookie \(quoted(name))" + prefix
    }
  }
}
