/// Some edits of a text with the lines around them, as a reader sees them.
struct Hunk: Hashable {
  struct Line: Hashable {
    enum Kind: Hashable { case kept, removed, added }

    var kind: Kind
    /// From 1, in the old text of what was removed, else in the new one.
    var number: Int
    var text: Substring
    /// Which characters differ from the line that it stands for, or that stands for it.
    var changed: Range<Int>?
  }

  private(set) var lines: [Line] = []

  /// How many lines stand around an edit.
  static let context = 2

  /// - Parameter edits: In order, so near to each other that their contexts meet.
  init(_ edits: [LineDifference.Edit], of difference: LineDifference) {
    guard let first = edits.first, let last = edits.last else { return }
    // What belongs to other edits is no context.
    let before = difference.edits.last {
      $0.new.lowerBound < first.new.lowerBound && !edits.contains($0)
    }
    let after = difference.edits.first {
      $0.new.upperBound > last.new.upperBound && !edits.contains($0)
    }
    var next = min(
      max(before?.new.upperBound ?? 1, first.new.lowerBound - Self.context), first.new.lowerBound)
    for edit in edits {
      keep(next..<edit.new.lowerBound, difference)
      add(edit, difference)
      next = edit.new.upperBound
    }
    let end = min(
      after?.new.lowerBound ?? difference.new.count + 1, last.new.upperBound + Self.context)
    keep(next..<max(next, end), difference)
  }

  private mutating func keep(_ numbers: Range<Int>, _ difference: LineDifference) {
    lines += numbers.map { Line(kind: .kept, number: $0, text: difference.new[$0 - 1]) }
  }

  private mutating func add(_ edit: LineDifference.Edit, _ difference: LineDifference) {
    var removed = edit.old.map {
      Line(kind: .removed, number: $0, text: difference.old[$0 - 1])
    }
    var added = edit.new.map { Line(kind: .added, number: $0, text: difference.new[$0 - 1]) }
    if removed.count == added.count {
      for index in removed.indices {
        let (old, new) = (removed[index].text, added[index].text)
        let likeness = LineLikeness(old, new)
        guard likeness.isTelling else { continue }
        (removed[index].changed, added[index].changed) = likeness.changed
      }
    }
    lines += removed + added
  }
}
