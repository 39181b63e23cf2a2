/// What a project thinks of single rules and single changes.
package struct ReviewPolicy: Sendable {
  /// The verdicts that rules have here, by their ids; nil: the rule is not told at all.
  package var overrides: [Rule: Verdict?] = [:]
  package var ignored: [IgnoredChange] = []
  package var axis: Axis?
  package var failure: Verdict?

  package init() {}

  /// - Parameter today: `2026-11-30`, against which end dates are held.
  package func review(
    _ changes: [APIChange], oldName: String, newName: String, notes: [String], today: String
  ) -> Review {
    var notes = notes
    for entry in ignored where !entry.counts(today) {
      notes.append(
        "the ignored change \(entry.fingerprint) counts again since \(entry.until ?? "")")
    }
    let valid = Set(ignored.filter { $0.counts(today) }.map(\.fingerprint))
    let told = changes.compactMap(overridden).filter { $0.isTold(on: axis) }
    return Review(
      oldName: oldName, newName: newName,
      changes: Comparer.sorted(told.filter { !valid.contains($0.fingerprint) }),
      ignored: told.filter { valid.contains($0.fingerprint) }, notes: notes, failure: failure,
      axis: axis)
  }

  private func overridden(_ change: APIChange) -> APIChange? {
    guard let override = overrides[change.rule] else { return change }
    guard let verdict = override else { return nil }
    var change = change
    // The worse axis takes the verdict; the other is never worse than that.
    let (source, wire) = (change.source, change.wire)
    change.source = source >= wire ? verdict : min(source, verdict)
    change.wire = wire >= source ? verdict : min(wire, verdict)
    return change
  }
}

extension APIChange {
  /// With one axis asked for, what is safe on it is told only when it is safe on the other too.
  fileprivate func isTold(on axis: Axis?) -> Bool {
    guard let axis else { return true }
    return verdict(on: axis) > .safe || verdict == .safe
  }
}

/// A change that somebody accepted: `9f0c… until 2026-12-31  # why`.
package struct IgnoredChange: Hashable, Sendable {
  package var fingerprint: String
  /// The last day on which it is ignored; nil: always.
  package var until: String?

  func counts(_ today: String) -> Bool { until.map { today <= $0 } ?? true }

  /// Reads an ignore file: a fingerprint a line, perhaps `until` a date; `#` begins a comment. What is wrong
  /// comes back as sentences.
  package static func read(_ text: String, file: String) -> (
    entries: [IgnoredChange], mistakes: [String]
  ) {
    var entries: [IgnoredChange] = []
    var mistakes: [String] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let fingerprint = words.first else { continue }
      let place = "\(file):\(index + 1)"
      guard fingerprint.count == 16, fingerprint.allSatisfy({ $0.isHexDigit }) else {
        mistakes.append("\(place): '\(Wording.short(fingerprint))' is no fingerprint")
        continue
      }
      switch words.count {
      case 1: entries.append(IgnoredChange(fingerprint: fingerprint, until: nil))
      case 3 where words[1] == "until" && isDate(words[2]):
        entries.append(IgnoredChange(fingerprint: fingerprint, until: words[2]))
      default:
        mistakes.append("\(place): write 'FINGERPRINT' or 'FINGERPRINT until 2026-12-31'")
      }
    }
    return (entries, mistakes)
  }

  private static func isDate(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [4, 2, 2]
      && parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isNumber } }
      && (1...12).contains(Int(parts[1]) ?? 0) && (1...31).contains(Int(parts[2]) ?? 0)
  }
}
