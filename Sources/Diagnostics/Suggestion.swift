/// What a misspelt word was probably meant to be.
package enum Suggestion {
  /// The candidate nearest to what was written, or nil when none is near.
  ///
  /// A letter added, left out, changed or swapped with its neighbour counts one; a word may be wrong
  /// in a third of its letters. Of equally near candidates the first wins. Only some hundred are
  /// compared: a hostile file can hold a million.
  package static func nearest(
    to written: String, in candidates: some Sequence<String>
  ) -> String? {
    let letters = Array(written.lowercased().unicodeScalars)
    guard letters.count <= 64 else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates.prefix(mostCandidates) where candidate != written {
      let other = Array(candidate.lowercased().unicodeScalars)
      let allowed = max(1, min(letters.count, other.count) / 3)
      guard abs(letters.count - other.count) <= allowed, other.count > 1 || letters.count > 1
      else { continue }
      let distance = distance(letters, other)
      if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  private static let mostCandidates = 500

  /// `did you mean 'header'?`, or nil; a help line of its own.
  package static func didYouMean(
    _ written: String, in candidates: some Sequence<String>
  ) -> String? {
    nearest(to: written, in: candidates).map { "did you mean '\($0)'?" }
  }

  /// `did you mean 'json'? use one of: url, json, form`: the help for a choice from a few.
  package static func help(_ written: String, allowed: [String]) -> String {
    let list = "use one of: \(allowed.joined(separator: ", "))"
    guard let hint = didYouMean(written, in: allowed) else { return list }
    // Of a long list the one that was probably meant is all that anybody reads.
    return allowed.count > 8 ? hint : "\(hint) \(list)"
  }

  /// Damerau's distance, of adjacent swaps only (optimal string alignment).
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var twoBefore: [Int] = []
    var before = Array(0...right.count)
    for i in 0..<left.count {
      var row = [i + 1]
      row.reserveCapacity(right.count + 1)
      for j in 0..<right.count {
        var cost = min(
          before[j] + (left[i] == right[j] ? 0 : 1), before[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          cost = min(cost, twoBefore[j - 1] + 1)
        }
        row.append(cost)
      }
      twoBefore = before
      before = row
    }
    return before[right.count]
  }
}
