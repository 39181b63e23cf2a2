/// A change of one line that mends a mistake, in order to read on behind it.
struct Edit: Hashable {
  var start: Mark
  /// On the same line.
  var end: Mark
  var replacement: String

  /// Whether it moved a whole line, which may still not fit then.
  func isIndentation(ofLine line: Int) -> Bool { start == Mark(line: line, column: 0) }
}

/// A text with the edits that were made to it, which knows where its places were before them.
struct RepairedText {
  private(set) var bytes: [UInt8]
  private var edits: [Edit] = []
  /// Whether pairs of surrogates were hidden from libyaml.
  private(set) var hidesPairs = false
  /// What stands for characters that libyaml would take for ends of lines; nil when there are none.
  let breaks: HiddenBreaks?

  init(_ bytes: [UInt8]) {
    breaks = HiddenBreaks(in: bytes)
    self.bytes = breaks?.bytes ?? bytes
  }

  /// Whether each place is where libyaml says: then nothing needs to be looked up.
  var isDirect: Bool { edits.isEmpty }

  mutating func apply(_ edit: Edit) {
    let lines = MarkedLines(bytes)
    bytes.replaceSubrange(
      lines.offset(of: edit.start)..<lines.offset(of: edit.end), with: edit.replacement.utf8)
    edits.append(edit)
  }

  /// Hides the surrogate pairs that libyaml refuses; false when there are none.
  mutating func hidePairs() -> Bool {
    guard let hidden = SurrogatePairs.hidden(in: bytes) else { return false }
    bytes = hidden
    hidesPairs = true
    return true
  }

  /// The editor's place, from 0, in the text as it was written.
  func written(_ mark: Mark) -> Mark {
    edits.reversed().reduce(mark) { Self.undo($1, $0) }
  }

  private static func undo(_ edit: Edit, _ mark: Mark) -> Mark {
    guard mark.line == edit.start.line, mark > edit.start else { return mark }
    let inserted = edit.replacement.unicodeScalars.count
    let removed = edit.end.column - edit.start.column
    let isBehind = mark.column >= edit.start.column + inserted
    return isBehind ? mark.moved(by: removed - inserted) : min(mark, edit.end)
  }
}
