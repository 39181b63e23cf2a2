import APIModel
import SwiftCode
import SwiftNames

/// Enums and unions.
extension Comparer {
  mutating func compareCases(
    _ old: Enumeration, _ new: Enumeration, _ oldModel: Model, _ model: Model
  ) {
    guard old != new else { return }
    let names = names
    let (before, after) = (oldModel.name.origin, model.name.origin)
    if old.raw != new.raw {
      report(
        .enumTypeChanged, model,
        "the values changed from '\(old.raw.rawValue)' to '\(new.raw.rawValue)'", old: before,
        new: after, source: .breaking, wire: .breaking)
      return
    }
    compareOpenness(
      old.unknownCase, new.unknownCase, model, before, after, (.enumOpened, .enumClosed))
    let isOpenInBoth = old.unknownCase != nil && new.unknownCase != nil
    if isOpenInBoth, old.isStruct != new.isStruct {
      report(
        .enumShapeChanged, model,
        "the \(old.isStruct ? "struct with static members became an enum" : "enum became a struct with static members, having more than fifty cases")",
        old: before, new: after, source: .breaking, wire: .safe)
    }
    if old.ignoresCase != new.ignoresCase {
      report(
        .enumMatchingChanged, model,
        "capitals \(new.ignoresCase ? "do not matter any more" : "matter now") when it is read",
        old: before, new: after, source: .safe, wire: new.ignoresCase ? .safe : .risky)
    }
    let (cases, sameName) = matched(old, new)
    for (index, (before, after)) in cases.pairs.enumerated() {
      let name = names.new.enumCase(after.name).name
      if index >= sameName {
        report(
          .enumCaseRenamed, model,
          "the case '\(names.old.enumCase(before.name).name)' was renamed to '\(name)'",
          old: before.name.origin, new: after.name.origin, source: .breaking, wire: .safe)
      }
      if before.raw != after.raw {
        report(
          .enumValueChanged, model,
          "the value of '\(name)' changed "
            + Wording.change(Wording.value(before.raw), Wording.value(after.raw)),
          old: before.raw.origin,
          new: after.raw.origin, source: .safe, wire: .breaking)
      }
      if before.doc != after.doc {
        report(
          .documentationChanged, model, "the documentation of '\(name)' changed",
          old: before.name.origin, new: after.name.origin, source: .safe, wire: .safe)
      }
    }
    let (sent, read) = (isSent(model), isRead(model))
    for item in cases.removed where doubts.new.excludes(item.name) {
      report(
        .enumValueRemoved, model, "the case '\(names.old.enumCase(item.name).name)' was removed",
        old: item.name.origin, new: nil, source: .breaking,
        wire: sent ? .breaking : new.unknownCase == nil ? .risky : .safe)
    }
    for item in cases.added where doubts.old.excludes(item.name) {
      report(
        .enumValueAdded, model, "the case '\(names.new.enumCase(item.name).name)' was added",
        old: nil, new: item.name.origin, source: new.isStruct ? .safe : .risky,
        wire: read && old.unknownCase == nil ? .breaking : .safe)
    }
  }

  /// Which cases are the same, first those that kept their names, and how many did.
  private func matched(
    _ old: Enumeration, _ new: Enumeration
  ) -> (cases: Matching<Enumeration.Case>, sameName: Int) {
    let names = names
    var cases = Matching(old.cases, new.cases)
    cases.match(
      old: { names.old.enumCase($0.name).name }, new: { names.new.enumCase($0.name).name })
    let sameName = cases.pairs.count
    cases.match { $0.raw }
    return (cases, sameName)
  }

  /// The new keys of an enum's cases, by their old keys.
  func renamedCases(_ old: Model, _ new: Model) -> [String: String]? {
    guard case .enumeration(let old) = old.kind, case .enumeration(let new) = new.kind,
      old.raw == new.raw
    else { return nil }
    let pairs = matched(old, new).cases.pairs
    return Dictionary(pairs.map { ($0.old.name.key, $0.new.name.key) }) { first, _ in first }
  }

  /// An open enum or union has a case more, for what is unknown.
  private mutating func compareOpenness(
    _ old: Name?, _ new: Name?, _ model: Model, _ before: Origin, _ after: Origin,
    _ rules: (opened: Rule, closed: Rule)
  ) {
    switch (old, new) {
    case (nil, .some(let name)):
      report(
        rules.opened, model,
        "values that no case has are kept in '\(names.new.enumCase(name).name)' now", old: before,
        new: name.origin, source: rules.opened == .enumOpened ? .breaking : .risky, wire: .safe)
    case (.some(let name), nil):
      report(
        rules.closed, model, "values that no case has are refused now", old: name.origin,
        new: after, source: .breaking, wire: isRead(model) ? .breaking : .safe)
    case (.some(let old), .some(let new)):
      let (oldName, newName) = (names.old.enumCase(old).name, names.new.enumCase(new).name)
      guard oldName != newName else { return }
      report(
        rules.opened == .enumOpened ? .enumCaseRenamed : .unionVariantRenamed, model,
        "the case '\(oldName)' was renamed to '\(newName)'", old: old.origin, new: new.origin,
        source: .breaking, wire: .safe)
    case (nil, nil): break
    }
  }

  mutating func compareVariants(_ old: Union, _ new: Union, _ oldModel: Model, _ model: Model) {
    guard old != new else { return }
    let names = names
    let (before, after) = (oldModel.name.origin, model.name.origin)
    if old.discriminator != new.discriminator {
      report(
        .unionDiscriminatorChanged, model,
        "the discriminator changed "
          + Wording.change(
            old.discriminator.map(Wording.name) ?? "nothing",
            new.discriminator.map(Wording.name) ?? "nothing"), old: before, new: after,
        source: .safe, wire: .breaking)
    }
    compareOpenness(
      old.unknownCase, new.unknownCase, model, before, after, (.unionOpened, .unionClosed))
    let comparer = self
    var variants = Matching(old.variants, new.variants)
    variants.match(
      old: { names.old.enumCase($0.name).name }, new: { names.new.enumCase($0.name).name })
    let sameName = variants.pairs.count
    variants.match(
      old: { comparer.meaning(ofOld: $0.type) }, new: { comparer.meaning(ofNew: $0.type) })
    for (index, (before, after)) in variants.pairs.enumerated() {
      let name = names.new.enumCase(after.name).name
      if index >= sameName {
        report(
          .unionVariantRenamed, model,
          "the variant '\(names.old.enumCase(before.name).name)' was renamed to '\(name)'",
          old: before.name.origin, new: after.name.origin, source: .breaking, wire: .safe)
      }
      if !isSame(before.type, after.type) {
        report(
          .unionVariantTypeChanged, model,
          "the variant '\(name)' changed from '\(before.type.description)'"
            + " to '\(after.type.description)'", old: before.name.origin, new: after.name.origin,
          source: .breaking, wire: .breaking)
      }
      if before.tag != after.tag {
        report(
          .unionTagChanged, model,
          "the tag of '\(name)' changed "
            + Wording.change(Wording.optional(before.tag), Wording.optional(after.tag)),
          old: before.name.origin, new: after.name.origin,
          source: .safe, wire: .breaking)
      }
    }
    let (sent, read) = (isSent(model), isRead(model))
    for variant in variants.removed where doubts.new.excludes(variant.name) {
      report(
        .unionVariantRemoved, model,
        "the variant '\(names.old.enumCase(variant.name).name)' was removed",
        old: variant.name.origin, new: nil, source: .breaking,
        wire: sent ? .breaking : new.unknownCase == nil ? .risky : .safe)
    }
    for variant in variants.added where doubts.old.excludes(variant.name) {
      report(
        .unionVariantAdded, model,
        "the variant '\(names.new.enumCase(variant.name).name)' was added", old: nil,
        new: variant.name.origin, source: .risky,
        wire: read && old.unknownCase == nil ? .breaking : .safe)
    }
    guard old.discriminator == nil, new.discriminator == nil else { return }
    let order = variants.pairs.map { names.new.enumCase($0.new.name).name }
    let oldOrder = old.variants.compactMap { variant in
      variants.pairs.first { $0.old.name == variant.name }
        .map { names.new.enumCase($0.new.name).name }
    }
    let newOrder = new.variants.map { names.new.enumCase($0.name).name }.filter(order.contains)
    if oldOrder != newOrder {
      report(
        .unionOrderChanged, model, "the variants are tried in another order", old: before,
        new: after, source: .safe, wire: .breaking)
    }
  }
}

extension Enumeration {
  /// Past fifty cases an open enum is a struct with static members (as `EnumEmitter` has it).
  var isStruct: Bool { unknownCase != nil && cases.count > 50 && !ignoresCase }
}
