import APIModel

extension Comparer {
  func headerFindings(
    _ oldPlaced: PlacedEndpoint, _ newPlaced: PlacedEndpoint, _ renaming: Renaming
  ) -> [Finding] {
    let (old, new) = (oldPlaced.endpoint, newPlaced.endpoint)
    var headers = Matching(
      old.effective.headers.filter { $0.value != nil },
      new.effective.headers.filter { $0.value != nil })
    headers.match { $0.name.lowercased() }
    func finding(
      _ rule: Rule, _ text: Phrase, _ before: Header?, _ after: Header?
    ) -> Finding {
      let name = (after ?? before)!.name
      return Finding(
        rule: rule, text: text, source: .safe, wire: .risky,
        isInherited: !old.own.says(header: name) && !new.own.says(header: name),
        old: before?.origin, new: after?.origin)
    }
    func isSame(_ old: Header, _ new: Header) -> Bool {
      old.value.map { renaming($0) } == new.value.map { Renaming.none($0) }
    }
    let sameName = headers.pairs.count
    headers.matchSoleRest(if: isSame)
    var found: [Finding] = []
    for (before, after) in headers.pairs.dropFirst(sameName) {
      found.append(
        finding(
          .headerChanged,
          "the header \(Wording.quoted(before.name)) is called \(Wording.quoted(after.name)) now",
          before, after))
    }
    // Its own goes before what the encoding says, which goes before an inherited one.
    let hasContentType =
      oldPlaced.sentBody.hasContentType && newPlaced.sentBody.hasContentType
    for (before, after) in headers.pairs.prefix(sameName) {
      if !isSame(before, after) {
        found.append(
          finding(
            .headerChanged,
            "the header \(Wording.quoted(after.name)) changed "
              + Wording.change(text(before), text(after)), before, after))
      } else if hasContentType, after.name.lowercased() == "content-type",
        old.own.says(header: before.name) != new.own.says(header: after.name)
      {
        let isOwn = new.own.says(header: after.name)
        found.append(
          finding(
            .headerChanged,
            "the header \(Wording.quoted(after.name)) goes \(isOwn ? "before" : "behind") that of the encoding now",
            before, after))
      }
    }
    for header in headers.removed {
      found.append(
        finding(
          .headerRemoved, "the header \(Wording.quoted(header.name)) is not sent any more",
          header, nil))
    }
    for header in headers.added {
      found.append(
        finding(
          .headerAdded, "the header \(Wording.quoted(header.name)) is sent, with \(text(header))",
          nil, header))
    }
    return found
  }

  private func text(_ header: Header) -> Phrase {
    Wording.optional(header.value.map(Wording.text))
  }
}

extension Settings {
  fileprivate func says(header name: String) -> Bool {
    headers.contains { $0.name.lowercased() == name.lowercased() }
  }
}
