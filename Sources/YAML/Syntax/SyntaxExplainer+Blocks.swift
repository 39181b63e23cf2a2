import Diagnostics

// `|` and `>`: what stands behind them, and the lines of their text.
extension SyntaxExplainer {
  /// What is wrong with a text that begins with `|` or `>`.
  var badBlock: Explanation? {
    // Of the text, not of the line that begins it.
    if problem.text == "found a tab character where an indentation space is expected" {
      return tab(on: place.line)
    }
    let shape = line(began.line)
    guard let sign = shape[began.column] else { return nil }
    let columns = textColumns(from: began.column, on: shape)
    let behind = shape.scalars[columns].dropFirst()
    let isHeader = !behind.isEmpty && behind.allSatisfy { $0 == "+" || $0 == "-" || $0.isDigit }
    guard isHeader else {
      return .needsQuotes(
        shape, columns, because: "the text of a '\(sign)' begins on the next line")
    }
    let (start, end) = (shape.mark(columns.lowerBound), shape.mark(columns.upperBound))
    return Explanation(
      .blockHeader(shape.text(columns), sign), from: start, to: end,
      edit: Edit(start: start, end: end, replacement: String(sign)))
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}

extension Diagnostic.Message {
  /// YAML 1.2.2, 8.1.1: at most one digit, which is not 0, and one sign.
  fileprivate static func blockHeader(_ header: String, _ sign: Unicode.Scalar) -> Self {
    .error(
      "block-header", "'\(header.excerpt)' begins no block",
      help: "behind '\(sign)' may stand a digit from 1 to 9, which is the indentation of the text,"
        + " and '-' or '+' for the line breaks at its end; quote a text that begins with '\(sign)'")
  }
}
