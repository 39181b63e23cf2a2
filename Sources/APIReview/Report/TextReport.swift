import Diagnostics

/// The review as a terminal shows it.
package struct TextReport {
  package var usesColour: Bool

  package init(usesColour: Bool = false) { self.usesColour = usesColour }

  package func print(_ review: Review) -> String {
    var lines = review.notes.map { "note: \(Wording.line($0))" }
    for change in review.changes { lines += self.lines(of: change) }
    lines.append(Summary.line(review))
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(of change: APIChange) -> [String] {
    let star = change.isSilent ? "★ " : ""
    var lines = [
      painted("\(star)\(change.verdict.rawValue)", change.verdict)
        + "  \(Wording.visible(change.sentence))  [\(change.rule.rawValue)]"
    ]
    lines.append(
      "    source \(change.source.rawValue), wire \(change.wire.rawValue)"
        + (change.isSilent ? ": breaks the wire, yet compiles" : ""))
    if let reach = Summary.reach(change) { lines.append("    \(reach)") }
    let places = [change.old, change.new].compactMap { $0.map { Wording.visible($0.description) } }
    lines.append("    \((places + [change.fingerprint]).joined(separator: "  "))")
    return lines
  }

  private func painted(_ text: String, _ verdict: Verdict) -> String {
    guard usesColour else { return text }
    let ink =
      switch verdict {
      case .breaking: "31"
      case .risky: "33"
      case .safe: "32"
      }
    return "\u{1B}[\(ink)m\(text)\u{1B}[0m"
  }
}

/// What several reports say in the same words.
enum Summary {
  static func line(_ review: Review) -> String {
    guard !review.changes.isEmpty else {
      return
        "nothing changed from \(Wording.line(review.oldName)) to \(Wording.line(review.newName))"
        + ignored(review)
    }
    let silent = review.changes.count { $0.isSilent }
    let counts = Verdict.allCases.reversed().map { (review.count($0), $0.rawValue) }
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return "\(counts.joined(separator: ", "))"
      + (silent > 0 ? " (\(silent) ★)" : "")
      + "; next version: \(review.version.rawValue)" + ignored(review)
  }

  private static func ignored(_ review: Review) -> String {
    review.ignored.isEmpty ? "" : "; \(review.ignored.count) ignored"
  }

  /// As many as a sentence names.
  static let mostEndpoints = 3

  /// `in requests of OrderAPI.list, OrderAPI.find and 3 others`
  static func reach(_ change: APIChange) -> String? {
    guard !change.endpoints.isEmpty else { return nil }
    let shown = change.endpoints.prefix(mostEndpoints).map(Wording.short)
    let rest = change.endpoints.count - shown.count
    let list = shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    return switch change.direction {
    case .request: "in requests of \(list)"
    case .response: "in answers of \(list)"
    case .both: "in requests and answers of \(list)"
    case nil: "reaches \(list)"
    }
  }
}

extension Wording {
  /// On one line, however long.
  static func line(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).map { short(String($0)) }
      .joined(separator: " ")
  }
}
