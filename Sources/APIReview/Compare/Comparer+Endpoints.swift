import APIModel
import Diagnostics
import SwiftCode
import SwiftNames

extension Comparer {
  mutating func compareEndpoints(
    _ oldTarget: Target, _ newTarget: Target, _ target: String, _ groups: GroupChanges
  ) {
    let olds = PlacedEndpoint.all(in: oldTarget, names.old)
    let news = PlacedEndpoint.all(in: newTarget, names.new)
    func newGroup(_ path: [String]) -> [String] { groups.renamed[path] ?? path }
    var endpoints = Matching(olds, news)
    endpoints.match(old: { newGroup($0.groupPath) + [$0.name] }, new: { $0.path })
    let sameName = endpoints.pairs.count
    endpoints.match { "\($0.endpoint.method) \($0.wireAddress)" }
    // Moved below another path, and edited while it was renamed.
    endpoints.match { "\($0.name) \($0.endpoint.method) \($0.wirePath ?? "")" }
    endpoints.matchSoleRest { PlacedEndpoint.isSimilar($0, $1) }
    var shared = SharedFindings(target: target)
    for (index, (old, new)) in endpoints.pairs.enumerated() {
      let subject = ([target] + new.path).joined(separator: ".")
      if index >= sameName { compareNames(old, new, newGroup(old.groupPath), subject) }
      for finding in findings(old, new) {
        let isInherited = finding.isInherited
        shared.add(
          finding, at: subject,
          Owners(old: old.owners(isInherited), new: new.owners(isInherited)))
      }
    }
    for finding in shared.all {
      report(
        finding.rule, finding.subject, finding.text, old: finding.old, new: finding.new,
        source: finding.source, wire: finding.wire, endpoints: finding.endpoints,
        owners: finding.owners)
    }
    for endpoint in endpoints.removed
    where doubts.new.excludes(endpoint.endpoint.name)
      && !Self.isWithin(groups.removed, endpoint.groupPath)
    {
      report(
        .endpointRemoved, ([target] + endpoint.path).joined(separator: "."),
        "the endpoint was removed", old: endpoint.endpoint.name.origin, new: nil, source: .breaking,
        wire: .breaking)
    }
    for endpoint in endpoints.added
    where doubts.old.excludes(endpoint.endpoint.name)
      && !Self.isWithin(groups.added, endpoint.groupPath)
    {
      report(
        .endpointAdded, ([target] + endpoint.path).joined(separator: "."),
        "the endpoint was added", old: nil, new: endpoint.endpoint.name.origin, source: .risky,
        wire: .safe)
    }
  }

  private static func isWithin(_ groups: Set<[String]>, _ path: [String]) -> Bool {
    path.indices.contains { groups.contains(Array(path[...$0])) }
  }

  private mutating func compareNames(
    _ old: PlacedEndpoint, _ new: PlacedEndpoint, _ group: [String], _ subject: String
  ) {
    let hasMoved = group != new.groupPath
    report(
      hasMoved ? .endpointMoved : .endpointRenamed, subject,
      "the endpoint was \(hasMoved ? "moved" : "renamed") from "
        + "'\((hasMoved ? old.path : [old.name]).joined(separator: "."))'",
      old: old.endpoint.name.origin, new: new.endpoint.name.origin, source: .breaking, wire: .safe)
  }

  // MARK: One endpoint

  private func findings(_ old: PlacedEndpoint, _ new: PlacedEndpoint) -> [Finding] {
    guard old.endpoint != new.endpoint || old.groups.map(\.prefix) != new.groups.map(\.prefix)
    else { return [] }
    var found: [Finding] = []
    let (before, after) = (old.endpoint, new.endpoint)
    func add(
      _ rule: Rule, _ text: String, source: Verdict, wire: Verdict, isInherited: Bool = false,
      old: Origin? = nil, new: Origin? = nil
    ) {
      found.append(
        Finding(
          rule: rule, text: text, source: source, wire: wire, isInherited: isInherited,
          old: old ?? before.name.origin, new: new ?? after.name.origin))
    }
    if before.method != after.method {
      add(
        .endpointMethodChanged, "the method changed from \(before.method) to \(after.method)",
        source: .safe, wire: .breaking)
    }
    if old.wireAddress != new.wireAddress, old.wirePath == new.wirePath {
      add(
        .endpointPathChanged,
        "the path's beginning changed from \(Wording.quoted(old.prefix)) to "
          + Wording.quoted(new.prefix), source: .safe, wire: .breaking, isInherited: true,
        old: old.groups.last?.prefix.origin, new: new.groups.last?.prefix.origin)
    } else if old.wireAddress != new.wireAddress {
      add(
        .endpointPathChanged,
        "the path changed from \(Wording.quoted(old.address)) to \(Wording.quoted(new.address))",
        source: .safe, wire: .breaking, old: before.place, new: after.place)
    }
    switch (before.deprecation, after.deprecation) {
    case (nil, .some(let message)):
      add(
        .endpointDeprecated, "the endpoint is deprecated: \(Wording.quoted(message))",
        source: .risky, wire: .safe)
    case (.some, nil):
      add(
        .endpointUndeprecated, "the endpoint is not deprecated any more", source: .safe, wire: .safe
      )
    default: break
    }
    if before.body != after.body || before.hasEmptyParameters != after.hasEmptyParameters {
      add(
        .bodyChanged,
        "the body changed from \(Wording.optional(before.body.map(Wording.text)))"
          + " to \(Wording.optional(after.body.map(Wording.text)))", source: .safe, wire: .breaking,
        old: before.body?.origin, new: after.body?.origin)
    }
    found += settingFindings(old, new).map { finding in
      guard finding.isInherited, finding.old == nil, finding.new == nil else { return finding }
      var finding = finding
      // Where the setting stands isn't known, only on what.
      let isChanged = zip(old.groups, new.groups).map { $0.settings != $1.settings }
      let level = isChanged.lastIndex(of: true) ?? 0
      finding.old = old.groups[level].name.origin
      finding.new = new.groups[level].name.origin
      return finding
    }
    found += parameterFindings(old, new)
    found += responseFindings(before, after)
    if before.doc != after.doc
      || (before.deprecation != after.deprecation && before.deprecation != nil
        && after.deprecation != nil)
    {
      add(.documentationChanged, "the documentation changed", source: .safe, wire: .safe)
    }
    if before.samples != after.samples {
      add(
        .sampleChanged, "the samples changed", source: .safe, wire: .safe,
        old: before.samples.first?.origin, new: after.samples.first?.origin)
    }
    return found
  }
}

extension PlacedEndpoint {
  /// Whether two send and read the same, something at all.
  fileprivate static func isSimilar(_ left: Self, _ right: Self) -> Bool {
    func parameters(_ endpoint: Endpoint) -> [String] {
      endpoint.parameters.map { "\($0.name.key): \($0.type.description)" }
    }
    let (old, new) = (left.endpoint, right.endpoint)
    let isTelling =
      old.parameters.contains { $0.level == .endpoint }
      || old.response != .single(ResponseBody(kind: .void))
    return isTelling && old.method == new.method && parameters(old) == parameters(new)
      && old.response == new.response
  }

  /// What a finding is a part of: the endpoint, and the groups above when it stands there.
  fileprivate func owners(_ isInherited: Bool) -> [SourceRange] {
    [endpoint.name.origin.range] + (isInherited ? groups.reversed().map(\.name.origin.range) : [])
  }
}

extension Endpoint {
  /// Where its path stands, or its name.
  var place: Origin {
    switch address {
    case .path(let path): path.origin ?? name.origin
    case .url(let url): url.origin
    }
  }
}

/// Puts together what several endpoints share.
struct SharedFindings {
  struct Entry {
    var rule: Rule
    var text: String
    var source: Verdict
    var wire: Verdict
    var old: Origin?
    var new: Origin?
    var subject: String
    var endpoints: [String]
    var owners: Owners
  }

  private struct Key: Hashable {
    var rule: Rule
    var text: String
    var source: Verdict
    var wire: Verdict
  }

  let target: String
  private(set) var all: [Entry] = []
  private var indices: [Key: Int] = [:]

  init(target: String) { self.target = target }

  mutating func add(_ finding: Finding, at endpoint: String, _ owners: Owners) {
    let key = Key(
      rule: finding.rule, text: finding.text, source: finding.source, wire: finding.wire)
    if finding.isInherited, let index = indices[key] {
      all[index].endpoints.append(endpoint)
      all[index].subject = Self.common(all[index].subject, endpoint)
      return
    }
    if finding.isInherited { indices[key] = all.count }
    all.append(
      Entry(
        rule: finding.rule, text: finding.text, source: finding.source, wire: finding.wire,
        old: finding.old, new: finding.new, subject: endpoint,
        endpoints: finding.isInherited ? [endpoint] : [], owners: owners))
  }

  /// The group that two endpoints share.
  private static func common(_ left: String, _ right: String) -> String {
    zip(left.split(separator: "."), right.split(separator: ".")).prefix { $0 == $1 }
      .map { String($0.0) }.joined(separator: ".")
  }
}
