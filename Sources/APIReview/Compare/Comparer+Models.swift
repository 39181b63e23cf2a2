import APIModel
import SwiftCode
import SwiftNames

extension Comparer {
  mutating func compareModels(_ olds: [API], _ news: [API]) {
    let names = names
    // A spec may say itself how names are made.
    var namings: [String: SwiftNames] = [:]
    for api in olds + news {
      for model in api.models { namings[model.name.key] = names.new.applying(api.options) }
    }
    func naming(_ model: Model) -> (SwiftNames, SwiftNames) {
      let naming = namings[model.name.key] ?? names.new
      return (naming, naming)
    }
    var models = Matching(olds.flatMap(\.models), news.flatMap(\.models))
    models.match(old: { names.old.type($0.name).name }, new: { names.new.type($0.name).name })
    let sameName = models.pairs.count
    models.match { ModelShape($0) }
    models.matchSoleRest { ModelShape.isSimilar($0, $1) }
    for (old, new) in models.pairs {
      renamedModels[old.name.key] = new.name.key
      oldModels[new.name.key] = old
      self.names = naming(new)
      renamedCases[old.name.key] = renamedCases(old, new)
    }
    for (index, (old, new)) in models.pairs.enumerated() {
      self.names = naming(new)
      if index >= sameName {
        report(
          .modelRenamed, new, "the model was renamed from '\(names.old.type(old.name).name)'",
          old: old.name.origin, new: new.name.origin, source: .breaking, wire: .safe)
      }
      compare(old, new)
    }
    for model in models.removed where doubts.new.excludes(model.name) {
      let use = uses.old[model]
      report(
        .modelRemoved, names.old.type(model.name).name, "the model was removed",
        old: model.name.origin, new: nil, source: .breaking, wire: .safe, endpoints: use.endpoints,
        direction: use.direction)
    }
    for model in models.added where doubts.old.excludes(model.name) {
      let isShadowing = KnownTypes.names.contains(names.new.type(model.name).name)
      report(
        .modelAdded, model,
        "the model was added\(isShadowing ? ", which is named like a type of Apple's" : "")",
        old: nil, new: model.name.origin, source: isShadowing ? .risky : .safe, wire: .safe)
    }
  }

  /// A change of a model, told once with the endpoints that it reaches.
  mutating func report(
    _ rule: Rule, _ model: Model, _ text: Phrase, old: Origin?, new: Origin?, source: Verdict,
    wire: Verdict
  ) {
    let use = use(of: model)
    report(
      rule, names.new.type(model.name).name, text, old: old, new: new, source: source, wire: wire,
      endpoints: use.endpoints, direction: use.direction,
      owners: Owners(
        old: [oldModels[model.name.key]?.name.origin.range].compactMap(\.self),
        new: [model.name.origin.range]))
  }

  /// How the new model is used; a model that nothing uses any more was used as before.
  func use(of model: Model) -> ModelUses.Use {
    let new = uses.new[model]
    guard new.endpoints.isEmpty, !new.isSent, let old = oldModels[model.name.key] else {
      return new
    }
    return uses.old[old]
  }

  func isSent(_ model: Model) -> Bool { Direction.isSent(use(of: model).direction) }
  func isRead(_ model: Model) -> Bool { Direction.isRead(use(of: model).direction) }

  private mutating func compare(_ old: Model, _ new: Model) {
    func origins() -> (Origin, Origin) { (old.name.origin, new.name.origin) }
    let (before, after) = origins()
    switch (old.kind, new.kind) {
    case (.structure(let left), .structure(let right)): compareFields(left, right, old, new)
    case (.enumeration(let left), .enumeration(let right)): compareCases(left, right, old, new)
    case (.union(let left), .union(let right)): compareVariants(left, right, old, new)
    case (.alias(let left), .alias(let right)):
      if !isSame(left, right) {
        report(
          .modelAliasChanged, new,
          "the alias changed from '\(left.description)' to '\(right.description)'", old: before,
          new: after, source: .breaking,
          wire: TypeChange.wire(meaning(ofOld: left), meaning(ofNew: right)))
      }
    case (.external(let left), .external(let right)):
      if left != right {
        report(
          .modelAliasChanged, new,
          "the type changed \(Wording.change(Wording.quoted(left), Wording.quoted(right)))",
          old: before, new: after, source: .breaking, wire: .risky)
      }
    default:
      report(
        .modelKindChanged, new,
        "the model changed from \(Self.text(old.kind)) to \(Self.text(new.kind))", old: before,
        new: after, source: .breaking, wire: .breaking)
    }
    for conformance in new.conformances where !old.conformances.contains(conformance) {
      report(
        .conformanceAdded, new, "the model conforms to \(conformance.rawValue) now", old: before,
        new: after, source: .safe, wire: .safe)
    }
    for conformance in old.conformances where !new.conformances.contains(conformance) {
      // What is hashable is equatable.
      let isKept = conformance == .equatable && new.conformances.contains(.hashable)
      report(
        .conformanceRemoved, new, "the model conforms to \(conformance.rawValue) no more",
        old: before, new: after, source: isKept ? .safe : .breaking, wire: .safe)
    }
    // What the module chooses is told of the module.
    let access = (
      old.access ?? accesses.old[old.file] ?? "public",
      new.access ?? accesses.new[new.file] ?? "public"
    )
    if old.access != new.access, access.0 != access.1 {
      report(
        .modelAccessChanged, new,
        "the access changed \(Wording.change(Wording.quoted(access.0), Wording.quoted(access.1)))",
        old: before, new: after, source: Self.verdict(of: "access", access.0, access.1),
        wire: .safe)
    }
    switch (old.deprecation, new.deprecation) {
    case (nil, .some(let message)):
      report(
        .modelDeprecated, new, "the model is deprecated: \(Wording.quoted(message))", old: before,
        new: after, source: .safe, wire: .safe)
    case (.some, nil):
      report(
        .modelUndeprecated, new, "the model is not deprecated any more", old: before, new: after,
        source: .safe, wire: .safe)
    default: break
    }
    compareDocumentation(old.doc, new.doc, names.new.type(new.name).name, old.name, new.name)
  }

  private static func text(_ kind: Model.Kind) -> Phrase {
    switch kind {
    case .structure: "a struct"
    case .enumeration: "an enum"
    case .union: "a union"
    case .alias(let type): "the alias '\(type.description)'"
    case .external(let type): "the type \(Wording.quoted(type))"
    }
  }
}

/// What of a model the wire shows: it stays when the model is renamed.
struct ModelShape: Hashable {
  private var kind: String
  private var parts: [String]

  /// Nil for what has no parts, which could be anything.
  init?(_ model: Model) {
    switch model.kind {
    case .structure(let structure):
      kind = "struct"
      // A model that holds itself holds its new name.
      parts = structure.fields.map {
        let type = $0.type.leaf == .model(model.name.key) ? "self" : $0.type.description
        return "\($0.wireName.description): \(type)"
      }
    case .enumeration(let enumeration):
      kind = "enum \(enumeration.raw.rawValue)"
      parts = enumeration.cases.map { Wording.value($0.raw).whole }
    case .union(let union):
      kind = "union"
      parts = union.variants.map { "\(Wording.optional($0.tag).whole): \($0.type.description)" }
    case .alias(let type):
      kind = "alias"
      parts = [type.description]
    case .external(let type):
      kind = "external"
      parts = [type]
    }
    if parts.isEmpty { return nil }
    parts.sort()
  }

  /// Whether two share two thirds of their parts.
  static func isSimilar(_ left: Model, _ right: Model) -> Bool {
    guard let left = ModelShape(left), let right = ModelShape(right), left.kind == right.kind else {
      return false
    }
    let common = Set(left.parts).intersection(right.parts).count
    return 3 * common >= 2 * max(left.parts.count, right.parts.count)
  }
}
