import APIModel
import SwiftCode
import SwiftNames

extension Comparer {
  mutating func compareVariables(_ oldTarget: Target, _ newTarget: Target, _ target: String) {
    let names = names
    let subject = "\(target).Variables"
    let owners = Owners(
      old: [oldTarget.root.name.origin.range], new: [newTarget.root.name.origin.range])
    let comparer = self
    var variables = Matching(oldTarget.variables, newTarget.variables)
    variables.match(
      old: { names.old.member($0.name).name }, new: { names.new.member($0.name).name })
    let sameName = variables.pairs.count
    if !variables.removed.isEmpty, !variables.added.isEmpty {
      let mentions = (Mentions(in: oldTarget, names.old), Mentions(in: newTarget, names.new))
      variables.match(old: { mentions.0[$0] }, new: { mentions.1[$0] })
    }
    variables.matchSoleRest {
      comparer.isSame($0.type, $1.type)
        && comparer.isSame(default: $0.default, of: $0.type, $1.default, of: $1.type)
    }
    renaming = Renaming(
      variables: Dictionary(
        variables.pairs.map { ($0.old.name.key, $0.new.name.key) }
      ) { first, _ in first })
    for (index, (old, new)) in variables.pairs.enumerated() {
      let (before, after) = (names.old.member(old.name).name, names.new.member(new.name).name)
      if index >= sameName {
        report(
          .variableRenamed, subject, "the variable '\(before)' was renamed to '\(after)'",
          old: old.name.origin, new: new.name.origin, source: .breaking, wire: .safe, owners: owners
        )
      }
      compare(old, new, after, subject, owners)
    }
    for variable in variables.removed where doubts.new.excludes(variable.name) {
      report(
        .variableRemoved, subject,
        "the variable '\(names.old.member(variable.name).name)' was removed",
        old: variable.name.origin, new: nil, source: .breaking, wire: .risky, owners: owners)
    }
    for variable in variables.added where doubts.old.excludes(variable.name) {
      let isRequired = variable.default == nil && !variable.type.isOptional
      // A target without variables has another type of them.
      let isFirst = !oldTarget.hasVariables
      report(
        .variableAdded, subject,
        "the variable '\(names.new.member(variable.name).name)' was added"
          + (isRequired ? ", which the app must give" : ""), old: nil, new: variable.name.origin,
        source: isRequired || isFirst ? .breaking : .risky, wire: .safe, owners: owners)
    }
    let common = variables.pairs.map {
      (names.old.member($0.old.name).name, names.new.member($0.new.name).name)
    }
    let oldOrder = oldTarget.variables.compactMap { variable in
      common.first { $0.0 == names.old.member(variable.name).name }?.1
    }
    let newOrder = newTarget.variables.map { names.new.member($0.name).name }
      .filter { name in common.contains { $0.1 == name } }
    if oldOrder != newOrder {
      report(
        .variableOrderChanged, subject, "the order of the variables changed",
        old: oldTarget.variables.first?.name.origin, new: newTarget.variables.first?.name.origin,
        source: .breaking, wire: .safe, owners: owners)
    }
  }

  private mutating func compare(
    _ old: Variable, _ new: Variable, _ name: String, _ subject: String, _ owners: Owners
  ) {
    if !isSame(old.type, new.type) {
      report(
        .variableTypeChanged, subject,
        "the type of '\(name)' changed from '\(old.type.description)' to '\(new.type.description)'",
        old: old.name.origin, new: new.name.origin, source: .breaking, wire: .risky, owners: owners)
    } else if !isSame(default: old.default, of: old.type, new.default, of: new.type) {
      let wasRequired = old.default == nil && !old.type.isOptional
      let isRequired = new.default == nil && !new.type.isOptional
      report(
        .variableDefaultChanged, subject,
        "the default of '\(name)' changed "
          + Wording.change(Wording.optional(old.default), Wording.optional(new.default)),
        old: old.default?.origin ?? old.name.origin, new: new.default?.origin ?? new.name.origin,
        source: isRequired ? .breaking : .safe, wire: wasRequired || isRequired ? .safe : .breaking,
        owners: owners)
    }
    compareDocumentation(old.doc, new.doc, "\(subject).\(name)", old.name, new.name)
  }
}
