import APIModel
import SwiftCode
import SwiftNames

/// What changes of the parameters of one endpoint.
struct ParameterComparison {
  let comparer: Comparer
  let old: PlacedEndpoint
  let new: PlacedEndpoint
  private(set) var found: [Finding] = []

  init(comparer: Comparer, old: PlacedEndpoint, new: PlacedEndpoint) {
    self.comparer = comparer
    self.old = old
    self.new = new
  }

  private func oldName(_ parameter: Parameter) -> String {
    comparer.names.old.member(parameter.name).name
  }
  private func newName(_ parameter: Parameter) -> String {
    comparer.names.new.member(parameter.name).name
  }

  private mutating func report(
    _ rule: Rule, _ text: Phrase, _ old: Parameter?, _ new: Parameter?, source: Verdict,
    wire: Verdict, oldPlace: Origin? = nil, newPlace: Origin? = nil
  ) {
    found.append(
      Finding(
        rule: rule, text: text, source: source, wire: wire,
        isInherited: (old?.level ?? new?.level) != .endpoint
          && (new?.level ?? old?.level) != .endpoint,
        old: oldPlace ?? old?.name.origin, new: newPlace ?? new?.name.origin))
  }

  // MARK: Added and removed

  mutating func add(_ parameter: Parameter) {
    let name = newName(parameter)
    guard parameter.isArgument else {
      if parameter.isInPathAsText { return }
      report(
        .constantAdded,
        "the constant '\(name)' is sent\(value(parameter))", nil, parameter, source: .safe,
        wire: .risky)
      return
    }
    // Without arguments the call is a property, with one it is a function.
    let isFirst = old.endpoint.arguments.isEmpty
    if parameter.isOptionalArgument {
      let sends = parameter.defaultValue != nil && !parameter.omitsDefault
      report(
        .parameterAddedOptional,
        "the argument '\(name): \(parameter.type.description)' was added"
          + (parameter.defaultValue.map { ", with the default \(Wording.value($0))" } ?? ""),
        nil, parameter, source: isFirst ? .breaking : .risky,
        wire: sends ? .risky : .safe)
    } else {
      report(
        .parameterAddedRequired,
        "the argument '\(name): \(parameter.type.description)' was added, which callers must give",
        nil, parameter, source: .breaking, wire: .breaking)
    }
  }

  mutating func remove(_ parameter: Parameter) {
    let name = oldName(parameter)
    if parameter.isArgument {
      report(
        .parameterRemoved, "the argument '\(name)' was removed", parameter, nil, source: .breaking,
        wire: .risky)
    } else if !parameter.isInPathAsText {
      report(
        .constantRemoved, "the constant '\(name)' is not sent any more", parameter, nil,
        source: .safe, wire: .risky)
    }
  }

  private func value(_ parameter: Parameter) -> Phrase {
    guard case .constant(let value) = parameter.role else { return "" }
    return ", with \(Wording.value(value))"
  }

  // MARK: Changed

  mutating func compare(_ before: Parameter, _ after: Parameter) {
    let name = newName(after)
    let isRenamed = oldName(before) != name
    let hasOtherKey =
      old.hasWireName(before) && new.hasWireName(after) && before.wireName != after.wireName
    switch (before.role, after.role) {
    case (.argument(let old), .argument(let new)):
      if isRenamed {
        report(
          .parameterRenamed,
          "the argument '\(oldName(before))' was renamed to '\(name)'"
            + (hasOtherKey ? ", on the wire too" : ""), before, after, source: .breaking,
          wire: hasOtherKey ? .breaking : .safe)
      }
      compareTypes(before, after, name)
      compareDefaults(before, after, name, old, new)
    case (.constant(let old), .constant(let new)):
      compareConstants(before, after, name, old, new)
    case (.argument, .constant):
      report(
        .parameterBecameConstant,
        "the argument '\(name)' became a constant\(value(after))", before, after, source: .breaking,
        wire: .risky)
    case (.constant, .argument):
      let isOptional = after.isOptionalArgument
      report(
        .constantBecameParameter, "the constant '\(name)' became an argument", before, after,
        source: isOptional && !old.endpoint.arguments.isEmpty ? .risky : .breaking, wire: .risky)
    }
    compareWire(
      before, after, name, hasOtherKey: hasOtherKey && !(isRenamed && before.isArgument))
    if before.doc != after.doc {
      report(
        .documentationChanged, "the documentation of '\(name)' changed", before, after,
        source: .safe, wire: .safe)
    }
  }

  private mutating func compareTypes(_ before: Parameter, _ after: Parameter, _ name: String) {
    guard !comparer.isSame(before.type, after.type) else { return }
    let (old, new) = (
      comparer.meaning(ofOld: before.type), comparer.meaning(ofNew: after.type)
    )
    let text = Wording.change(
      Wording.quoted(before.type.description), Wording.quoted(after.type.description))
    if old.wrapped != new.wrapped || old.isOptional == new.isOptional {
      report(
        .parameterTypeChanged, "the type of '\(name)' changed \(text)", before, after,
        source: .breaking, wire: TypeChange.wire(old, new))
    } else if new.isOptional {
      // A value is converted to an optional at a call, but not in a pattern.
      report(
        .parameterBecameOptional, "the argument '\(name)' became optional, \(text)", before, after,
        source: .risky, wire: .safe)
    } else {
      report(
        .parameterBecameRequired, "the argument '\(name)' became required, \(text)", before, after,
        source: .breaking, wire: .breaking)
    }
  }

  private mutating func compareDefaults(
    _ before: Parameter, _ after: Parameter, _ name: String, _ old: Value?, _ new: Value?
  ) {
    guard !comparer.isSame(default: old, of: before.type, new, of: after.type) else { return }
    let (oldPlace, newPlace) = (old?.origin, new?.origin)
    switch (
      Comparer.felt(old, of: before.type),
      Comparer.felt(new, of: after.type)
    ) {
    case (nil, let new?):
      // Whoever left it out sent nothing so far.
      report(
        .parameterDefaultAdded, "the argument '\(name)' has the default \(Wording.value(new)) now",
        before, after, source: .safe, wire: before.type.isOptional ? .breaking : .safe,
        newPlace: newPlace)
    case (let old?, nil):
      report(
        .parameterDefaultRemoved,
        "the argument '\(name)' has the default \(Wording.value(old)) no more", before, after,
        source: after.type.isOptional ? .safe : .breaking, wire: .breaking, oldPlace: oldPlace)
    case (let old?, let new?):
      report(
        .parameterDefaultChanged,
        "the default of '\(name)' changed "
          + Wording.change(Wording.value(old), Wording.value(new)), before, after, source: .safe,
        wire: .breaking, oldPlace: oldPlace, newPlace: newPlace)
    case (nil, nil): break
    }
  }

  private mutating func compareConstants(
    _ before: Parameter, _ after: Parameter, _ name: String, _ old: Value, _ new: Value
  ) {
    guard comparer.meaning(ofOld: old, before.type) != comparer.meaning(ofNew: new, after.type)
    else { return }
    if before.isInPathAsText, after.isInPathAsText { return }
    // Where all is text, a number is no other than its digits.
    let isSameText = old.wireText != nil && old.wireText == new.wireText
    if isSameText, self.old.writesText(before), self.new.writesText(after) { return }
    report(
      .constantChanged,
      "the constant '\(name)' changed \(Wording.change(Wording.value(old), Wording.value(new)))",
      before, after, source: .safe, wire: .breaking, oldPlace: old.origin, newPlace: new.origin)
  }

  private mutating func compareWire(
    _ before: Parameter, _ after: Parameter, _ name: String, hasOtherKey: Bool
  ) {
    let (oldLocation, newLocation) = (old.location(of: before), new.location(of: after))
    let isImplied =
      before.placement == after.placement
      && old.addressKeys.contains(before.name.key) == new.addressKeys.contains(after.name.key)
    if !isImplied, oldLocation != newLocation {
      report(
        .parameterLocationChanged, "'\(name)' moved from \(oldLocation) to \(newLocation)", before,
        after, source: .safe, wire: .breaking)
    } else if let (from, to) = movedInPath(before, after) {
      report(
        .parameterLocationChanged, "'\(name)' moved from place \(from) to place \(to) of the path",
        before, after, source: .safe, wire: .breaking)
    } else if hasOtherKey {
      report(
        .parameterWireNameChanged,
        "'\(name)' is sent as \(Wording.name(after.wireName)), no more as "
          + Wording.name(before.wireName), before, after, source: .safe, wire: .breaking)
    }
    if let written = written(before, after) {
      report(
        .parameterFormatChanged, "how '\(name)' is written changed \(written)", before, after,
        source: .safe, wire: .breaking)
    }
    let spreadsOtherwise =
      before.placement == after.placement
      ? before.spreads != after.spreads : old.spreads(before) != new.spreads(after)
    if before.omitsDefault != after.omitsDefault || before.sendsNil != after.sendsNil
      || spreadsOtherwise
    {
      report(
        .parameterPresenceChanged, "when '\(name)' is sent, or as what, changed", before, after,
        source: .safe, wire: .breaking)
    }
    // Of what is a part no more, the encoding tells.
    if oldLocation == newLocation,
      old.endpoint.effective.encoding == new.endpoint.effective.encoding,
      before.fileName != after.fileName || old.mediaType(of: before) != new.mediaType(of: after)
    {
      report(
        .parameterPartChanged, "the file name or media type of the part '\(name)' changed", before,
        after, source: .safe, wire: .risky)
    }
  }

  /// The places of an argument in a path that looks the same without its names, from 1; nil when they are one.
  private func movedInPath(_ before: Parameter, _ after: Parameter) -> (Int, Int)? {
    guard old.wireAddress(comparer.renaming) == new.wireAddress(.none),
      let from = old.addressKeys.firstIndex(of: before.name.key),
      let to = new.addressKeys.firstIndex(of: after.name.key), from != to
    else { return nil }
    return (from + 1, to + 1)
  }

  /// `from … to …`; nil when a value is written as it was. What the endpoint says is told of the endpoint.
  private func written(_ before: Parameter, _ after: Parameter) -> Phrase? {
    let (oldFormat, newFormat) = (old.format(of: before), new.format(of: after))
    if oldFormat != newFormat {
      return Wording.change(Wording.text(oldFormat), Wording.text(newFormat))
    }
    let (oldValues, newValues) = (before.values.meaning, after.values.meaning)
    if oldValues != newValues {
      return Wording.change(Wording.optional(oldValues), Wording.optional(newValues))
    }
    for kind in WrittenStyle.allCases where kind.text(before.style) != kind.text(after.style) {
      let (oldEffects, newEffects) = (
        old.effects(of: kind, on: before), new.effects(of: kind, on: after)
      )
      guard oldEffects != newEffects else { continue }
      return "(\(kind.what)) "
        + kind.change(
          before.style.inheriting(old.endpoint.effective.style),
          after.style.inheriting(new.endpoint.effective.style))
    }
    if before.escape != after.escape, old.escapes(before), new.escapes(after) {
      return Wording.change(
        Wording.quoted(before.escape.rawValue), Wording.quoted(after.escape.rawValue))
    }
    return nil
  }

  // MARK: Order

  /// Labels do not make up for the order of arguments.
  mutating func compareOrder(_ pairs: [(old: Parameter, new: Parameter)]) {
    let common = pairs.filter { $0.old.isArgument && $0.new.isArgument }
    let before: [String] = old.endpoint.arguments.compactMap { argument in
      common.first { $0.old.name == argument.name }.map { newName($0.new) }
    }
    let after: [String] = new.endpoint.arguments.compactMap { argument in
      common.first { $0.new.name == argument.name }.map { newName($0.new) }
    }
    guard before != after else { return }
    found.append(
      Finding(
        rule: .parameterOrderChanged,
        text: "the order of the arguments changed "
          + Wording.change(
            Wording.quoted(before.joined(separator: ", ")),
            Wording.quoted(after.joined(separator: ", "))), source: .breaking, wire: .safe,
        old: old.endpoint.name.origin, new: new.endpoint.name.origin))
  }
}

extension Parameter {
  /// Whether it is a constant that a path names, whose text the path has.
  fileprivate var isInPathAsText: Bool { !isArgument && placement == .path }
}

extension [Value.Entry] {
  /// As a value, in no order; nil when there are none.
  fileprivate var meaning: Value? {
    first.map { Renaming.none(Value(.object(self), origin: $0.origin)) }
  }
}

extension Value {
  /// The text that a query, a header or a form has of it; nil of what has several, and of Bools, which have styles.
  fileprivate var wireText: String? {
    switch content {
    case .number(let number): number
    case .text(let template): template.plainText
    case .null, .bool, .array, .object: nil
    }
  }
}
