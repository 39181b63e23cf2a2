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
      comparer.renamed(left.type) == right.type
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
    if old.additional != new.additional {
      report(
        .additionalPropertiesChanged, model,
        "additional properties changed from \(Wording.optional(old.additional?.type.description))"
          + " to \(Wording.optional(new.additional?.type.description))",
        old: old.additional?.name.origin ?? oldModel.name.origin,
        new: new.additional?.name.origin ?? model.name.origin,
        source: old.additional == nil ? .risky : .breaking, wire: .risky)
    }
  }

  private mutating func add(_ field: Field, _ model: Model) {
    let name = names.new.member(field.name).name
    let isOptional = field.mayBeMissing || field.type.isOptional || field.constant != nil
    let text = "the field '\(name): \(field.type.description)' was added"
    if isOptional {
      let sends = isSent(model) && (field.default != nil || field.constant != nil || field.sendsNil)
      report(
        .fieldAddedOptional, model, text, old: nil, new: field.name.origin,
        source: field.constant == nil ? .risky : .safe, wire: sends ? .risky : .safe)
    } else {
      report(
        .fieldAddedRequired, model, text + ", which must be there", old: nil,
        new: field.name.origin, source: .breaking, wire: isSent(model) ? .breaking : .risky)
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
    guard old != new || renamed(old.type) != new.type else { return }
    let (sent, read) = (isSent(model), isRead(model))
    let places = (old.name.origin, new.name.origin)
    var found: [(rule: Rule, text: String, source: Verdict, wire: Verdict)] = []
    compareTypes(old, new, name, sent: sent, read: read, &found)
    if old.wireName != new.wireName, !isRenamedOnWire {
      // A way more to find it, behind the old ones, changes nothing.
      let isMore =
        new.wireName.alternatives.starts(with: old.wireName.alternatives)
      found.append(
        (
          .fieldWireKeyChanged,
          "'\(name)' has the key \(Wording.quoted(new.wireName.description)), no more "
            + Wording.quoted(old.wireName.description), .safe, isMore ? .risky : .breaking
        ))
    }
    compareDefaults(old, new, name, read: read, &found)
    if old.constant != new.constant {
      found.append(
        (
          .fieldConstantChanged,
          "the constant '\(name)' changed from \(Wording.optional(old.constant.map(Wording.text)))"
            + " to \(Wording.optional(new.constant.map(Wording.text)))",
          (old.constant == nil) == (new.constant == nil) ? .safe : .breaking, .breaking
        ))
    }
    if old.format != new.format {
      found.append(
        (
          .fieldFormatChanged,
          "the format of '\(name)' changed from \(Wording.text(old.format))"
            + " to \(Wording.text(new.format))", .safe, .breaking
        ))
    }
    if old.isLenient != new.isLenient || old.isLossy != new.isLossy {
      let isStricter = old.isLenient && !new.isLenient || old.isLossy && !new.isLossy
      found.append(
        (
          isStricter ? .fieldStricter : .fieldLooser,
          "'\(name)' is read \(isStricter ? "more strictly" : "more leniently")", .safe,
          read ? (isStricter ? .breaking : .risky) : .safe
        ))
    }
    if old.sendsNil != new.sendsNil || old.isRequired != new.isRequired {
      found.append(
        (
          .fieldNullChanged, "whether '\(name)' is there when it is nil changed", .safe,
          read && new.isRequired && !old.isRequired ? .breaking : .risky
        ))
    }
    if old.direction != new.direction {
      found.append(
        (.fieldDirectionChanged, "which way '\(name)' goes changed", .safe, .risky))
    }
    if old.doc != new.doc || old.deprecation != new.deprecation {
      found.append(
        (.documentationChanged, "the documentation of '\(name)' changed", .safe, .safe))
    }
    for item in found {
      report(
        item.rule, model, item.text, old: places.0, new: places.1, source: item.source,
        wire: item.wire)
    }
  }

  private func compareTypes(
    _ old: Field, _ new: Field, _ name: String, sent: Bool, read: Bool,
    _ found: inout [(rule: Rule, text: String, source: Verdict, wire: Verdict)]
  ) {
    let (before, after) = (renamed(old.type), new.type)
    guard before != after else { return }
    let text = "from '\(old.type.description)' to '\(after.description)'"
    if before.wrapped != after.wrapped || before.isOptional == after.isOptional {
      found.append(
        (
          .fieldTypeChanged, "the type of '\(name)' changed \(text)", .breaking,
          TypeChange.wire(before, after)
        ))
    } else if after.isOptional {
      found.append(
        (
          .fieldBecameOptional, "the field '\(name)' became optional, \(text)", .breaking,
          read ? .breaking : .safe
        ))
    } else {
      found.append(
        (
          .fieldBecameRequired, "the field '\(name)' became required, \(text)", .breaking,
          sent ? .breaking : .safe
        ))
    }
  }

  private func compareDefaults(
    _ old: Field, _ new: Field, _ name: String, read: Bool,
    _ found: inout [(rule: Rule, text: String, source: Verdict, wire: Verdict)]
  ) {
    guard old.default != new.default else { return }
    switch (old.default, new.default) {
    case (nil, let value?):
      found.append(
        (
          .fieldDefaultAdded,
          "the field '\(name)' has the default \(Wording.quoted(Wording.text(value))) now", .safe,
          .risky
        ))
    case (let value?, nil):
      found.append(
        (
          .fieldDefaultRemoved,
          "the field '\(name)' has the default \(Wording.quoted(Wording.text(value))) no more",
          new.type.isOptional ? .safe : .breaking,
          read && !new.type.isOptional ? .breaking : .risky
        ))
    case (let before?, let after?):
      found.append(
        (
          .fieldDefaultChanged,
          "the default of '\(name)' changed from \(Wording.quoted(Wording.text(before)))"
            + " to \(Wording.quoted(Wording.text(after)))", .safe, .risky
        ))
    case (nil, nil): break
    }
  }
}

extension Field {
  /// Whether an answer may lack it.
  var mayBeMissing: Bool { (type.isOptional && !isRequired) || self.default != nil }
}
