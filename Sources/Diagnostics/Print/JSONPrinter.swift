/// Prints diagnostics as one JSON document, for tools.
///
/// ```
/// { "diagnostics": [ { "id": "unknown-encoding", "severity": "error", "message": "…", "help": "…",
///   "file": "specs/shop.yaml", "start": { "line": 12, "column": 15 }, "end": { … },
///   "notes": [ { "message": "…", "file": "…", "start": …, "end": … } ],
///   "fixIt": { "replacement": "…", "file": "…", "start": …, "end": … } } ] }
/// ```
package struct JSONPrinter: Sendable {
  package init() {}

  package func print(_ diagnostics: [Diagnostic]) -> String {
    let document: JSONText = ["diagnostics": .array(diagnostics.map(json))]
    return document.text + "\n"
  }

  private func json(_ diagnostic: Diagnostic) -> JSONText {
    let message = diagnostic.message
    var members: [(key: String, value: JSONText)] = [
      ("id", .string(message.id)), ("severity", .string(message.severity.rawValue)),
      ("message", .string(message.text)),
    ]
    if let help = message.help { members.append(("help", .string(help))) }
    members += place(diagnostic.range)
    if !diagnostic.notes.isEmpty {
      let notes = diagnostic.notes.map { note in
        JSONText.object([("message", .string(note.text))] + place(note.range))
      }
      members.append(("notes", .array(notes)))
    }
    if let fixIt = diagnostic.fixIt {
      let replacement = ("replacement", JSONText.string(fixIt.replacement))
      members.append(("fixIt", .object([replacement] + place(fixIt.range))))
    }
    return .object(members)
  }

  private func place(_ range: SourceRange) -> [(key: String, value: JSONText)] {
    func position(_ position: SourceRange.Position) -> JSONText {
      ["line": .integer(position.line), "column": .integer(position.column)]
    }
    return [
      ("file", .string(range.file)), ("start", position(range.start)), ("end", position(range.end)),
    ]
  }
}
