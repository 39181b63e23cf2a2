import APIModel
import SwiftCode
import SwiftNames

/// What changes of one endpoint's parameters, argument by argument and constant by constant.
extension Comparer {
  func parameterFindings(_ old: PlacedEndpoint, _ new: PlacedEndpoint) -> [Finding] {
    let (before, after) = (old.endpoint.parameters, new.endpoint.parameters)
    guard before != after || old.pathKeys != new.pathKeys else { return [] }
    let names = names
    var parameters = Matching(before, after)
    parameters.match(
      old: { names.old.member($0.name).name }, new: { names.new.member($0.name).name })
    // Renamed: the place on the wire stays, or the place in the path.
    parameters.match(
      old: { Place($0, in: old) }, new: { Place($0, in: new) })
    let comparer = self
    let known = parameters.pairs.count
    // The only one that is left in both, at its place among the others: renamed on the wire too.
    parameters.matchSoleRest { left, right in
      comparer.renamed(left.type) == right.type && left.isArgument == right.isArgument
        && before.firstIndex { $0.name == left.name } == after.firstIndex { $0.name == right.name }
    }
    var comparison = ParameterComparison(comparer: self, old: old, new: new)
    for (index, (old, new)) in parameters.pairs.enumerated() {
      comparison.compare(old, new, isRenamedOnWire: index >= known)
    }
    for parameter in parameters.removed where doubts.new.excludes(parameter.name) {
      comparison.remove(parameter)
    }
    for parameter in parameters.added where doubts.old.excludes(parameter.name) {
      comparison.add(parameter)
    }
    comparison.compareOrder(parameters.pairs)
    return comparison.found
  }

  /// Where a value stands on the wire, however the argument is called.
  private enum Place: Hashable {
    case path(Int)
    case named(String, WireName, isArgument: Bool)

    init?(_ parameter: Parameter, in endpoint: PlacedEndpoint) {
      if let index = endpoint.pathKeys.firstIndex(of: parameter.name.key) {
        self = .path(index)
      } else {
        self = .named(
          endpoint.location(of: parameter), parameter.wireName, isArgument: parameter.isArgument)
      }
    }
  }
}

private struct ParameterComparison {
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
    _ rule: Rule, _ text: String, _ old: Parameter?, _ new: Parameter?, source: Verdict,
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
          + (parameter.defaultValue.map { ", with the default \(Wording.quoted(Wording.text($0)))" }
            ?? ""),
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
    } else {
      report(
        .constantRemoved, "the constant '\(name)' is not sent any more", parameter, nil,
        source: .safe, wire: .risky)
    }
  }

  private func value(_ parameter: Parameter) -> String {
    guard case .constant(let value) = parameter.role else { return "" }
    return ", with \(Wording.quoted(Wording.text(value)))"
  }

  // MARK: Changed

  mutating func compare(_ before: Parameter, _ after: Parameter, isRenamedOnWire: Bool) {
    let name = newName(after)
    switch (before.role, after.role) {
    case (.argument(let old), .argument(let new)):
      if oldName(before) != name {
        report(
          .parameterRenamed,
          "the argument '\(oldName(before))' was renamed to '\(name)'"
            + (isRenamedOnWire ? ", on the wire too" : ""), before, after, source: .breaking,
          wire: isRenamedOnWire ? .breaking : .safe)
      }
      compareTypes(before, after, name)
      compareDefaults(before, after, name, old, new)
    case (.constant(let old), .constant(let new)):
      if old != new {
        report(
          .constantChanged,
          "the constant '\(name)' changed from \(Wording.quoted(Wording.text(old)))"
            + " to \(Wording.quoted(Wording.text(new)))", before, after, source: .safe,
          wire: .breaking, oldPlace: old.origin, newPlace: new.origin)
      }
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
    compareWire(before, after, name, isRenamedOnWire: isRenamedOnWire && before.isArgument)
    if before.doc != after.doc {
      report(
        .documentationChanged, "the documentation of '\(name)' changed", before, after,
        source: .safe, wire: .safe)
    }
  }

  private mutating func compareTypes(_ before: Parameter, _ after: Parameter, _ name: String) {
    let (old, new) = (comparer.renamed(before.type), after.type)
    guard old != new else { return }
    let text = "from '\(before.type.description)' to '\(new.description)'"
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
    guard old != new else { return }
    let (oldPlace, newPlace) = (old?.origin, new?.origin)
    switch (old, new) {
    case (nil, let new?):
      // Whoever left it out sent nothing so far.
      report(
        .parameterDefaultAdded,
        "the argument '\(name)' has the default \(Wording.quoted(Wording.text(new))) now", before,
        after, source: .safe, wire: before.type.isOptional ? .breaking : .safe, newPlace: newPlace)
    case (let old?, nil):
      report(
        .parameterDefaultRemoved,
        "the argument '\(name)' has the default \(Wording.quoted(Wording.text(old))) no more",
        before, after, source: after.type.isOptional ? .safe : .breaking, wire: .breaking,
        oldPlace: oldPlace)
    case (let old?, let new?):
      report(
        .parameterDefaultChanged,
        "the default of '\(name)' changed from \(Wording.quoted(Wording.text(old)))"
          + " to \(Wording.quoted(Wording.text(new)))", before, after, source: .safe,
        wire: .breaking, oldPlace: oldPlace, newPlace: newPlace)
    case (nil, nil): break
    }
  }

  private mutating func compareWire(
    _ before: Parameter, _ after: Parameter, _ name: String, isRenamedOnWire: Bool
  ) {
    let (oldLocation, newLocation) = (old.location(of: before), new.location(of: after))
    let isImplied =
      before.placement == after.placement
      && old.pathKeys.contains(before.name.key) == new.pathKeys.contains(after.name.key)
    if !isImplied, oldLocation != newLocation {
      report(
        .parameterLocationChanged, "'\(name)' moved from \(oldLocation) to \(newLocation)", before,
        after, source: .safe, wire: .breaking)
    } else if let (from, to) = movedInPath(before, after) {
      report(
        .parameterLocationChanged, "'\(name)' moved from place \(from) to place \(to) of the path",
        before, after, source: .safe, wire: .breaking)
    } else if !isRenamedOnWire, before.wireName != after.wireName, newLocation != "the path",
      newLocation != "the whole body"
    {
      report(
        .parameterWireNameChanged,
        "'\(name)' is sent as \(Wording.quoted(after.wireName.description)), no more as "
          + Wording.quoted(before.wireName.description), before, after, source: .safe,
        wire: .breaking)
    }
    if before.format != after.format || before.values != after.values
      || before.escape != after.escape || before.style != after.style
    {
      report(
        .parameterFormatChanged, "how '\(name)' is written changed\(written(before, after))",
        before, after, source: .safe, wire: .breaking)
    }
    if before.omitsDefault != after.omitsDefault || before.sendsNil != after.sendsNil
      || before.spreads != after.spreads
    {
      report(
        .parameterPresenceChanged, "when '\(name)' is sent, or as what, changed", before, after,
        source: .safe, wire: .breaking)
    }
    // Of what is a part no more, the encoding tells.
    if oldLocation == newLocation,
      old.endpoint.effective.encoding == new.endpoint.effective.encoding,
      before.fileName != after.fileName || before.mediaType != after.mediaType
    {
      report(
        .parameterPartChanged, "the file name or media type of the part '\(name)' changed", before,
        after, source: .safe, wire: .risky)
    }
  }

  /// The places of an argument in a path that looks the same without its names, from 1; nil when they are one.
  private func movedInPath(_ before: Parameter, _ after: Parameter) -> (Int, Int)? {
    guard old.wireAddress == new.wireAddress,
      let from = old.pathKeys.firstIndex(of: before.name.key),
      let to = new.pathKeys.firstIndex(of: after.name.key), from != to
    else { return nil }
    return (from + 1, to + 1)
  }

  private func written(_ before: Parameter, _ after: Parameter) -> String {
    if before.format != after.format {
      return " from \(Wording.text(before.format)) to \(Wording.text(after.format))"
    }
    if before.style.arrays != after.style.arrays {
      return " from \(Wording.optional(before.style.arrays?.rawValue))"
        + " to \(Wording.optional(after.style.arrays?.rawValue))"
    }
    if before.escape != after.escape {
      return " from \(Wording.quoted(before.escape.rawValue))"
        + " to \(Wording.quoted(after.escape.rawValue))"
    }
    return ""
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
        text: "the order of the arguments changed from '\(before.joined(separator: ", "))'"
          + " to '\(after.joined(separator: ", "))'", source: .breaking, wire: .safe,
        old: old.endpoint.name.origin, new: new.endpoint.name.origin))
  }
}

/// What another type means for the wire.
enum TypeChange {
  static func wire(_ old: TypeReference, _ new: TypeReference) -> Verdict {
    switch (old, new) {
    case (.optional(let old), .optional(let new)), (.array(let old), .array(let new)),
      (.dictionary(let old), .dictionary(let new)):
      wire(old, new)
    case (.optional(let old), let new), (let old, .optional(let new)):
      max(.risky, wire(old, new))
    case (.builtin(let old), .builtin(let new)) where old != new:
      // These look alike on the wire, and differ in what they accept.
      old.isNumber && new.isNumber || old.isText && new.isText || old == .json || new == .json
        ? .risky : .breaking
    default: old == new ? .safe : .breaking
    }
  }
}

extension TypeReference.Builtin {
  fileprivate var isText: Bool { [.string, .url, .uuid].contains(self) }
}
