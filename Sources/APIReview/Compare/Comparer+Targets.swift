import APIModel
import SwiftCode
import SwiftNames

extension Comparer {
  /// - Parameter renamedTargets: the new names of the module's targets, by their old names.
  mutating func compareTargets(_ old: API, _ new: API, _ renamedTargets: [String: String]) {
    guard let oldTarget = old.target, let newTarget = new.target else { return }
    let oldName = names.old.type(oldTarget.root.name).name
    let name = names.new.type(newTarget.root.name).name
    if oldName != name {
      report(
        .targetRenamed, name, "the target was renamed from '\(oldName)'",
        old: oldTarget.root.name.origin, new: newTarget.root.name.origin, source: .breaking,
        wire: .safe)
    }
    compareDocumentation(
      oldTarget.root.doc, newTarget.root.doc, name, oldTarget.root.name, newTarget.root.name)
    compareVariables(oldTarget, newTarget, name)
    compareSecurity(oldTarget, newTarget, name)
    var groups = GroupChanges(
      hadVariables: oldTarget.hasVariables, renamedTargets: renamedTargets)
    compareGroups(oldTarget.root, newTarget.root, oldPath: [], newPath: [], name, &groups)
    compareEndpoints(oldTarget, newTarget, name, groups)
  }

  mutating func compareDocumentation(
    _ old: String?, _ new: String?, _ subject: String, _ oldName: Name, _ newName: Name
  ) {
    guard old != new else { return }
    report(
      .documentationChanged, subject, "the documentation changed", old: oldName.origin,
      new: newName.origin, source: .safe, wire: .safe)
  }

  // MARK: Security

  private mutating func compareSecurity(_ old: Target, _ new: Target, _ name: String) {
    for scheme in new.security {
      let key = scheme.name.key
      guard let other = old.security.first(where: { $0.name.key == key }) else { continue }
      guard other.meaning != scheme.meaning else { continue }
      let users = PlacedEndpoint.all(in: new, names.new).filter { placed in
        placed.endpoint.effective.auth?.joined().contains(key) ?? false
      }
      report(
        .securitySchemeChanged, name,
        "the scheme \(Wording.quoted(key)) changed "
          + Wording.change(Wording.text(other), Wording.text(scheme)),
        old: other.name.origin, new: scheme.name.origin, source: .safe,
        wire: users.isEmpty ? .safe : .breaking,
        endpoints: users.map { ([name] + $0.path).joined(separator: ".") })
    }
  }

  // MARK: Groups

  /// What groups are there, told or used where endpoints are compared.
  struct GroupChanges {
    var hadVariables: Bool
    var renamedTargets: [String: String]
    /// The new path of each old group that both have.
    var renamed: [[String]: [String]] = [:]
    /// Those that were removed or added as a whole.
    var removed: [(path: [String], group: Group, subject: String)] = []
    var added: Set<[String]> = []
  }

  private mutating func compareGroups(
    _ old: Group, _ new: Group, oldPath: [String], newPath: [String], _ target: String,
    _ result: inout GroupChanges
  ) {
    let names = names
    let subject = ([target] + newPath).joined(separator: ".")
    var groups = Matching(old.groups, new.groups)
    groups.match(
      old: { names.old.enumCase($0.name).name }, new: { names.new.enumCase($0.name).name })
    let unchanged = groups.pairs.count
    groups.match(old: { $0.signature(names.old) }, new: { $0.signature(names.new) })
    for (index, (old, new)) in groups.pairs.enumerated() {
      let (oldCase, newCase) = (
        names.old.enumCase(old.name).name, names.new.enumCase(new.name).name
      )
      let (before, after) = (oldPath + [oldCase], newPath + [newCase])
      result.renamed[before] = after
      if index >= unchanged {
        report(
          .groupRenamed, "\(subject).\(newCase)", "the group was renamed from '\(oldCase)'",
          old: old.name.origin, new: new.name.origin, source: .breaking, wire: .safe)
      }
      compareDocumentation(old.doc, new.doc, "\(subject).\(newCase)", old.name, new.name)
      compareGroups(old, new, oldPath: before, newPath: after, target, &result)
    }
    for group in groups.removed where doubts.new.excludes(group.name) {
      let name = names.old.enumCase(group.name).name
      result.removed.append((oldPath + [name], group, "\(subject).\(name)"))
    }
    for group in groups.added where doubts.old.excludes(group.name) {
      let name = names.new.enumCase(group.name).name
      result.added.insert(newPath + [name])
      report(
        .groupAdded, "\(subject).\(name)", "the group was added", old: nil, new: group.name.origin,
        source: .risky, wire: .safe)
    }
    compareChildren(old.children, new.children, subject, result)
  }

  private mutating func compareChildren(
    _ old: [ChildTarget], _ new: [ChildTarget], _ subject: String, _ groups: GroupChanges
  ) {
    let names = names
    var children = Matching(old, new)
    children.match(
      old: { names.old.enumCase($0.name).name }, new: { names.new.enumCase($0.name).name })
    // A target that was renamed is told as that.
    for (old, new) in children.pairs
    where (groups.renamedTargets[old.target] ?? old.target) != new.target {
      report(
        .childChanged, "\(subject).\(names.new.enumCase(new.name).name)",
        "the child changed "
          + Wording.change(Wording.quoted(old.target), Wording.quoted(new.target)),
        old: old.name.origin, new: new.name.origin, source: .breaking, wire: .breaking)
    }
    for child in children.removed where doubts.new.excludes(child.name) {
      report(
        .childRemoved, "\(subject).\(names.old.enumCase(child.name).name)",
        "the child target was removed", old: child.name.origin, new: nil, source: .breaking,
        wire: .breaking)
    }
    for child in children.added where doubts.old.excludes(child.name) {
      // Variables of the child nest in the target's, as an argument more, or as its first.
      let mustBeGiven = child.hasVariables && !child.hasDefaults
      report(
        .childAdded, "\(subject).\(names.new.enumCase(child.name).name)",
        "the child target \(Wording.quoted(child.target)) was added"
          + (mustBeGiven ? ", whose variables the app must give" : ""), old: nil,
        new: child.name.origin,
        source: mustBeGiven || child.hasVariables && !groups.hadVariables ? .breaking : .risky,
        wire: .safe
      )
    }
  }
}

extension Target {
  /// Whether the app gives it a value: its own variables, or those of a child.
  var hasVariables: Bool {
    func haveChildren(_ group: Group) -> Bool {
      group.children.contains(where: \.hasVariables) || group.groups.contains(where: haveChildren)
    }
    return !variables.isEmpty || haveChildren(root)
  }
}

extension Group {
  var groups: [Group] {
    members.compactMap { if case .group(let group) = $0 { group } else { nil } }
  }

  var children: [ChildTarget] {
    members.compactMap { if case .child(let child) = $0 { child } else { nil } }
  }

  /// What stays when a group gets another name: the names in it.
  func signature(_ names: SwiftNames) -> [String]? {
    let cases = members.map { member in
      switch member {
      case .endpoint(let endpoint): names.enumCase(endpoint.name).name
      case .group(let group): names.enumCase(group.name).name
      case .child(let child): names.enumCase(child.name).name
      }
    }
    return cases.isEmpty ? nil : cases.sorted()
  }
}
