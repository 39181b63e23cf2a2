import Diagnostics

// Tabs that YAML allows and libyaml does not, and those that nobody allows.
extension SyntaxExplainer {
  /// What makes libyaml take what is right; nil where the text is wrong.
  var silentEdit: Edit? {
    switch problem.text {
    case "found character that cannot start any token",
      "found a tab character that violates indentation":
      blankLine
    case "found a tab character where an indentation space is expected": indentationIndicator
    default: nil
    }
  }

  /// A line that holds blanks alone, or a comment, may hold tabs (YAML 1.2, 6.5 and 6.6).
  private var blankLine: Edit? {
    let shape = line(place.line)
    guard shape.isEmpty, shape.scalars.prefix(shape.indentation).contains("\t") else { return nil }
    return Edit(start: shape.mark(0), end: shape.mark(shape.indentation), replacement: "")
  }

  /// `|2` of a `|` whose text begins with a tab: its indentation is that of the spaces before it, which libyaml does
  /// not find out by itself.
  private var indentationIndicator: Edit? {
    let (header, text) = (line(began.line), line(place.line))
    let spaces = text.scalars.prefix { $0 == " " }.count
    let around = context.open.last { !$0.isFlow }.map(\.start.column) ?? -1
    let width = spaces - max(around, 0)
    // Of a text that has begun, the first line told the indentation.
    let isFirst = (began.line + 1..<place.line).allSatisfy { line($0).contentEnd == 0 }
    guard isFirst, (1...9).contains(width), let sign = header[began.column],
      sign == "|" || sign == ">",
      !header.text(began.column..<header.contentEnd).contains(where: \.isNumber)
    else { return nil }
    let behind = began.moved(by: 1)
    return Edit(start: behind, end: behind, replacement: "\(width)")
  }

  func tab(on number: Int) -> Explanation {
    let shape = line(number)
    let indentation = shape.scalars.prefix(while: LineShape.isBlank)
    let first = indentation.firstIndex(of: "\t") ?? 0
    // The tab's width is in the writer's editor: the line above tells more.
    let above = lineAbove(number)
    let isBlock = problem.context == "while scanning a block scalar"
    let opensBlock =
      above.map { $0.keyColon == $0.contentEnd - 1 || (isBlock && $0.number == began.line) }
      ?? false
    let depth = (above?.indentation ?? 0) + (opensBlock ? 2 : 0)
    let isBlank = indentation.count == shape.scalars.count
    return Explanation(
      .tabIndentation(isBlank: isBlank), from: shape.mark(first), to: shape.mark(indentation.count),
      edit: Edit(
        start: shape.mark(0), end: shape.mark(indentation.count),
        replacement: String(repeating: " ", count: isBlank ? 0 : depth)))
  }

  /// `-` and a tab, where the entry that follows takes its column from the blanks before it.
  var tabBehindSign: Explanation {
    let shape = line(place.line)
    let start = shape.scalars[..<place.column].lastIndex { !LineShape.isBlank($0) }! + 1
    let end =
      shape.scalars[place.column...].firstIndex { !LineShape.isBlank($0) } ?? place.column + 1
    return Explanation(
      .tabBehind(shape.scalars[start - 1]), from: place, to: shape.mark(end),
      edit: Edit(start: shape.mark(start), end: shape.mark(end), replacement: " "))
  }
}

extension Diagnostic.Message {
  fileprivate static func tabIndentation(isBlank: Bool) -> Self {
    .error(
      "tab-indentation", "a tab cannot indent a line",
      help: isBlank ? "leave the line empty" : "indent with spaces")
  }

  fileprivate static func tabBehind(_ sign: Unicode.Scalar) -> Self {
    .error(
      "tab-indentation", "a tab cannot stand between '\(sign)' and what it begins",
      help: "write a space")
  }
}
