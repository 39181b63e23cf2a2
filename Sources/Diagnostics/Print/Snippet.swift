/// One source line as a terminal shows it, and where the carets go below it.
struct Snippet {
  /// The line, cut to a window around the range when it is long; `…` stands for what is left out.
  var text: String
  /// Terminal columns before the first caret.
  var indentation: Int
  /// Terminal columns of carets, at least one.
  var width: Int

  private static let tabWidth = 4
  /// In scalars. Sample data can make a line of a megabyte.
  private static let longestLine = 160
  private static let contextOfLongLine = 60

  /// - Parameter line: the line on which the range starts; carets end with it.
  init(line: Substring.UnicodeScalarView, range: SourceRange) {
    let first = range.start.column - 1
    let isOneLine = range.end.line == range.start.line
    let last = isOneLine ? max(range.end.column - 1, first) : Int.max

    // A line may be the whole of a large file: only the window is looked at.
    let isLong =
      line.index(line.startIndex, offsetBy: Self.longestLine, limitedBy: line.endIndex)
      .map { $0 < line.endIndex } ?? false
    let start = isLong ? max(0, first - Self.contextOfLongLine) : 0
    let rest = line.dropFirst(start)
    let window = rest.prefix(Self.longestLine)

    text = start > 0 ? "…" : ""
    var column = start > 0 ? 1 : 0
    var (firstColumn, lastColumn): (Int?, Int?)
    for (offset, scalar) in window.enumerated() {
      if start + offset == first { firstColumn = column }
      if start + offset == last { lastColumn = column }
      let cell = Self.cell(scalar, at: column)
      text.unicodeScalars.append(contentsOf: cell.text.unicodeScalars)
      column += cell.width
    }
    if window.endIndex < rest.endIndex { text += "…" }
    indentation = firstColumn ?? column
    width = max(1, (lastColumn ?? column) - indentation)
  }

  private static func cell(_ scalar: Unicode.Scalar, at column: Int) -> (text: String, width: Int) {
    if scalar == "\t" {
      let width = tabWidth - column % tabWidth
      return (String(repeating: " ", count: width), width)
    }
    // Escape sequences and direction marks would make the terminal show another text than the file's.
    // A joiner is shown by what it joins.
    if scalar.isInvisible, scalar != "\u{200D}" { return ("\u{FFFD}", 1) }
    return (String(scalar), scalar.terminalWidth)
  }
}

extension Unicode.Scalar {
  /// Terminal columns: 0 for what joins the character before, 2 for East Asian wide ones and emoji.
  ///
  /// The blocks of Unicode's EastAsianWidth.txt, not its single entries.
  var terminalWidth: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    return switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF,
      0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
