import APIModel

/// The base URL of an endpoint and its path, which together are what a server sees.
extension Comparer {
  func addressFindings(
    _ old: PlacedEndpoint, _ new: PlacedEndpoint, _ renaming: Renaming
  ) -> [Finding] {
    let (before, after) = (old.wireAddress(renaming), new.wireAddress(.none))
    let (oldBase, newBase) = (old.endpoint.effective.baseURL, new.endpoint.effective.baseURL)
    let hasBase = old.endpoint.hasPath && new.endpoint.hasPath
    let isOtherBase =
      hasBase && oldBase.map { renaming($0) } != newBase.map { Renaming.none($0) }
    let url = old.wireURL(renaming)
    let isSameURL = url != nil && url == new.wireURL(.none)
    var found: [Finding] = []
    // A slash more at the seam of the two is none on the wire.
    if isOtherBase, !(isSameURL && before == after) {
      let isOwn = old.endpoint.own.baseURL != nil || new.endpoint.own.baseURL != nil
      found.append(
        Finding(
          rule: .baseURLChanged,
          text: "the base URL changed "
            + Wording.change(
              Wording.optional(oldBase.map(Wording.text)),
              Wording.optional(newBase.map(Wording.text)))
            + (isSameURL ? ", and the path with it: the URL is the same" : ""), source: .safe,
          // Whoever sends it elsewhere by another base URL sends it to another path now.
          wire: isSameURL ? .risky : .breaking, isInherited: !isOwn, old: oldBase?.origin,
          new: newBase?.origin))
    }
    guard before != after, !isSameURL else { return found }
    let isPrefix = old.wirePath(renaming) == new.wirePath(.none) && hasBase
    let (oldText, newText) = isPrefix ? (old.prefix, new.prefix) : (old.address, new.address)
    found.append(
      Finding(
        rule: .endpointPathChanged,
        text: "the path\(isPrefix ? "'s beginning" : "") changed "
          + Wording.change(Wording.quoted(oldText), Wording.quoted(newText)), source: .safe,
        wire: .breaking, isInherited: isPrefix,
        old: isPrefix ? old.groups.last?.prefix.origin : old.endpoint.place,
        new: isPrefix ? new.groups.last?.prefix.origin : new.endpoint.place))
    return found
  }
}

extension Endpoint {
  /// Whether its address begins with the base URL.
  fileprivate var hasPath: Bool { if case .path = address { true } else { false } }

  /// Where its path stands, or its name.
  var place: Origin {
    switch address {
    case .path(let path): path.origin ?? name.origin
    case .url(let url): url.origin
    }
  }
}
