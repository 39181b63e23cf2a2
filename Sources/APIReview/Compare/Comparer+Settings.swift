import APIModel
import SwiftCode

extension Comparer {
  /// What holds for an endpoint, wherever it is written.
  func settingFindings(_ oldPlaced: PlacedEndpoint, _ newPlaced: PlacedEndpoint) -> [Finding] {
    let (old, new) = (oldPlaced.endpoint, newPlaced.endpoint)
    let (before, after) = (old.effective, new.effective)
    guard before != after else { return [] }
    var found: [Finding] = []
    func add(
      _ rule: Rule, _ text: String, wire: Verdict, isOwn: Bool, old oldPlace: Origin? = nil,
      new newPlace: Origin? = nil
    ) {
      found.append(
        Finding(
          rule: rule, text: text, source: .safe, wire: wire, isInherited: !isOwn,
          old: oldPlace ?? (isOwn ? old.name.origin : nil),
          new: newPlace ?? (isOwn ? new.name.origin : nil)))
    }
    func add<Setting: Equatable>(
      _ rule: Rule, _ what: String, _ path: KeyPath<Settings, Setting>, wire: Verdict,
      _ text: (Setting) -> String, old: Origin? = nil, new: Origin? = nil, none: Setting
    ) {
      let (left, right) = (text(before[keyPath: path]), text(after[keyPath: path]))
      guard left != right else { return }
      add(
        rule, "\(what) changed from \(left) to \(right)", wire: wire,
        isOwn: isOwn(path, none: none), old: old, new: new)
    }
    func isOwn<Setting: Equatable>(_ path: KeyPath<Settings, Setting>, none: Setting) -> Bool {
      old.own[keyPath: path] != none || new.own[keyPath: path] != none
    }
    let hasBase = { (endpoint: Endpoint) in
      if case .path = endpoint.address { true } else { false }
    }
    if hasBase(old), hasBase(new) {
      add(
        .baseURLChanged, "the base URL", \.baseURL, wire: .breaking,
        { Wording.optional($0.map(Wording.text)) }, old: before.baseURL?.origin,
        new: after.baseURL?.origin, none: nil)
    }
    if !oldPlaced.encodedParameters.isEmpty || old.own.encoding != nil || new.own.encoding != nil {
      add(
        .encodingChanged, "the encoding", \.encoding, wire: .breaking,
        { Wording.quoted(($0 ?? .url).rawValue) }, none: nil)
    }
    for kind in WrittenStyle.all where oldPlaced.writes(kind) && newPlaced.writes(kind) {
      let (left, right) = (kind.text(before.style), kind.text(after.style))
      guard left != right else { continue }
      add(
        .styleChanged, "how \(kind.what) are written changed from '\(left)' to '\(right)'",
        wire: .breaking, isOwn: kind.text(old.own.style) != kind.text(new.own.style))
    }
    let (oldValidation, newValidation) = (
      before.validation ?? .success, after.validation ?? .success
    )
    if oldValidation != newValidation {
      add(
        .validationChanged,
        "what is accepted changed from \(Wording.text(oldValidation))"
          + " to \(Wording.text(newValidation))",
        wire: newValidation.accepts(oldValidation) ? .risky : .breaking,
        isOwn: isOwn(\.validation, none: nil))
    }
    add(
      .envelopeChanged, "the envelope", \.envelope, wire: .breaking, Wording.text, none: nil)
    addAuth(old, new, isOwn: isOwn(\.auth, none: nil), to: &found)
    add(.timeoutChanged, "the timeout", \.timeout, wire: .risky, Wording.text, none: nil)
    add(.retryChanged, "the retries", \.retry, wire: .risky, Wording.text, none: nil)
    add(
      .redirectsChanged, "redirects", \.redirects, wire: .risky,
      { Wording.quoted(($0 ?? .follow).rawValue) }, none: nil)
    return found + headerFindings(old, new)
  }

  private func addAuth(
    _ old: Endpoint, _ new: Endpoint, isOwn: Bool, to found: inout [Finding]
  ) {
    let (before, after) = (
      Wording.text(old.effective.auth), Wording.text(new.effective.auth)
    )
    guard before != after else { return }
    let rule: Rule =
      before == "none" ? .authAdded : after == "none" ? .authRemoved : .authChanged
    found.append(
      Finding(
        rule: rule, text: "the authorization changed from \(before) to \(after)", source: .safe,
        wire: rule == .authRemoved ? .risky : .breaking, isInherited: !isOwn,
        old: isOwn ? old.name.origin : nil, new: isOwn ? new.name.origin : nil))
  }

  private func headerFindings(_ old: Endpoint, _ new: Endpoint) -> [Finding] {
    let before = old.effective.headers.filter { $0.value != nil }
    let after = new.effective.headers.filter { $0.value != nil }
    var headers = Matching(before, after)
    headers.match { $0.name.lowercased() }
    func isOwn(_ header: Header) -> Bool {
      (old.own.headers + new.own.headers).contains {
        $0.name.lowercased() == header.name.lowercased()
      }
    }
    func finding(
      _ rule: Rule, _ text: String, _ wire: Verdict, _ old: Header?, _ new: Header?
    ) -> Finding {
      Finding(
        rule: rule, text: text, source: .safe, wire: wire, isInherited: !isOwn((new ?? old)!),
        old: old?.origin, new: new?.origin)
    }
    let sameName = headers.pairs.count
    headers.matchSoleRest { Wording.text($0.value!) == Wording.text($1.value!) }
    var found: [Finding] = []
    for (old, new) in headers.pairs.dropFirst(sameName) {
      found.append(
        finding(
          .headerChanged,
          "the header \(Wording.quoted(old.name)) is called \(Wording.quoted(new.name)) now",
          .risky,
          old, new))
    }
    for (old, new) in headers.pairs.prefix(sameName) {
      let (before, after) = (Wording.text(old.value!), Wording.text(new.value!))
      guard before != after else { continue }
      found.append(
        finding(
          .headerChanged,
          "the header \(Wording.quoted(new.name)) changed from \(Wording.quoted(before))"
            + " to \(Wording.quoted(after))", .risky, old, new))
    }
    for header in headers.removed {
      found.append(
        finding(
          .headerRemoved, "the header \(Wording.quoted(header.name)) is not sent any more", .risky,
          header, nil))
    }
    for header in headers.added {
      found.append(
        finding(
          .headerAdded,
          "the header \(Wording.quoted(header.name)) is sent, with "
            + Wording.quoted(Wording.text(header.value!)), .risky, nil, header))
    }
    return found
  }
}

extension Validation {
  /// Whether all is accepted that `other` accepts.
  func accepts(_ other: Validation) -> Bool {
    let acceptsStatuses =
      statuses.isEmpty
      || !other.statuses.isEmpty
        && other.statuses.allSatisfy { range in
          statuses.contains { $0.contains(range.lowerBound) && $0.contains(range.upperBound) }
        }
    let acceptsTypes =
      contentTypes.isEmpty
      || !other.contentTypes.isEmpty && Set(other.contentTypes).isSubset(of: contentTypes)
    return acceptsStatuses && acceptsTypes
  }
}
