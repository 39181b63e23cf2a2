/// Prints diagnostics as a SARIF 2.1.0 log, which code scanning services read.
package struct SARIFPrinter: Sendable {
  /// The version of the tool.
  package var version: String

  package init(version: String) { self.version = version }

  /// - Parameter notes: what is to be said of the run itself, and has no place.
  package func print(_ diagnostics: [Diagnostic], notes: [String] = []) -> String {
    let rules = Set(diagnostics.map(\.message.id)).sorted()
    let indices = Dictionary(uniqueKeysWithValues: zip(rules, rules.indices))
    let driver: JSONText = [
      "name": "endpointgen", "version": .string(version),
      "rules": .array(rules.map { ["id": .string($0)] }),
    ]
    var run: [(key: String, value: JSONText)] = [
      ("tool", ["driver": driver]), ("columnKind", "unicodeCodePoints"),
      ("results", .array(diagnostics.map { result($0, rule: indices[$0.message.id]!) })),
    ]
    if !notes.isEmpty {
      let notifications = notes.map { note -> JSONText in
        ["level": "warning", "message": ["text": .string(note)]]
      }
      run.append(
        (
          "invocations",
          [
            [
              "executionSuccessful": .bool(true),
              "toolExecutionNotifications": .array(notifications),
            ]
          ]
        ))
    }
    let log: JSONText = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [.object(run)],
    ]
    return log.text + "\n"
  }

  private func result(_ diagnostic: Diagnostic, rule: Int) -> JSONText {
    let message = diagnostic.message
    let text = [message.text, message.help.map { "help: \($0)" }].compactMap(\.self)
    var members: [(key: String, value: JSONText)] = [
      ("ruleId", .string(message.id)), ("ruleIndex", .integer(rule)),
      ("level", .string(message.severity.rawValue)),
      ("message", ["text": .string(text.joined(separator: "\n"))]),
      ("locations", [["physicalLocation": location(diagnostic.range)]]),
    ]
    if !diagnostic.notes.isEmpty {
      let related = diagnostic.notes.enumerated().map { index, note -> JSONText in
        [
          "id": .integer(index), "message": ["text": .string(note.text)],
          "physicalLocation": location(note.range),
        ]
      }
      members.append(("relatedLocations", .array(related)))
    }
    if let fingerprint = diagnostic.fingerprint {
      members.append(("partialFingerprints", ["endpointgen/v1": .string(fingerprint)]))
    }
    if let fixIt = diagnostic.fixIt { members.append(("fixes", [fix(fixIt)])) }
    return .object(members)
  }

  private func fix(_ fixIt: Diagnostic.FixIt) -> JSONText {
    let replacement: JSONText = [
      "deletedRegion": region(fixIt.range),
      "insertedContent": ["text": .string(fixIt.replacement)],
    ]
    return [
      "artifactChanges": [
        ["artifactLocation": artifact(fixIt.range.file), "replacements": [replacement]]
      ]
    ]
  }

  private func location(_ range: SourceRange) -> JSONText {
    ["artifactLocation": artifact(range.file), "region": region(range)]
  }

  private func region(_ range: SourceRange) -> JSONText {
    [
      "startLine": .integer(range.start.line), "startColumn": .integer(range.start.column),
      "endLine": .integer(range.end.line), "endColumn": .integer(range.end.column),
    ]
  }

  private func artifact(_ path: String) -> JSONText { ["uri": .string(uri(path))] }

  /// The path as a URI reference (RFC 3986): bytes outside of the unreserved set are escaped.
  private func uri(_ path: String) -> String {
    var uri = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        uri += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return uri
  }
}
