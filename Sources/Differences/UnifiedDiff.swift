/// The difference of two texts as `diff -u` prints it, with three lines of context: `patch -p1` and
/// `git apply` take it.
package struct UnifiedDiff: Sendable {
  /// Whether to write the terminal's colour codes.
  package var usesColour: Bool

  package init(usesColour: Bool = false) { self.usesColour = usesColour }

  private static let context = 3

  /// Empty for equal texts. Bytes, since a line may be no text: one in another encoding would not be the file's.
  ///
  /// - Parameters:
  ///   - path: of the file in both states; an absolute one begins at the root, which is where `patch` has to run then.
  ///   - old: nil when there is no file.
  ///   - new: nil when there shall be no file.
  package func text(path: String, old: [UInt8]?, new: [UInt8]?) -> [UInt8] {
    let (before, after) = (Self.lines(old ?? []), Self.lines(new ?? []))
    let edits = LineDiff(before, after).edits
    guard !edits.isEmpty || (old == nil) != (new == nil) else { return [] }
    var lines = [
      painted("--- \(old == nil ? "/dev/null" : Self.name("a", path))", .bold),
      painted("+++ \(new == nil ? "/dev/null" : Self.name("b", path))", .bold),
    ]
    for hunk in Self.hunks(edits) { lines += self.lines(of: hunk, before, after) }
    return Array(lines.joined(separator: Self.lineBreak)) + Self.lineBreak
  }

  /// A name with a blank ends with a tab, as those of diff and git do: else it would end at the blank.
  private static func name(_ side: String, _ path: String) -> String {
    "\(side)/\(path.drop { $0 == "/" })\(path.contains(" ") ? "\t" : "")"
  }

  private static let lineBreak = [UInt8(ascii: "\n")]

  /// The first line of the old text that differs, from 1.
  package func firstLine(old: [UInt8], new: [UInt8]) -> Int {
    let first = LineDiff(Self.lines(old), Self.lines(new)).edits.first
    return (first?.old.lowerBound ?? 0) + 1
  }

  /// Edits whose contexts touch stand in one hunk.
  private static func hunks(_ edits: [LineDiff.Edit]) -> [[LineDiff.Edit]] {
    var hunks: [[LineDiff.Edit]] = []
    for edit in edits {
      if let last = hunks.last?.last, edit.old.lowerBound - last.old.upperBound <= 2 * context {
        hunks[hunks.count - 1].append(edit)
      } else {
        hunks.append([edit])
      }
    }
    return hunks
  }

  private func lines(
    of hunk: [LineDiff.Edit], _ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>]
  ) -> [[UInt8]] {
    let (first, last) = (hunk[0], hunk[hunk.count - 1])
    let leading = min(Self.context, first.old.lowerBound)
    let trailing = min(Self.context, before.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - leading..<last.old.upperBound + trailing
    let newRange = first.new.lowerBound - leading..<last.new.upperBound + trailing
    var lines = [painted("@@ -\(Self.header(oldRange)) +\(Self.header(newRange)) @@", .cyan)]
    var line = oldRange.lowerBound
    for edit in hunk {
      lines += before[line..<edit.old.lowerBound].map { text(" ", $0, nil) }
      lines += before[edit.old].map { text("-", $0, .red) }
      lines += after[edit.new].map { text("+", $0, .green) }
      line = edit.old.upperBound
    }
    return lines + before[line..<oldRange.upperBound].map { text(" ", $0, nil) }
  }

  /// `12,4`: the first line from 1, and how many; a stretch of no lines names the line before it.
  private static func header(_ range: Range<Int>) -> String {
    let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
  }

  private func text(_ sign: String, _ line: ArraySlice<UInt8>, _ ink: Ink?) -> [UInt8] {
    let isWhole = line.last == UInt8(ascii: "\n")
    let text = painted(Array(sign.utf8) + (isWhole ? line.dropLast() : line), ink)
    return isWhole ? text : text + Array("\n\\ No newline at end of file".utf8)
  }

  /// The lines with what ends them: a last line without a line break is another one than with it.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  private enum Ink: String {
    case bold = "1"
    case red = "31"
    case green = "32"
    case cyan = "36"
  }

  private func painted(_ text: String, _ ink: Ink?) -> [UInt8] { painted(Array(text.utf8), ink) }

  private func painted(_ text: [UInt8], _ ink: Ink?) -> [UInt8] {
    guard usesColour, let ink else { return text }
    return Array("\u{1B}[\(ink.rawValue)m".utf8) + text + Array("\u{1B}[0m".utf8)
  }
}
