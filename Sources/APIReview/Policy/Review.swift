/// What a comparison found, and what is made of it: the one value that all reports print.
package struct Review: Sendable {
  /// Names for the two states: `main`, `the working tree`.
  package var oldName: String
  package var newName: String
  /// In the order in which they are told.
  package var changes: [APIChange]
  /// What the ignore file takes out.
  package var ignored: [APIChange]
  /// What is to be said about the comparison itself: specs with errors, entries that ended.
  package var notes: [String]
  /// When the run fails; nil: never.
  package var failure: Verdict?
  /// What is looked at; nil: both.
  package var axis: Axis?

  package init(
    oldName: String, newName: String, changes: [APIChange], ignored: [APIChange] = [],
    notes: [String] = [], failure: Verdict? = nil, axis: Axis? = nil
  ) {
    self.oldName = oldName
    self.newName = newName
    self.changes = changes
    self.ignored = ignored
    self.notes = notes
    self.failure = failure
    self.axis = axis
  }

  /// Whether a change is as bad as what is refused.
  package func isRefused(_ change: APIChange) -> Bool {
    failure.map { change.verdict(on: axis) >= $0 } ?? false
  }

  package var isRefused: Bool { changes.contains(where: isRefused) }

  package func count(_ verdict: Verdict) -> Int {
    changes.count { $0.verdict(on: axis) == verdict }
  }

  /// What semantic versioning (semver.org) asks of the module's next version.
  package var version: VersionHint {
    let verdicts = changes.map { $0.verdict(on: axis) }
    if verdicts.contains(.breaking) { return .major }
    let isPlain: (APIChange) -> Bool = {
      $0.rule == .documentationChanged || $0.rule == .sampleChanged
    }
    return changes.allSatisfy(isPlain) ? (changes.isEmpty ? .none : .patch) : .minor
  }
}

/// Which part of a version has to grow.
package enum VersionHint: String, Sendable { case major, minor, patch, none }
