import Differences

/// The lines of two texts, and where they differ.
struct LineDifference {
  /// Lines that went, and lines that came in their place; numbered from 1. One of the two may be empty.
  struct Edit: Hashable {
    var old: Range<Int>
    var new: Range<Int>

    init(old: Range<Int>, new: Range<Int>) {
      self.old = old
      self.new = new
    }

    /// Of a line.
    init(_ old: Int, _ new: Int) { self.init(old: old..<old + 1, new: new..<new + 1) }
  }

  let old: [Substring]
  let new: [Substring]
  /// In order. Lines that each stand for the one beside it are edits of their own.
  let edits: [Edit]

  init(_ old: String, _ new: String) {
    self.old = Self.lines(old)
    self.new = Self.lines(new)
    edits = Self.edits(self.old, self.new)
  }

  static func lines(_ text: String) -> [Substring] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    // A text ends with a line break, which begins no line.
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines
  }

  private static func edits(_ old: [Substring], _ new: [Substring]) -> [Edit] {
    func bytes(_ lines: [Substring]) -> [ArraySlice<UInt8>] { lines.map { Array($0.utf8)[...] } }
    return LineDiff(bytes(old), bytes(new)).edits.flatMap { lines in
      let edit = Edit(
        old: lines.old.lowerBound + 1..<lines.old.upperBound + 1,
        new: lines.new.lowerBound + 1..<lines.new.upperBound + 1)
      return isLineByLine(edit, old, new) ? zip(edit.old, edit.new).map { Edit($0, $1) } : [edit]
    }
  }

  /// Whether each line stands for the one beside it.
  private static func isLineByLine(_ edit: Edit, _ old: [Substring], _ new: [Substring]) -> Bool {
    edit.old.count == edit.new.count
      && zip(edit.old, edit.new).allSatisfy { LineLikeness(old[$0 - 1], new[$1 - 1]).isSame }
  }
}

/// What two lines have in common at their beginnings and ends, in whole words.
struct LineLikeness {
  /// The characters between, in each.
  let changed: (old: Range<Int>, new: Range<Int>)
  private let common: Int
  private let lengths: (Int, Int)

  init(_ old: Substring, _ new: Substring) {
    let (before, after) = (Array(old), Array(new))
    var head = zip(before, after).prefix { $0 == $1 }.count
    var tail = zip(before[head...].reversed(), after[head...].reversed()).prefix { $0 == $1 }.count
    func isOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
    while head > 0, isOfWord(before[head - 1]) { head -= 1 }
    while tail > 0, isOfWord(before[before.count - tail]) { tail -= 1 }
    changed = (head..<before.count - tail, head..<after.count - tail)
    let same = before[..<head] + before[(before.count - tail)...]
    common = same.count { !$0.isWhitespace }
    lengths = (before.count { !$0.isWhitespace }, after.count { !$0.isWhitespace })
  }

  /// Whether they look like one line, edited.
  var isSame: Bool { common > 0 && 3 * common >= min(lengths.0, lengths.1) }

  /// Whether enough is the same that marking the rest says something.
  var isTelling: Bool { common > 0 && 3 * common >= max(lengths.0, lengths.1) }
}
