import Diagnostics

// Inside of braces `{ doc: WAD, decimal string }` is a mapping with a key `decimal string` that has no
// value, and `{ page:1 }` one with the key `page:1`. Nobody means that. `{ bearer }` is fine.
extension Composer {
  /// Takes a key that has no value for what was probably meant.
  ///
  /// - Parameters:
  ///   - end: where the key ends.
  ///   - next: where what follows the pair begins.
  func takeKeyWithoutValue(
    _ pair: YAMLPair, endingAt end: Mark, before next: Mark, into pairs: inout [YAMLPair]
  ) {
    if let split = pair.splitAtColon {
      let behind = pair.name.unicodeScalars.dropFirst(split.name.unicodeScalars.count + 1)
      var message = Diagnostic.Message.missingSpace(after: ":", before: behind.first)
      message.help = "quote the whole if it is one text"
      var space = split.value.range.startPoint
      space.start = .init(line: space.start.line, column: split.key.range.end.column + 1)
      diagnostics.report(message, at: space, fixIt: .init(replacing: space, with: " "))
      pairs.append(split)
    } else if let cut = pairs.last, cut.value.isCutText, pair.key.isCutText, isSmall(cut, next),
      !hasColon(between: end, and: next)
    {
      let text = cut.value.joined(with: pair.key)
      diagnostics.report(
        .commaInValue(text.text ?? ""), at: text.range,
        fixIt: .init(replacing: text.range, with: "\"\(text.text ?? "")\""))
      pairs[pairs.count - 1].value = text
    } else {
      pairs.append(pair)
    }
  }
}

extension Composer {
  /// Whether looking costs little. A hostile file can have a million keys in one line.
  private func isSmall(_ cut: YAMLPair, _ place: Mark) -> Bool {
    place.column < 4096 && cut.value.text.map { $0.utf8.count < 1024 } ?? false
  }

  /// libyaml gives an empty value the same place with and without a colon before it.
  private func hasColon(between start: Mark, and end: Mark) -> Bool {
    let range = lines.offset(of: start)..<max(lines.offset(of: start), lines.offset(of: end))
    return lines.bytes[range].contains(UInt8(ascii: ":"))
  }
}

extension YAMLNode {
  /// How many columns of a key stand before the `:` of `e:{path`, which `e:{path: a}` was taken for; else nil.
  var columnsBeforeTightBrace: Int? {
    guard let scalar, scalar.isPlain, scalar.text.utf8.contains(UInt8(ascii: ":")) else {
      return nil
    }
    let scalars = scalar.text.unicodeScalars
    let name = scalars.prefix { LineShape.isOfWord($0) || $0 == "-" || $0 == "_" }
    // `urn:[a]` is a name as it stands.
    let isTight = [(":{", "}"), (":[", "]")].contains { opening, closing in
      scalar.text[name.endIndex...].hasPrefix(opening) && !scalar.text.contains(closing)
    }
    return isTight && !name.isEmpty ? name.count : nil
  }
}

extension YAMLPair {
  /// `page:1` as the key `page` and the value `1`; nil when it holds no colon, or is an address.
  fileprivate var splitAtColon: YAMLPair? {
    let scalars = Array(name.unicodeScalars)
    guard key.scalar?.isPlain == true, let colon = scalars.firstIndex(of: ":"), colon > 0,
      colon + 1 < scalars.count,
      scalars[colon + 1] != "/", key.range.start.line == key.range.end.line
    else { return nil }
    func node(_ columns: Range<Int>) -> YAMLNode {
      let start = key.range.start
      return YAMLNode(
        content: .scalar(YAMLScalar(text: String(String.UnicodeScalarView(scalars[columns])))),
        range: SourceRange(
          source: key.range.source,
          start: .init(line: start.line, column: start.column + columns.lowerBound),
          end: .init(line: start.line, column: start.column + columns.upperBound)))
    }
    let value = colon + (scalars[colon + 1].isForeignSpace ? 2 : 1)
    return YAMLPair(key: node(0..<colon), value: node(value..<scalars.count))
  }
}

extension YAMLNode {
  /// A text that a comma may have cut.
  fileprivate var isCutText: Bool { scalar.map { $0.isPlain && !$0.isNull } ?? false }

  /// The text that was meant, had the comma not cut it.
  fileprivate func joined(with rest: YAMLNode) -> YAMLNode {
    YAMLNode(
      content: .scalar(YAMLScalar(text: "\(text ?? ""), \(rest.text ?? "")")),
      range: range.through(rest.range))
  }
}

extension Diagnostic.Message {
  fileprivate static func commaInValue(_ text: String) -> Self {
    .error(
      "comma-in-value", "inside of '{…}' a comma ends the value",
      help:
        "write \"\(text.excerpt)\" in quotes if it is one text, or a ':' and a value behind the key"
    )
  }
}
