import Diagnostics
import Spec

/// What an endpoint takes over from its group and its target.
struct Inheritance {
  /// With all that is inherited from further out.
  var settings = Settings()
  /// Those that count, the nearest level first.
  var parameters: [Parameter] = []
  /// What this level itself says.
  var ownSettings = Settings()
  var ownParameters: [Parameter] = []
  var removed: [Parameter] = []
  /// Of all levels together.
  var prefix = PathTemplate([])
}

extension Resolver {
  /// What holds below a level that says `spec`.
  mutating func inheritance(
    of spec: SettingsSpec, level: Parameter.Level, outer: Inheritance
  ) -> Inheritance {
    let (own, removed) = parameters(spec.params, level: level, inherited: outer.parameters)
    var result = Inheritance()
    result.ownParameters = own
    result.removed = removed
    result.parameters =
      own + outer.parameters.filter { outer in !removed.contains { $0.name.key == outer.name.key } }
    result.ownSettings = settings(spec, scope: scope(result.parameters))
    result.settings = result.ownSettings.inheriting(outer.settings)
    if outer.ownSettings != Settings(), level == .target {
      // A library before a target: both are the target's own.
      result.ownSettings = result.settings
      result.ownParameters = result.parameters
    }
    return result
  }

  func scope(_ parameters: [Parameter]) -> Scope {
    Scope(parameters: parameters, variables: variables)
  }

  mutating func group(
    _ name: Name, level: Parameter.Level, doc: String?, prefix: Located<String>?, own: Inheritance,
    endpoints: [EndpointSpec], groups: [GroupSpec]
  ) -> Group {
    let scope = scope(own.parameters)
    let prefix = prefix.map { PathParser.parse($0, in: scope, into: &diagnostics) }
    var own = own
    own.prefix.parts += prefix?.parts ?? []
    own.prefix.constants += prefix?.constants ?? []
    var members = endpoints.map { member($0, inherited: own) }
    let inners =
      level == .target
      ? sideBySide(groups) { [own] in $0.group($1, outer: own) }
      : groups.map { group($0, outer: own) }
    for (spec, inner) in zip(groups, inners) {
      // A nested enum without cases cannot be made, and so its own case can't.
      if inner.members.isEmpty {
        diagnostics.report(.emptyGroup(spec.key.value), at: spec.key.range)
      } else {
        members.append(.group(inner))
      }
    }
    return Group(
      name: name, doc: doc, settings: own.ownSettings, prefix: prefix ?? PathTemplate([]),
      parameters: own.ownParameters, removed: own.removed, members: members)
  }

  private mutating func group(_ spec: GroupSpec, outer: Inheritance) -> Group {
    var own = inheritance(of: spec.settings, level: .group, outer: outer)
    own.prefix = outer.prefix
    return group(
      name(spec.key, spec.name), level: .group, doc: spec.doc?.value, prefix: spec.settings.path,
      own: own, endpoints: spec.endpoints, groups: spec.groups)
  }

  private mutating func member(_ spec: EndpointSpec, inherited: Inheritance) -> Group.Member {
    guard let child = spec.child else {
      return .endpoint(endpoint(spec, inherited: inherited))
    }
    guard let document = symbols.targets[child.value] else {
      diagnostics.report(
        .unknownTarget(child.value, known: symbols.targets.keys.sorted()), at: child.range)
      return .child(
        ChildTarget(
          name: name(spec.key, spec.name), target: child.value, file: "", hasVariables: false,
          hasDefaults: true, doc: spec.doc?.value))
    }
    let variables = document.variables
    return .child(
      ChildTarget(
        name: name(spec.key, spec.name), target: child.value, file: document.file,
        hasVariables: !variables.isEmpty,
        hasDefaults: variables.allSatisfy { variable in
          if case .optional = variable.type?.value { return true }
          return variable.default != nil
        }, doc: spec.doc?.value))
  }
}

extension Diagnostic.Message {
  fileprivate static func emptyGroup(_ name: String) -> Self {
    .warning(
      "empty-group", "the group '\(name)' has no endpoints, and is left out",
      help: "write some below its 'endpoints:', or take it away")
  }
  fileprivate static func unknownTarget(_ name: String, known: [String]) -> Self {
    .error(
      "unknown-target", "no included spec has the target '\(name)'",
      help: Suggestion.didYouMean(name, in: known)
        ?? "add its file to 'include:' at the top of this spec")
  }
}
