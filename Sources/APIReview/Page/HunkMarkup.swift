/// Pieces of files as a page shows them: numbered lines with their signs and colours.
enum HunkMarkup {
  private static let mostLines = 40
  private static let mostCharacters = 400

  static func side(_ excerpts: ChangeHunks.Excerpts, _ language: SyntaxColours.Language) -> Markup {
    guard !excerpts.shown.isEmpty else {
      return language == .yaml
        ? "<p class=\"none\">no line of the spec there changed</p>"
        : "<p class=\"none\">the same code is generated</p>"
    }
    var markup: Markup = ""
    var path: String?
    for excerpt in excerpts.shown {
      if excerpt.path != path { markup += "<h4>\(breakable(excerpt.path))</h4>\n" }
      path = excerpt.path
      markup += hunk(excerpt.hunk, language)
    }
    if excerpts.rest > 0 { markup += "<p class=\"none\">… and \(excerpts.rest) more</p>\n" }
    return markup
  }

  /// A path that may go on in the next line behind each slash.
  private static func breakable(_ path: String) -> Markup {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return (parts.dropLast().map { "\($0)/<wbr>" as Markup } + ["<b>\(parts.last ?? "")</b>"])
      .joined()
  }

  private static func hunk(_ hunk: Hunk, _ language: SyntaxColours.Language) -> Markup {
    let lines = hunk.lines.prefix(mostLines).map { line($0, language) }.joined()
    let rest = hunk.lines.count - mostLines
    let more: Markup = rest > 0 ? "<div><i></i><i></i><span>… \(rest) lines more</span></div>" : ""
    return "<div class=\"hunk\">\(lines)\(more)</div>\n"
  }

  private static func line(_ line: Hunk.Line, _ language: SyntaxColours.Language) -> Markup {
    let (kind, sign) =
      switch line.kind {
      case .kept: ("", " ")
      case .removed: ("del", "-")
      case .added: ("ins", "+")
      }
    return """
      <div\(kind.isEmpty ? "" : " class=\"\(kind)\"" as Markup)><i>\(line.number)</i><i>\(sign)</i><code>\(code(line, language))
      </code></div>
      """
  }

  private static func code(_ line: Hunk.Line, _ language: SyntaxColours.Language) -> Markup {
    let text = line.text.prefix(mostCharacters)
    var markup: Markup = ""
    var position = 0
    for piece in SyntaxColours.pieces(of: text, language) {
      // A piece that is changed in part is cut there.
      let end = position + piece.text.count
      let cuts = [line.changed?.lowerBound, line.changed?.upperBound].compactMap(\.self)
        .filter { position < $0 && $0 < end }
      var start = position
      for cut in cuts + [end] where cut > start {
        let part = piece.text.dropFirst(start - position).prefix(cut - start)
        let coloured: Markup =
          piece.colour == .plain
          ? "\(part)" : "<span class=\"\(piece.colour.rawValue)\">\(part)</span>"
        let isChanged = line.changed.map { $0.contains(start) } ?? false
        markup += isChanged ? "<mark>\(coloured)</mark>" : coloured
        start = cut
      }
      position = end
    }
    return text.endIndex < line.text.endIndex ? "\(markup)…" : markup
  }
}
