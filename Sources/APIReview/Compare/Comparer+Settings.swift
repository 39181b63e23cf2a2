import APIModel

/// What holds for an endpoint, wherever it is written.
extension Comparer {
  func settingFindings(
    _ oldPlaced: PlacedEndpoint, _ newPlaced: PlacedEndpoint, _ renaming: Renaming
  ) -> [Finding] {
    let (old, new) = (oldPlaced.endpoint, newPlaced.endpoint)
    var found: [Finding] = []
    func add(_ rule: Rule, _ text: Phrase, wire: Verdict, isOwn: Bool) {
      found.append(
        Finding(
          rule: rule, text: text, source: .safe, wire: wire, isInherited: !isOwn,
          old: isOwn ? old.name.origin : nil, new: isOwn ? new.name.origin : nil))
    }
    /// Compares what a setting means.
    func compare<Meaning: Equatable>(
      _ rule: Rule, _ what: String, _ meaning: (Settings) -> Meaning, wire: Verdict,
      isOwn: (Settings) -> Bool, _ text: (Meaning) -> Phrase
    ) {
      let (before, after) = (meaning(old.effective), meaning(new.effective))
      guard before != after else { return }
      add(
        rule, "\(what) changed " + Wording.change(text(before), text(after)), wire: wire,
        isOwn: isOwn(old.own) || isOwn(new.own))
    }
    for kind in WrittenStyle.allCases {
      let (before, after) = (old.effective.style, new.effective.style)
      guard oldPlaced.feels(kind, before, after), newPlaced.feels(kind, before, after) else {
        continue
      }
      add(
        .styleChanged,
        "how \(kind.what) are written changed \(kind.change(before, after))",
        wire: .breaking, isOwn: kind.text(old.own.style) != kind.text(new.own.style))
    }
    let (before, after) = (old.effective.validation.meaning, new.effective.validation.meaning)
    compare(
      .validationChanged, "what is accepted", \.validation.meaning,
      wire: after.accepts(before) ? .risky : .breaking, isOwn: { $0.validation != nil },
      Wording.text)
    compare(
      .envelopeChanged, "the envelope", \.envelope.meaning, wire: .breaking,
      isOwn: { $0.envelope != nil }, Wording.text)
    let (oldAuth, newAuth) = (old.effective.auth.meaning, new.effective.auth.meaning)
    compare(
      oldAuth.isEmpty ? .authAdded : newAuth.isEmpty ? .authRemoved : .authChanged,
      "the authorization", \.auth.meaning, wire: newAuth.isEmpty ? .risky : .breaking,
      isOwn: { $0.auth != nil }, Wording.text)
    compare(
      .timeoutChanged, "the timeout", { $0.timeout?.meaning }, wire: .risky,
      isOwn: { $0.timeout != nil }, Wording.text)
    compare(
      .retryChanged, "the retries", \.retry.meaning, wire: .risky, isOwn: { $0.retry != nil },
      Wording.text)
    compare(
      .redirectsChanged, "redirects", { $0.redirects ?? .follow }, wire: .risky,
      isOwn: { $0.redirects != nil }, { Wording.quoted($0.rawValue) })
    return found + headerFindings(oldPlaced, newPlaced, renaming)
  }

  /// What the encoding makes of the body.
  func bodyFindings(_ old: PlacedEndpoint, _ new: PlacedEndpoint) -> [Finding] {
    let (before, after) = (old.sentBody, new.sentBody)
    let (oldEncoding, newEncoding) = (
      old.endpoint.effective.encoding ?? .url, new.endpoint.effective.encoding ?? .url
    )
    let isOwn = old.endpoint.own.encoding != nil || new.endpoint.own.encoding != nil
    func finding(_ rule: Rule, _ text: Phrase, isOwn: Bool) -> Finding {
      Finding(
        rule: rule, text: text, source: .safe, wire: .breaking, isInherited: !isOwn,
        old: isOwn ? old.endpoint.name.origin : nil, new: isOwn ? new.endpoint.name.origin : nil)
    }
    func differs<Way: Equatable>(_ old: Way?, _ new: Way?) -> Bool {
      old != nil && new != nil && old != new
    }
    if oldEncoding != newEncoding,
      differs(before.fields, after.fields) || differs(before.whole, after.whole)
    {
      return [
        finding(
          .encodingChanged,
          "the encoding changed "
            + Wording.change(
              Wording.quoted(oldEncoding.rawValue), Wording.quoted(newEncoding.rawValue)),
          isOwn: isOwn)
      ]
    }
    if before.isAskedFor != after.isAskedFor, !before.isAlwaysFull || !after.isAlwaysFull {
      return [
        finding(
          .bodyChanged,
          after.isAskedFor
            ? "a body is sent even when nothing lands in it"
            : "no body is sent any more when nothing lands in it", isOwn: true)
      ]
    }
    return []
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
