import APIModel
import SwiftCode
import SwiftNames

/// What the configuration chooses, wherever that is written: in `endpointgen.yaml`, or in a spec.
extension Comparer {
  mutating func compareConfiguration(
    _ old: ReviewSide.Module, _ new: ReviewSide.Module, _ apis: [(old: API, new: API)]
  ) {
    guard !old.name.isEmpty, !new.name.isEmpty else { return }
    for key in ["module", "version"] {
      let (before, after) = (old.configuration[key], new.configuration[key])
      // A spec alone is in no module.
      guard before != after, key == "version" || before != nil && after != nil else { continue }
      report(
        key, before, after, at: new.name, old, new, source: Self.verdict(of: key, before, after))
    }
    let written = (apis.flatMap { [$0.old, $0.new] }).flatMap(\.options.emit.keys)
    let keys = Set(ReviewSide.Module.defaults.keys).union(written.map { "emit.\($0)" })
      .union(old.configuration.keys).union(new.configuration.keys).subtracting([
        "module", "version",
      ])
    for key in keys.sorted() { compare(key, old, new, apis) }
  }

  private mutating func compare(
    _ key: String, _ old: ReviewSide.Module, _ new: ReviewSide.Module,
    _ apis: [(old: API, new: API)]
  ) {
    let choices = apis.map { (old.choice(of: key, for: $0.old), new.choice(of: key, for: $0.new)) }
    let changed = zip(apis, choices).filter { $0.1.0 != $0.1.1 }
    guard let (before, after) = changed.first?.1 else { return }
    func source(_ apis: (old: API, new: API), _ before: String?, _ after: String?) -> Verdict {
      if key == "naming" {
        let names = SwiftNames(convertsCase: before == "camelCase")
        let others = SwiftNames(convertsCase: after == "camelCase")
        return apis.old.members(names) == apis.old.members(others) ? .safe : .breaking
      }
      return Self.verdict(of: key, before, after)
    }
    let isShared = changed.count == apis.count && changed.allSatisfy { $0.1 == (before, after) }
    if isShared, old.configuration[key] != new.configuration[key] {
      let verdict = changed.map { source($0.0, before, after) }.max()!
      report(key, before, after, at: new.name, old, new, source: verdict)
      return
    }
    for (apis, (before, after)) in changed {
      guard let root = apis.new.target?.root.name else { continue }
      report(
        .configurationChanged, names.new.type(root).name,
        "'\(key)' changed "
          + Wording.change(Wording.optional(before), Wording.optional(after)), old: nil,
        new: root.origin, source: source(apis, before, after), wire: .safe)
    }
  }

  private mutating func report(
    _ key: String, _ before: String?, _ after: String?, at subject: String,
    _ old: ReviewSide.Module, _ new: ReviewSide.Module, source: Verdict
  ) {
    report(
      .configurationChanged, subject,
      "'\(key)' changed \(Wording.change(Wording.optional(before), Wording.optional(after)))",
      old: old.places[key].map { Origin($0) }, new: new.places[key].map { Origin($0) },
      source: source, wire: .safe)
  }

  /// What another choice does to callers.
  static func verdict(of key: String, _ old: String?, _ new: String?) -> Verdict {
    let access = ["internal", "package", "public"]
    return switch key {
    case "access":
      (access.firstIndex(of: old ?? "public") ?? 2) > (access.firstIndex(of: new ?? "public") ?? 2)
        ? .breaking : .safe
    case "module", "dialect", "mapper": .breaking
    // Another generator may write other code; without it nothing is known.
    case "version": .risky
    // Samples that are compiled for debugging only are missing elsewhere.
    case "emit.samples": new == "always" ? .safe : .risky
    default: .safe
    }
  }
}

extension ReviewSide.Module {
  /// What holds when nobody chooses.
  static let defaults = [
    "access": "public", "dialect": "runtime", "mapper": "codable", "naming": "as-written",
    "emit.samples": "always", "emit.qualifiedNames": "false",
  ]

  /// What is chosen for one of its specs: by the spec, by the configuration, or by nobody.
  func choice(of key: String, for api: API) -> String? {
    let options = api.options
    let own =
      switch key {
      case "access": options.access
      case "dialect": options.dialect
      case "mapper": options.mapper
      case "naming": options.naming
      default: key.hasPrefix("emit.") ? options.emit[String(key.dropFirst(5))] : nil
      }
    return own ?? configuration[key] ?? Self.defaults[key]
  }

  /// The access of each spec, by its file.
  var accesses: [String: String] {
    Dictionary(apis.map { ($0.file, choice(of: "access", for: $0) ?? "public") }) { first, _ in
      first
    }
  }
}

extension API {
  /// The Swift names of all that has one of its key.
  fileprivate func members(_ names: SwiftNames) -> [String] {
    var found: [String] = []
    func walk(_ group: Group) {
      for member in group.members {
        switch member {
        case .endpoint(let endpoint):
          found.append(names.enumCase(endpoint.name).name)
          found += endpoint.parameters.map { names.member($0.name).name }
          let bodies =
            switch endpoint.response {
            case .single(let body): [body]
            case .byStatus(let responses): responses.map(\.body)
            }
          found += bodies.flatMap(\.headers).map { names.member($0.name).name }
        case .group(let inner):
          found.append(names.enumCase(inner.name).name)
          walk(inner)
        case .child(let child): found.append(names.enumCase(child.name).name)
        }
      }
    }
    if let target {
      found += target.variables.map { names.member($0.name).name }
      walk(target.root)
    }
    for model in models {
      switch model.kind {
      case .structure(let structure):
        found += structure.fields.map { names.member($0.name).name }
        found += structure.additional.map { [names.member($0.name).name] } ?? []
      case .enumeration(let enumeration):
        found += (enumeration.cases.map(\.name) + [enumeration.unknownCase].compactMap(\.self))
          .map { names.enumCase($0).name }
      case .union(let union):
        found += (union.variants.map(\.name) + [union.unknownCase].compactMap(\.self))
          .map { names.enumCase($0).name }
      case .alias, .external: break
      }
    }
    return found
  }
}
