package import Diagnostics

/// A generated file as it comes to a report: its text, and what of the spec its lines come from.
package struct GeneratedText: Sendable {
  package struct Origin: Sendable {
    /// From 1.
    package var lines: Range<Int>
    package var range: SourceRange

    package init(lines: Range<Int>, range: SourceRange) {
      self.lines = lines
      self.range = range
    }
  }

  package var path: String
  package var text: String
  package var origins: [Origin]

  package init(path: String, text: String, origins: [Origin]) {
    self.path = path
    self.text = text
    self.origins = origins
  }
}

/// What belongs to one edit of a text: lines that stay, go and come.
struct Hunk {
  struct Line {
    var sign: Character
    var text: String
  }

  var lines: [Line]
  /// The lines that it takes in both texts, from 1, its context not counted.
  var old: Range<Int>
  var new: Range<Int>
}

/// The hunks between two texts.
enum HunkList {
  private static let context = 2

  static func hunks(_ old: String, _ new: String) -> [Hunk] {
    let (before, after) = (lines(old), lines(new))
    var edits: [(old: Range<Int>, new: Range<Int>)] = []
    // The equal beginnings and ends cost the diff nothing.
    var head = 0
    while head < min(before.count, after.count), before[head] == after[head] { head += 1 }
    var tail = 0
    while tail < min(before.count, after.count) - head,
      before[before.count - 1 - tail] == after[after.count - 1 - tail]
    {
      tail += 1
    }
    let (left, right) = (
      before[head..<before.count - tail], after[head..<after.count - tail]
    )
    let difference = Array(right).difference(from: Array(left))
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset + head)
      case .insert(let offset, _, _): inserted.insert(offset + head)
      }
    }
    var (i, j) = (head, head)
    while i < before.count - tail || j < after.count - tail {
      let (startOld, startNew) = (i, j)
      while removed.contains(i) { i += 1 }
      while inserted.contains(j) { j += 1 }
      if i > startOld || j > startNew { edits.append((startOld..<i, startNew..<j)) }
      if i < before.count - tail || j < after.count - tail {
        i += 1
        j += 1
      }
    }
    return edits.map { hunk($0, before, after) }
  }

  private static func hunk(
    _ edit: (old: Range<Int>, new: Range<Int>), _ before: [Substring], _ after: [Substring]
  ) -> Hunk {
    let lead = before[max(0, edit.old.lowerBound - context)..<edit.old.lowerBound]
    let trail = before[edit.old.upperBound..<min(before.count, edit.old.upperBound + context)]
    func lines(_ texts: ArraySlice<Substring>, _ sign: Character) -> [Hunk.Line] {
      texts.map { Hunk.Line(sign: sign, text: String($0)) }
    }
    return Hunk(
      lines: lines(lead, " ") + lines(before[edit.old], "-") + lines(after[edit.new], "+")
        + lines(trail, " "),
      old: edit.old.lowerBound + 1..<edit.old.upperBound + 1,
      new: edit.new.lowerBound + 1..<edit.new.upperBound + 1)
  }

  static func lines(_ text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }
}
