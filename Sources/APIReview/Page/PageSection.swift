/// The changes of one endpoint, model or target.
struct PageSection {
  /// Changes that the same lines show.
  struct Card {
    var changes: [APIChange]
    var spec: ChangeHunks.Excerpts
    var generated: ChangeHunks.Excerpts
  }

  let number: Int
  let subject: String
  private(set) var cards: [Card] = []

  private init(number: Int, subject: String) {
    self.number = number
    self.subject = subject
  }

  /// In the order of their first changes.
  static func sections(of review: Review, _ hunks: ChangeHunks) -> [PageSection] {
    var sections: [PageSection] = []
    var indices: [String: Int] = [:]
    for change in review.changes {
      let index = indices[change.subject] ?? sections.count
      if index == sections.count {
        indices[change.subject] = index
        sections.append(PageSection(number: index + 1, subject: change.subject))
      }
      sections[index].add(change, hunks)
    }
    return sections
  }

  private mutating func add(_ change: APIChange, _ hunks: ChangeHunks) {
    let (spec, generated) = (hunks.spec(of: change), hunks.generated(of: change))
    let isShown = !spec.shown.isEmpty || !generated.shown.isEmpty
    if isShown,
      let index = cards.firstIndex(where: { $0.spec == spec && $0.generated == generated })
    {
      cards[index].changes.append(change)
    } else {
      cards.append(Card(changes: [change], spec: spec, generated: generated))
    }
  }

  private var changes: [APIChange] { cards.flatMap(\.changes) }

  /// An entry of the table of contents, with a square for each change.
  var link: Markup {
    let squares = changes.prefix(12).map { change in
      "<i class=\"\(change.verdict.rawValue) f \(PageFilter.classes([change]))\"></i>" as Markup
    }.joined()
    return """
      <li class="f \(PageFilter.classes(changes))"><a href="#s\(number)"><span>\(name)</span><span class="squares" aria-hidden="true">\(squares)</span></a></li>

      """
  }

  /// `ShopAPI.orders.list`, what it is in dimmed and its own name.
  private var name: Markup {
    guard let dot = subject.lastIndex(of: ".") else { return "<b>\(subject)</b>" }
    let own = subject.index(after: dot)
    return "<span class=\"dim\">\(subject[..<own])<wbr></span><b>\(subject[own...])</b>"
  }

  var markup: Markup {
    """
    <section class="f \(PageFilter.classes(changes))" id="s\(number)">
    <h2>\(name)</h2>
    \(cards.map(\.markup).joined())</section>

    """
  }
}

extension PageSection.Card {
  var markup: Markup {
    """
    <article class="f \(PageFilter.classes(changes))">
    \(changes.map(Self.row).joined())\(sides)</article>

    """
  }

  private static func row(_ change: APIChange) -> Markup {
    let star: Markup =
      change.isSilent ? "<b class=\"star\" title=\"breaks the wire, yet compiles\">★</b> " : ""
    let places = [change.old.map { "old \($0)" }, change.new.map { "new \($0)" }]
      .compactMap(\.self).joined(separator: ", ")
    return """
      <div class="change f \(PageFilter.classes([change]))" id="c\(change.fingerprint)">
      <p class="chips"><span class="\(change.source.rawValue)">source <b>\(change.source.rawValue)</b></span><span class="\(change.wire.rawValue)">wire <b>\(change.wire.rawValue)</b></span></p>
      <h3>\(star)\(sentence(change.text))</h3>
      \(reach(change))<p class="meta"><span title="\(places)">\(change.rule.rawValue)</span> <a href="#c\(change.fingerprint)" title="its fingerprint, for the ignore file">\(change.fingerprint)</a></p>
      </div>

      """
  }

  /// With what stands in quotes as code.
  private static func sentence(_ text: String) -> Markup {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return "\(text)" }
    return parts.enumerated().map { index, part in
      index % 2 == 0 ? "\(part)" as Markup : "<code>\(part)</code>"
    }.joined()
  }

  private static func reach(_ change: APIChange) -> Markup {
    guard let reach = Summary.reach(change) else { return "" }
    guard change.endpoints.count > Summary.mostEndpoints else {
      return "<p class=\"reach\">\(reach)</p>\n"
    }
    let all = change.endpoints.map { "<li>\($0)</li>" as Markup }.joined()
    return "<details class=\"reach\"><summary>\(reach)</summary><ul>\(all)</ul></details>\n"
  }

  private var sides: Markup {
    if spec.shown.isEmpty, generated.shown.isEmpty { return "" }
    let isOpen = changes.contains { $0.verdict > .safe }
    return """
      <details class="lines"\(isOpen ? " open" : "")><summary>spec and generated code</summary>
      <div class="sides">
      <div>\(HunkMarkup.side(spec, .yaml))</div>
      <div>\(HunkMarkup.side(generated, .swift))</div>
      </div>
      </details>

      """
  }
}
