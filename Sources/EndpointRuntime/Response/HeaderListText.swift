/// Takes a list in a header apart.
enum HeaderListText {
  /// The elements between commas outside of quotes, trimmed, without those that are empty (RFC 9110, section 5.6.1).
  ///
  /// Cookies have commas in their dates (RFC 6265, section 3), so that there only one before `name=` counts: some clients
  /// join the lines of several cookies.
  static func elements(of text: String, areCookies: Bool) -> [String] {
    var elements: [Substring] = []
    var start = text.startIndex
    var isQuoted = false
    var index = start
    while index != text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      if character == "\"" {
        isQuoted.toggle()
      } else if character == "\\", isQuoted, next != text.endIndex {
        index = text.index(after: next)
        continue
      } else if character == ",", !isQuoted, !areCookies || beginsCookie(text[next...]) {
        elements.append(text[start..<index])
        start = next
      }
      index = next
    }
    elements.append(text[start...])
    return elements.map { $0.drop(while: isSpace).trimmingSuffix(while: isSpace) }
      .filter { !$0.isEmpty }.map { String($0) }
  }

  private static func isSpace(_ character: Character) -> Bool {
    character == " " || character == "\t"
  }

  private static func beginsCookie(_ text: Substring) -> Bool {
    let text = text.drop(while: isSpace)
    let name = text.utf8.prefix(while: ByteSet.token.contains)
    return !name.isEmpty && text.utf8.dropFirst(name.count).first == 0x3D
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> Substring {
    guard let last = lastIndex(where: { !predicate($0) }) else { return "" }
    return self[...last]
  }
}
