import APIModel
import Diagnostics
import SwiftCode
import SwiftNames

/// Two states of the specs in, what the edit means out.
package struct Comparer {
  private(set) var changes: [APIChange] = []
  let uses: (old: ModelUses, new: ModelUses)
  /// The names of the two states while a pair of modules is compared.
  var names: (old: SwiftNames, new: SwiftNames) = (SwiftNames(), SwiftNames())
  /// The new keys of models that were renamed, by their old keys.
  var renamedModels: [String: String] = [:]
  /// Where the old models stand, by their new keys.
  var oldModels: [String: Origin] = [:]
  /// What is missing in a spec with errors was not removed, or added, for sure.
  var doubts: (old: Doubt, new: Doubt) = (Doubt(), Doubt())

  /// What an API belongs to.
  typealias Pair = (old: API, new: API)

  private init(_ old: ReviewSide, _ new: ReviewSide) {
    uses = (ModelUses(old.modules), ModelUses(new.modules))
  }

  /// The changes, what breaks the wire without a word of the compiler first, then by verdict; within that in the
  /// order of the specs.
  package static func compare(_ old: ReviewSide, _ new: ReviewSide) -> [APIChange] {
    var comparer = Comparer(old, new)
    var modules = Matching(old.modules, new.modules)
    modules.match { $0.name }
    modules.match { $0.apis.compactMap { $0.target?.root.name.swift }.first }
    modules.match { $0.apis.first?.file.fileName }
    modules.matchSoleRest()
    for (old, new) in modules.pairs { comparer.compare(old, new) }
    for module in modules.removed where !new.missesModules {
      comparer.compare(module, .init(name: "", apis: []))
    }
    for module in modules.added where !old.missesModules {
      comparer.compare(.init(name: "", apis: []), module)
    }
    // A library's models come once in each module that includes it.
    var seen: Set<APIChange> = []
    return sorted(comparer.changes.filter { seen.insert($0).inserted })
  }

  static func sorted(_ changes: [APIChange]) -> [APIChange] {
    func rank(_ change: APIChange) -> Int {
      if change.isSilent { return 0 }
      return switch change.verdict {
      case .breaking: 1
      case .risky: 2
      case .safe: 3
      }
    }
    return changes.enumerated().sorted { left, right in
      (rank(left.element), left.offset) < (rank(right.element), right.offset)
    }.map(\.element)
  }

  private mutating func compare(_ old: ReviewSide.Module, _ new: ReviewSide.Module) {
    // Where the naming changed, that is told once; with the new one on both sides nothing is renamed besides.
    let naming = new.apis.isEmpty ? old.names : new.names
    names = (naming, naming)
    doubts = (Doubt(old, beside: new), Doubt(new, beside: old))
    let (names, doubts) = (names, doubts)
    renamedModels = [:]
    oldModels = [:]
    compareConfiguration(old, new)
    var apis = Matching(
      old.apis.filter { $0.target != nil }, new.apis.filter { $0.target != nil })
    apis.match(
      old: { $0.target.map { names.old.type($0.root.name).name } },
      new: { $0.target.map { names.new.type($0.root.name).name } })
    apis.match { $0.file.fileName }
    apis.matchSoleRest()
    // What a removed or an added target brings is not listed; with the last one go the libraries that it includes.
    let removed = apis.removed.filter { doubts.new.excludes($0.target!.root.name) }
    let added = apis.added.filter { doubts.old.excludes($0.target!.root.name) }
    let isGone = new.apis.isEmpty && !removed.isEmpty
    let isNew = old.apis.isEmpty && !added.isEmpty
    if !isGone, !isNew {
      compareModels(
        old.apis.filter { api in !removed.contains { $0.file == api.file } },
        new.apis.filter { api in !added.contains { $0.file == api.file } })
    }
    for (old, new) in apis.pairs {
      self.names = (naming.applying(new.options), naming.applying(new.options))
      compareTargets(old, new)
    }
    for api in removed {
      let name = names.old.type(api.target!.root.name).name
      report(
        .targetRemoved, name, "the target was removed", old: api.target!.root.name.origin, new: nil,
        source: .breaking, wire: .breaking)
    }
    for api in added {
      let name = names.new.type(api.target!.root.name).name
      report(
        .targetAdded, name, "the target was added", old: nil, new: api.target!.root.name.origin,
        source: .safe, wire: .safe)
    }
  }

  private mutating func compareConfiguration(_ old: ReviewSide.Module, _ new: ReviewSide.Module) {
    guard !old.name.isEmpty, !new.name.isEmpty else { return }
    let keys = Set(old.configuration.keys).union(new.configuration.keys).sorted()
    for key in keys where old.configuration[key] != new.configuration[key] {
      // A spec alone is in no module.
      if key == "module", old.configuration[key] == nil || new.configuration[key] == nil {
        continue
      }
      report(
        .configurationChanged, new.name,
        "'\(key)' changed from \(Wording.optional(old.configuration[key])) to "
          + Wording.optional(new.configuration[key]), old: old.places[key].map { Origin($0) },
        new: new.places[key].map { Origin($0) },
        source: Self.verdict(of: key, old.configuration[key], new.configuration[key]), wire: .safe)
    }
  }

  /// What another choice does to callers.
  static func verdict(of key: String, _ old: String?, _ new: String?) -> Verdict {
    let access = ["internal", "package", "public"]
    return switch key {
    case "access":
      (access.firstIndex(of: old ?? "public") ?? 2) > (access.firstIndex(of: new ?? "public") ?? 2)
        ? .breaking : .safe
    case "module", "dialect", "mapper", "naming": .breaking
    // Another generator may write other code; without it nothing is known.
    case "version": .risky
    // Samples that are compiled for debugging only are missing elsewhere.
    case "samples", "emit.samples": new == "always" || new == nil ? .safe : .risky
    default: .safe
    }
  }

  // MARK: Reporting

  mutating func report(
    _ rule: Rule, _ subject: String, _ text: String, old: Origin?, new: Origin?, source: Verdict,
    wire: Verdict, endpoints: [String] = [], direction: Direction? = nil,
    owners: Owners = Owners()
  ) {
    changes.append(
      APIChange(
        rule, Wording.short(subject), text, old: old?.range, new: new?.range, owners: owners,
        source: source, wire: wire, endpoints: endpoints, direction: direction))
  }

  /// An old type as the new spec would write it.
  func renamed(_ type: TypeReference) -> TypeReference {
    switch type {
    case .builtin: type
    case .model(let name): .model(renamedModels[name] ?? name)
    case .array(let element): .array(renamed(element))
    case .dictionary(let value): .dictionary(renamed(value))
    case .optional(let wrapped): .optional(renamed(wrapped))
    }
  }
}
