import APIModel
import Diagnostics
import SwiftCode
import SwiftNames

/// Two states of the specs in, what the edit means out.
package struct Comparer {
  private(set) var changes: [APIChange] = []
  /// Changes of a library's models come once in each module that includes it.
  private var told: Set<Told> = []
  let uses: (old: ModelUses, new: ModelUses)

  // MARK: While a pair of modules is compared

  /// The new module's name, or the old one's where there is no new one.
  private var module = ""
  var names: (old: SwiftNames, new: SwiftNames) = (SwiftNames(), SwiftNames())
  var models: (old: KnownModels, new: KnownModels) = (KnownModels(), KnownModels())
  /// What access the models of a file have that say nothing themselves.
  var accesses: (old: [String: String], new: [String: String]) = ([:], [:])
  /// The new keys of models that were renamed, by their old keys.
  var renamedModels: [String: String] = [:]
  /// The new keys of an enum's cases by their old keys, by the old model.
  var renamedCases: [String: [String: String]] = [:]
  /// What references of the old target are called in the new one.
  var renaming = Renaming.none
  /// The old models, by their new keys.
  var oldModels: [String: Model] = [:]
  /// What is missing in a spec with errors was not removed, or added, for sure.
  var doubts: (old: Doubt, new: Doubt) = (Doubt(), Doubt())

  private struct Told: Hashable {
    var rule: Rule
    var subject: String
    var text: Phrase
    var old: SourceRange?
    var new: SourceRange?
  }

  private init(_ old: [ReviewSide.Module], _ new: [ReviewSide.Module]) {
    uses = (ModelUses(old), ModelUses(new))
  }

  /// The changes, what breaks the wire without a word of the compiler first, then by verdict; within that in the
  /// order of the specs.
  package static func compare(_ old: ReviewSide, _ new: ReviewSide) -> [APIChange] {
    var comparer = Comparer(old.modules, new.modules)
    let modules = ModulePairs(old.modules, new.modules)
    for (old, new) in modules.pairs { comparer.compare(old, new) }
    for move in modules.moves { comparer.report(move) }
    for module in modules.removed where !new.missesModules {
      comparer.compare(module, .init(name: "", apis: []))
    }
    for module in modules.added where !old.missesModules {
      comparer.compare(.init(name: "", apis: []), module)
    }
    return sorted(comparer.changes)
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
    module = new.name.isEmpty ? old.name : new.name
    // Where the naming changed, that is told once; with the new one on both sides nothing is renamed besides.
    let naming = new.apis.isEmpty ? old.names : new.names
    names = (naming, naming)
    models = (KnownModels(old.apis), KnownModels(new.apis))
    accesses = (old.accesses, new.accesses)
    doubts = (Doubt(old, beside: new), Doubt(new, beside: old))
    let (names, doubts) = (names, doubts)
    renamedModels = [:]
    renamedCases = [:]
    oldModels = [:]
    renaming = .none
    var apis = Matching(
      old.apis.filter { $0.target != nil }, new.apis.filter { $0.target != nil })
    apis.match(
      old: { $0.target.map { names.old.type($0.root.name).name } },
      new: { $0.target.map { names.new.type($0.root.name).name } })
    apis.match { $0.file.fileName }
    apis.matchSoleRest()
    compareConfiguration(old, new, apis.pairs)
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
    let renamedTargets = Dictionary(
      apis.pairs.map { (names.old.type($0.old.target!.root.name).name, $0.new.target!) }
    ) { first, _ in first }.mapValues { names.new.type($0.root.name).name }
    for (old, new) in apis.pairs {
      self.names = (naming.applying(new.options), naming.applying(new.options))
      compareTargets(old, new, renamedTargets)
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

  private mutating func report(_ move: ModulePairs.Move) {
    module = move.new
    let root = move.api.target?.root.name
    report(
      .configurationChanged, root.map { names.new.type($0).name } ?? move.api.file.fileName,
      "'module' changed \(Wording.change(Wording.quoted(move.old), Wording.quoted(move.new)))",
      old: nil, new: root?.origin ?? move.api.models.first?.name.origin, source: .breaking,
      wire: .safe)
  }

  // MARK: Reporting

  mutating func report(
    _ rule: Rule, _ subject: String, _ text: Phrase, old: Origin?, new: Origin?, source: Verdict,
    wire: Verdict, endpoints: [String] = [], direction: Direction? = nil,
    owners: Owners = Owners()
  ) {
    guard
      told.insert(
        Told(rule: rule, subject: subject, text: text, old: old?.range, new: new?.range)
      ).inserted
    else { return }
    changes.append(
      APIChange(
        rule, subject, text, module: module, old: old?.range, new: new?.range, owners: owners,
        source: source, wire: wire, endpoints: endpoints, direction: direction))
  }
}
