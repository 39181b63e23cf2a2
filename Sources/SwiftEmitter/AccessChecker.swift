package import APIModel
package import Diagnostics

/// What a declaration shows is as visible as itself: Swift refuses a public property of an internal type.
package struct AccessChecker {
  private let api: API
  private let options: EmitterOptions
  private let levels: [String: EmitterOptions.Access]
  private var diagnostics = DiagnosticCollector()

  /// - Parameter levels: the access of each spec of the module, by its file.
  package static func check(
    _ api: API, options: EmitterOptions, levels: [String: EmitterOptions.Access],
    into diagnostics: inout DiagnosticCollector
  ) {
    var checker = AccessChecker(api: api, options: options, levels: levels)
    // As a rule all is as visible as all else.
    let known = api.knownModels.values
    guard known.contains(where: { checker.level(of: $0) != options.access }) else { return }
    for model in api.models { checker.check(model) }
    api.forEachEndpoint { checker.check($0) }
    diagnostics.append(checker.diagnostics)
  }

  private init(
    api: API, options: EmitterOptions, levels: [String: EmitterOptions.Access]
  ) {
    self.api = api
    self.options = options
    self.levels = levels
  }

  private mutating func check(_ model: Model) {
    let level = level(of: model)
    func types() -> [(Name, TypeReference)] {
      switch model.kind {
      case .structure(let structure):
        structure.fields.map { ($0.name, $0.type) }
          + (structure.additional.map { [($0.name, $0.type)] } ?? [])
      case .union(let union): union.variants.map { ($0.name, $0.type) }
      case .alias(let type): [(model.name, type)]
      case .enumeration, .external: []
      }
    }
    for (name, type) in types() {
      check(type, shownBy: "the model '\(model.name.key)'", level, at: name)
    }
  }

  private mutating func check(_ endpoint: Endpoint) {
    func check(_ type: TypeReference) {
      self.check(
        type, shownBy: "the endpoint '\(endpoint.name.key)'", options.access, at: endpoint.name)
    }
    func check(_ body: ResponseBody) {
      if let type = body.type { check(type) }
      for header in body.headers { check(header.type) }
    }
    for parameter in endpoint.arguments { check(parameter.type) }
    switch endpoint.response {
    case .single(let body): check(body)
    case .byStatus(let responses): for response in responses { check(response.body) }
    }
  }

  private mutating func check(
    _ type: TypeReference, shownBy what: @autoclosure () -> String,
    _ level: EmitterOptions.Access, at name: Name
  ) {
    guard case .model(let key) = type.leaf, let model = api.knownModels[key] else { return }
    let other = self.level(of: model)
    guard other < level else { return }
    diagnostics.report(
      .hiddenModel(key, other.rawValue, what(), level.rawValue), at: name.origin.range,
      notes: [.init("the model", at: model.name.origin.range)])
  }

  private func level(of model: Model) -> EmitterOptions.Access {
    // What another module declares is public, or could not be used at all.
    if options.otherModules[model.file] != nil { return .public }
    if case .external = model.kind { return .public }
    return model.access.flatMap(EmitterOptions.Access.init) ?? levels[model.file] ?? options.access
  }
}

extension Diagnostic.Message {
  fileprivate static func hiddenModel(
    _ key: String, _ level: String, _ what: String, _ outer: String
  ) -> Self {
    .error(
      "hidden-model", "the model '\(key)' is \(level), but \(what), which shows it, is \(outer)",
      help: "give both the same 'access:'")
  }
}
