package import Diagnostics

/// The review for programs. `schema` says what stands in it.
package struct JSONReport {
  package init() {}

  package func print(_ review: Review) -> String {
    let report: JSONText = [
      "formatVersion": 1, "old": .string(review.oldName), "new": .string(review.newName),
      "refused": .bool(review.isRefused), "version": .string(review.version.rawValue),
      "counts": .object(
        Verdict.allCases.reversed().map { ($0.rawValue, .integer(review.count($0))) }),
      "notes": .array(review.notes.map { .string($0) }),
      "changes": .array(review.changes.map(change)),
      "ignored": .array(review.ignored.map(change)),
    ]
    return report.text + "\n"
  }

  private func change(_ change: APIChange) -> JSONText {
    [
      "rule": .string(change.rule.rawValue), "subject": .string(change.subject),
      "text": .string(change.text), "source": .string(change.source.rawValue),
      "wire": .string(change.wire.rawValue), "verdict": .string(change.verdict.rawValue),
      "silent": .bool(change.isSilent), "old": place(change.old), "new": place(change.new),
      "endpoints": .array(change.endpoints.map { .string($0) }),
      "direction": change.direction.map { .string($0.rawValue) } ?? .null,
      "fingerprint": .string(change.fingerprint),
    ]
  }

  private func place(_ range: SourceRange?) -> JSONText {
    guard let range else { return .null }
    return [
      "file": .string(range.file), "line": .integer(range.start.line),
      "column": .integer(range.start.column), "endLine": .integer(range.end.line),
      "endColumn": .integer(range.end.column),
    ]
  }

  /// The JSON Schema (2020-12) of what is printed.
  package static var schema: String {
    let verdict: JSONText = ["enum": ["breaking", "risky", "safe"]]
    let text: JSONText = ["type": "string"]
    let number: JSONText = ["type": "integer", "minimum": 0]
    func object(_ properties: [(key: String, value: JSONText)]) -> JSONText {
      [
        "type": "object", "properties": .object(properties),
        "required": .array(properties.map { .string($0.key) }),
        "additionalProperties": .bool(false),
      ]
    }
    func list(_ items: JSONText) -> JSONText { ["type": "array", "items": items] }
    let place = object([
      ("file", text), ("line", number), ("column", number), ("endLine", number),
      ("endColumn", number),
    ])
    let change = object([
      ("rule", ["enum": .array(Rule.allCases.map { .string($0.rawValue) })]), ("subject", text),
      ("text", text), ("source", ["$ref": "#/$defs/verdict"]),
      ("wire", ["$ref": "#/$defs/verdict"]),
      ("verdict", ["$ref": "#/$defs/verdict"]), ("silent", ["type": "boolean"]),
      ("old", ["anyOf": [["$ref": "#/$defs/place"], ["type": "null"]]]),
      ("new", ["anyOf": [["$ref": "#/$defs/place"], ["type": "null"]]]), ("endpoints", list(text)),
      ("direction", ["enum": ["request", "response", "both", .null]]),
      ("fingerprint", ["type": "string", "pattern": "^[0-9a-f]{16}$"]),
    ])
    var report: [(key: String, value: JSONText)] = [
      ("$schema", "https://json-schema.org/draft/2020-12/schema"),
      ("title", "What an edit of endpointgen's specs means"),
    ]
    let body = object([
      ("formatVersion", ["const": 1]), ("old", text), ("new", text),
      ("refused", ["type": "boolean"]), ("version", ["enum": ["major", "minor", "patch", "none"]]),
      ("counts", object([("breaking", number), ("risky", number), ("safe", number)])),
      ("notes", list(text)), ("changes", list(["$ref": "#/$defs/change"])),
      ("ignored", list(["$ref": "#/$defs/change"])),
    ])
    if case .object(let members) = body { report += members }
    report.append(("$defs", ["verdict": verdict, "place": place, "change": change]))
    return JSONText.object(report).text + "\n"
  }
}

extension Review {
  /// The changes as diagnostics, for the printers that show those at their places: what is refused is an error.
  package var diagnostics: [Diagnostic] {
    changes.filter { $0.verdict(on: axis) > .safe || isRefused($0) }.compactMap { change in
      guard let place = change.place else { return nil }
      var text = change.sentence
      if change.isSilent { text = "★ " + text }
      let message = Diagnostic.Message(
        id: change.rule.rawValue, text: text, severity: isRefused(change) ? .error : .warning,
        help: "source \(change.source.rawValue), wire \(change.wire.rawValue); fingerprint "
          + change.fingerprint)
      let notes =
        change.new == nil ? [] : change.old.map { [Diagnostic.Note("it was here", at: $0)] } ?? []
      return Diagnostic(message, at: place, notes: notes, fingerprint: change.fingerprint)
    }
  }
}
