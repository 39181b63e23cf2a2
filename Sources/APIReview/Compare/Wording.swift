import APIModel
import Diagnostics

/// How sentences write what a spec says.
enum Wording {
  /// In quotes, on one line, cut when it is long.
  static func quoted(_ text: String) -> String { "'\(short(text))'" }

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

  /// `'5'`, or `nothing` for nil.
  static func optional(_ text: String?) -> String { text.map(quoted) ?? "nothing" }

  /// A number or a Bool without quotes: `1` and `'1'` are two tags.
  static func tag(_ tag: Value?) -> String {
    guard let tag else { return "nothing" }
    return tag.plainText.map(quoted) ?? text(tag)
  }

  static func text(_ template: TextTemplate) -> String {
    template.parts.map { part in
      switch part {
      case .text(let text): text
      case .reference(let reference): "${\(reference.key)}"
      }
    }.joined()
  }

  static func text(_ value: Value) -> String {
    switch value.content {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let number): number
    case .text(let template): text(template)
    case .array(let items): "[\(items.map(text).joined(separator: ", "))]"
    case .object(let entries):
      "{\(entries.map { "\($0.key): \(text($0.value))" }.joined(separator: ", "))}"
    }
  }

  static func text(_ status: StatusPattern) -> String {
    switch status {
    case .code(let code): "\(code)"
    case .range(let range): "\(range.lowerBound)...\(range.upperBound)"
    case .default: "default"
    }
  }

  static func text(_ format: ValueFormat?) -> String {
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

  static func text(_ envelope: Inherited<Envelope>?) -> String {
    guard case .some(.some(let envelope)) = envelope else { return "none" }
    let codes = envelope.success + (envelope.allowsNoCode ? ["none"] : [])
    var parts = [
      "code: \(envelope.code.description)", "success: \(codes.joined(separator: " or "))",
    ]
    if let message = envelope.message { parts.append("message: \(message.description)") }
    if let data = envelope.data {
      parts.append("data: \(data.path.isEmpty ? "." : data.description)")
    }
    return quoted("{ \(parts.joined(separator: ", ")) }")
  }

  static func text(_ validation: Validation) -> String {
    let statuses = validation.statuses.map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)...\($0.upperBound)"
    }
    let parts = (statuses.isEmpty ? ["any status"] : statuses) + validation.contentTypes
    return quoted(parts.joined(separator: ", "))
  }

  static func text(_ timeout: Timeout?) -> String {
    guard let timeout else { return "none" }
    let parts = [
      timeout.attempt.map { "\($0) s an attempt" }, timeout.total.map { "\($0) s in all" },
      timeout.idle.map { "\($0) s idle" },
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  static func text(_ retry: Inherited<Retry>?) -> String {
    guard case .some(.some(let retry)) = retry else { return "none" }
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

  static func text(_ auth: [[String]]?) -> String {
    guard let auth, !auth.isEmpty else { return "none" }
    return quoted(auth.map { $0.joined(separator: " and ") }.joined(separator: " or "))
  }

  static func text(_ scheme: SecurityScheme) -> String {
    let prefix = scheme.prefix.map { " with the prefix \(quoted($0))" } ?? ""
    return switch scheme.kind {
    case .bearer: "bearer" + prefix
    case .basic: "basic" + prefix
    case .header(let name): "the header \(quoted(name))" + prefix
    case .query(let name): "the query parameter \(quoted(name))" + prefix
    case .cookie(let name): "the cookie \(quoted(name))" + prefix
    }
  }
}
