import APIModel
import Diagnostics

/// Which modules of the two states are the same, and which specs moved from one to another: they are compared where
/// they are now.
struct ModulePairs {
  struct Move {
    var api: API
    /// The names of its modules.
    var old: String
    var new: String
  }

  private(set) var pairs: [(old: ReviewSide.Module, new: ReviewSide.Module)]
  private(set) var removed: [ReviewSide.Module]
  private(set) var added: [ReviewSide.Module]
  private(set) var moves: [Move] = []

  init(_ old: [ReviewSide.Module], _ new: [ReviewSide.Module]) {
    var modules = Matching(old, new)
    modules.match { $0.name }
    modules.match { $0.apis.compactMap { $0.target?.root.name.swift }.first }
    modules.match { $0.apis.first?.file.fileName }
    modules.matchSoleRest()
    (pairs, removed, added) = (modules.pairs, modules.removed, modules.added)
    for index in pairs.indices {
      let (old, new) = pairs[index]
      let left = old.apis.filter { api in
        !new.apis.contains { $0.isSameSpec(api) } && take(api, from: old)
      }
      pairs[index].old.apis.removeAll { api in left.contains { $0.isSameSpec(api) } }
    }
    for index in removed.indices {
      let old = removed[index]
      removed[index].apis = old.apis.filter { !take($0, from: old) }
    }
    removed.removeAll { $0.apis.isEmpty }
  }

  /// Puts a spec beside the module that has it now.
  private mutating func take(_ api: API, from module: ReviewSide.Module) -> Bool {
    func has(_ other: ReviewSide.Module) -> API? { other.apis.first { $0.isSameSpec(api) } }
    if let index = pairs.firstIndex(where: { has($0.new) != nil }) {
      let (old, new) = pairs[index]
      // Another module may have had it all along.
      guard has(old) == nil else { return false }
      pairs[index].old.apis.append(api)
      moves.append(Move(api: has(new)!, old: module.name, new: new.name))
      return true
    }
    guard let index = added.firstIndex(where: { has($0) != nil }) else { return false }
    let new = added.remove(at: index)
    var old = module
    old.name = new.name
    old.apis = [api]
    old.configuration["module"] = new.configuration["module"]
    pairs.append((old, new))
    moves.append(Move(api: has(new)!, old: module.name, new: new.name))
    return true
  }
}

extension API {
  /// Whether it is the same target, or the same library.
  fileprivate func isSameSpec(_ other: API) -> Bool {
    switch (target, other.target) {
    case (let target?, let other?): target.root.name.swift == other.root.name.swift
    case (nil, nil): file == other.file
    case (nil, _?), (_?, nil): false
    }
  }
}
