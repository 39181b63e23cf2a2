import APIModel
import Diagnostics
import SwiftCode
import SwiftNames

extension Comparer {
  mutating func compareEndpoints(
    _ oldTarget: Target, _ newTarget: Target, _ target: String, _ groups: GroupChanges
  ) {
    let olds = PlacedEndpoint.all(in: oldTarget, names.old, models.old)
    let news = PlacedEndpoint.all(in: newTarget, names.new, models.new)
    let (comparer, renaming) = (self, renaming)
    func newGroup(_ path: [String]) -> [String] { groups.renamed[path] ?? path }
    var endpoints = Matching(olds, news)
    endpoints.match(old: { newGroup($0.groupPath) + [$0.name] }, new: { $0.path })
    let sameName = endpoints.pairs.count
    endpoints.match(
      old: { WireKey($0.endpoint.method, $0.wireAddress(renaming)) },
      new: { WireKey($0.endpoint.method, $0.wireAddress(.none)) })
    // Moved below another path, and edited while it was renamed.
    endpoints.match(
      old: { WireKey($0.endpoint.method, $0.wirePath(renaming), name: $0.name) },
      new: { WireKey($0.endpoint.method, $0.wirePath(.none), name: $0.name) })
    endpoints.matchSoleRest { comparer.isSimilar($0, $1) }
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
    let moved = endpoints.pairs.map(\.old)
    for (path, group, subject) in groups.removed {
      // Its endpoints may be elsewhere now, which is told of them.
      let isKept =
        group.hasOnlyEndpoints
        && olds.allSatisfy { endpoint in
          !endpoint.groupPath.starts(with: path) || moved.contains { $0.path == endpoint.path }
        }
      report(
        .groupRemoved, subject, "the group was removed", old: group.name.origin, new: nil,
        source: .breaking, wire: isKept ? .safe : .breaking)
    }
    let removedGroups = Set(groups.removed.map(\.path))
    for endpoint in endpoints.removed
    where doubts.new.excludes(endpoint.endpoint.name)
      && !Self.isWithin(removedGroups, endpoint.groupPath)
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
    let parameters = matchedParameters(old, new)
    var renaming = renaming
    renaming.arguments = Dictionary(
      parameters.pairs.map { ($0.old.name.key, $0.new.name.key) }
    ) { first, _ in first }
    func add(
      _ rule: Rule, _ text: Phrase, source: Verdict, wire: Verdict, isInherited: Bool = false,
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
    found += addressFindings(old, new, renaming)
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
    if before.body.map({ renaming($0) }) != after.body.map({ Renaming.none($0) }) {
      add(
        .bodyChanged,
        "the body changed "
          + Wording.change(Wording.optional(before.body), Wording.optional(after.body)),
        source: .safe, wire: .breaking, old: before.body?.origin, new: after.body?.origin)
    }
    found += (bodyFindings(old, new) + settingFindings(old, new, renaming)).map { finding in
      guard finding.isInherited, finding.old == nil, finding.new == nil else { return finding }
      var finding = finding
      // Where the setting stands isn't known, only on what.
      let isChanged = zip(old.groups, new.groups).map { $0.settings != $1.settings }
      let level = isChanged.lastIndex(of: true) ?? 0
      finding.old = old.groups[level].name.origin
      finding.new = new.groups[level].name.origin
      return finding
    }
    found += parameterFindings(old, new, parameters, renaming)
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

  /// Whether two send and read the same, something at all.
  private func isSimilar(_ left: PlacedEndpoint, _ right: PlacedEndpoint) -> Bool {
    let (old, new) = (left.endpoint, right.endpoint)
    let isTelling =
      old.parameters.contains { $0.level == .endpoint }
      || old.response != .single(ResponseBody(kind: .void))
    return isTelling && old.method == new.method && old.response == new.response
      && old.parameters.count == new.parameters.count
      && zip(old.parameters, new.parameters).allSatisfy {
        $0.name.key == $1.name.key && isSame($0.type, $1.type)
      }
  }
}

/// By what an endpoint is known that has another name, or another place.
private struct WireKey: Hashable {
  var method: String
  var address: WireAddress?
  var name: String?

  init(_ method: String, _ address: WireAddress?, name: String? = nil) {
    self.method = method
    self.address = address
    self.name = name
  }
}

extension Group {
  fileprivate var hasOnlyEndpoints: Bool {
    children.isEmpty && groups.allSatisfy(\.hasOnlyEndpoints)
  }
}

extension PlacedEndpoint {
  /// What a finding is a part of: the endpoint, and the groups above when it stands there.
  fileprivate func owners(_ isInherited: Bool) -> [SourceRange] {
    [endpoint.name.origin.range] + (isInherited ? groups.reversed().map(\.name.origin.range) : [])
  }
}
