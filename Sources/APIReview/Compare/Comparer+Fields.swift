import APIModel
import SwiftCode
import SwiftNames

extension Comparer {
  mutating func compareFields(
    _ old: Structure, _ new: Structure, _ oldModel: Model, _ model: Model
  ) {
    guard old != new else { return }
    let names = names
    var fields = Matching(old.fields, new.fields)
    fields.match(old: { names.old.member($0.name).name }, new: { names.new.member($0.name).name })
    let sameName = fields.pairs.count
    fields.match { $0.wireName }
    let sameWire = fields.pairs.count
    let comparer = self
    // The only one that is left in both, at its place among the others: renamed on the wire too.
    fields.matchSoleRest { left, right in
      comparer.isSame(left.type, right.type)
        && (left.constant == nil) == (right.constant == nil)
        && old.fields.firstIndex { $0.name == left.name }
          == new.fields.firstIndex { $0.name == right.name }
    }
    for (index, (before, after)) in fields.pairs.enumerated() {
      let isRenamedOnWire = index >= sameWire
      let (oldName, newName) = (
        names.old.member(before.name).name, names.new.member(after.name).name
      )
      if index >= sameName {
        report(
          .fieldRenamed, model,
          "the field '\(oldName)' was renamed to '\(newName)'"
            + (isRenamedOnWire ? ", on the wire too" : ""),
          old: before.name.origin, new: after.name.origin, source: .breaking,
          wire: isRenamedOnWire ? .breaking : .safe)
      }
      compare(before, after, newName, model, isRenamedOnWire: isRenamedOnWire)
    }
    for field in fields.removed where doubts.new.excludes(field.name) {
      report(
        .fieldRemoved, model, "the field '\(names.old.member(field.name).name)' was removed",
        old: field.name.origin, new: nil, source: .breaking,
        wire: isRead(model) && !field.mayBeMissing ? .breaking : .risky)
    }
    for field in fields.added where doubts.old.excludes(field.name) { add(field, model) }
    compareOrder(fields.pairs, old, new, model)
    if !isSame(old.additional, new.additional) {
      report(
        .additionalPropertiesChanged, model,
        "additional properties changed "
          + Wording.change(
            Wording.optional(old.additional?.type.description),
            Wording.optional(new.additional?.type.description)),
        old: old.additional?.name.origin ?? oldModel.name.origin,
        new: new.additional?.name.origin ?? model.name.origin,
        source: old.additional == nil ? .risky : .breaking, wire: .risky)
    }
  }

  private func isSame(_ old: AdditionalProperties?, _ new: AdditionalProperties?) -> Bool {
    guard let old, let new else { return (old == nil) == (new == nil) }
    return names.old.member(old.name).name == names.new.member(new.name).name
      && isSame(old.type, new.type)
  }

  private mutating func add(_ field: Field, _ model: Model) {
    let name = names.new.member(field.name).name
    let (sent, read) = (isSent(model), isRead(model))
    if field.constant != nil {
      // An answer without it is refused, unless it is optional; no caller sees it.
      let mustBeThere = read && !field.type.isOptional && field.direction != .writeOnly
      report(
        mustBeThere ? .fieldAddedRequired : .fieldAddedOptional, model,
        "the constant '\(name)' was added" + (mustBeThere ? ", which answers must have" : ""),
        old: nil, new: field.name.origin, source: .safe,
        wire: mustBeThere ? .breaking : sent ? .risky : .safe)
      return
    }
    let text: Phrase = "the field '\(name): \(field.type.description)' was added"
    if field.mayBeMissing || field.type.isOptional {
      let sends = sent && (field.default != nil || field.sendsNil)
      report(
        .fieldAddedOptional, model, text, old: nil, new: field.name.origin, source: .risky,
        wire: sends ? .risky : .safe)
    } else {
      report(
        .fieldAddedRequired, model, text + ", which must be there", old: nil,
        new: field.name.origin, source: .breaking, wire: sent ? .breaking : .risky)
    }
  }

  /// The initializer takes the fields in their order.
  private mutating func compareOrder(
    _ pairs: [(old: Field, new: Field)], _ old: Structure, _ new: Structure, _ model: Model
  ) {
    let common = pairs.filter { $0.old.constant == nil && $0.new.constant == nil }
    let before = old.fields.compactMap { field in
      common.first { $0.old.name == field.name }?.new.name.key
    }
    let after = new.fields.map(\.name.key).filter(Set(before).contains)
    guard before != after else { return }
    report(
      .fieldOrderChanged, model, "the order of the fields changed",
      old: old.fields.first?.name.origin, new: new.fields.first?.name.origin, source: .breaking,
      wire: .safe)
  }

  // MARK: One field

  private mutating func compare(
    _ old: Field, _ new: Field, _ name: String, _ model: Model, isRenamedOnWire: Bool
  ) {
    var comparison = FieldComparison(
      comparer: self, name: name, sent: isSent(model), read: isRead(model))
    comparison.compare(old, new, isRenamedOnWire: isRenamedOnWire)
    for item in comparison.found {
      report(
        item.rule, model, item.text, old: old.name.origin, new: new.name.origin,
        source: item.source, wire: item.wire)
    }
  }
}

extension Field {
  /// Whether an answer may lack it.
  var mayBeMissing: Bool { (type.isOptional && !isRequired) || self.default != nil }
}
