import Foundation
import TestSupport

/// `docs/diagnostics.md`: every id with what is printed for it, taken from the golden cases.
struct DiagnosticsPage {
  private struct Entry {
    var severity: String
    var text: String
  }

  static let file = root.appending(path: "docs/diagnostics.md")

  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  /// Of several examples of an id the shortest is shown.
  static func text() throws -> String {
    var entries: [String: Entry] = [:]
    for golden in GoldenCase.all(in: root.appending(path: "Tests/GoldenTests/Cases")) {
      let blocks = (golden.text("diagnostics.txt") ?? "").components(separatedBy: "\n\n")
      for block in blocks.map({ $0.trimmingCharacters(in: .newlines) }) {
        guard let head = block.split(separator: "\n").first,
          let match = head.firstMatch(of: /: (error|warning): .* \[([a-z0-9-]+)\]$/)
        else { continue }
        let id = String(match.2)
        if let known = entries[id], known.text.count <= block.count { continue }
        entries[id] = Entry(severity: String(match.1), text: block)
      }
    }
    let parts = entries.keys.sorted().map { id in
      "## \(id)\n\n\(entries[id]!.severity.capitalized).\n\n```\n\(entries[id]!.text)\n```\n"
    }
    return """
      # Diagnostics

      Every mistake that the generator tells, by its id, as it is printed. The id never changes. An error stops the run
      before anything is written; a warning is about what is legal and probably wrong. This page is made of the golden
      cases in `Tests/GoldenTests/Cases`: after an edit there, `UPDATE_GOLDENS=1 swift test --filter DocsTests`.


      """ + parts.joined(separator: "\n")
  }
}
