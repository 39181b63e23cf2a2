package import Diagnostics
package import Spec

/// Gives meaning to a spec: names are looked up, defaults filled in, inherited things brought down to each
/// endpoint.
package struct Resolver {
  let sources: SourceSet
  let document: SpecDocument
  let symbols: SymbolTable
  var diagnostics: DiagnosticCollector
  /// Aliases that are being followed, to notice a circle.
  var aliases: Set<String> = []
  var variables: [String: Variable] = [:]

  /// The API of a spec's file; nil when there is nothing to resolve.
  package static func resolve(
    _ sources: SourceSet, into diagnostics: inout DiagnosticCollector
  ) -> API? {
    guard let document = sources.main else { return nil }
    var resolver = Resolver(sources: sources, document: document)
    defer { diagnostics.append(resolver.diagnostics) }
    return resolver.api()
  }

  private init(sources: SourceSet, document: SpecDocument) {
    self.sources = sources
    self.document = document
    diagnostics = DiagnosticCollector()
    symbols = SymbolTable(document, included: sources.included, into: &diagnostics)
  }

  private mutating func api() -> API {
    var api = API(file: document.file)
    let included = sources.included.flatMap { file in
      sideBySide(file.models) { $0.model($1, in: file) }
    }
    api.models = sideBySide(document.models) { [document] in $0.model($1, in: document) }
    for model in included + api.models { api.knownModels[model.name.key] = model }
    UnionTags.settle(in: &api)
    RecursiveModels.mark(&api, into: &diagnostics)
    Conformances.spread(in: &api, into: &diagnostics)
    api.libraries = sources.included.filter { $0.target == nil }.map(\.file)
    api.options = options()
    let written = symbols.variableOrder.map { variable($0) }
    variables = Dictionary(
      written.map { ($0.name.key, $0) }, uniquingKeysWith: { first, _ in first })
    if let target = document.target {
      api.target = self.target(target, variables: written)
    } else {
      reportEndpointsWithoutTarget()
    }
    return api
  }

  /// Models, and the outermost groups, are resolved side by side: what one of them says holds nowhere else.
  mutating func sideBySide<Spec: Sendable, Part: Sendable>(
    _ specs: [Spec], _ resolve: @Sendable (inout Resolver, Spec) -> Part
  ) -> [Part] {
    var empty = self
    empty.diagnostics = DiagnosticCollector()
    let parts = specs.concurrentMap { [empty] spec in
      var resolver = empty
      return (part: resolve(&resolver, spec), diagnostics: resolver.diagnostics)
    }
    for part in parts { diagnostics.append(part.diagnostics) }
    return parts.map(\.part)
  }

  private func options() -> API.Options {
    var options = API.Options(
      access: document.access?.value, dialect: document.dialect?.value,
      mapper: document.mapper?.value, naming: document.naming?.value)
    for (key, value) in document.emit { options.emit[key.value] = value.value }
    return options
  }

  private mutating func reportEndpointsWithoutTarget() {
    guard let first = document.endpoints.first?.key ?? document.groups.first?.key else { return }
    diagnostics.report(.missingTarget, at: first.range)
  }

  private mutating func target(_ name: Located<String>, variables: [Variable]) -> Target {
    let security = symbols.securityOrder.compactMap { scheme($0) }
    // A library's settings are defaults of the target.
    var inherited = Inheritance()
    for library in sources.included where library.target == nil {
      inherited = inheritance(of: library.settings, level: .target, outer: inherited)
    }
    let outer = inherited
    inherited = inheritance(of: document.settings, level: .target, outer: outer)
    var root = group(
      Name(key: name.value, override: document.name?.value, origin: Origin(name.range)),
      level: .target, doc: document.doc?.value, prefix: nil, own: inherited,
      endpoints: document.endpoints, groups: document.groups)
    root.removed = []
    return Target(variables: variables, security: security, root: root)
  }

  private mutating func variable(_ spec: ParameterSpec) -> Variable {
    guard let written = spec.type else {
      diagnostics.report(.variableWithoutType(spec.key.value), at: spec.key.range)
      return Variable(
        name: name(spec.key, spec.name), type: .builtin(.string), default: nil, doc: nil)
    }
    let type = type(written)
    let value = spec.default.flatMap { self.value($0, as: type, allowsReferences: nil) }
    return Variable(
      name: name(spec.key, spec.name), type: type, default: value, doc: spec.doc?.value)
  }

  private mutating func scheme(_ spec: SecuritySpec) -> SecurityScheme? {
    guard let kind = spec.kind else { return nil }
    let field = spec.field?.value ?? ""
    let resolved: SecurityScheme.Kind
    switch kind.value {
    case "bearer": resolved = .bearer
    case "basic": resolved = .basic
    case "header": resolved = .header(field)
    case "query": resolved = .query(field)
    default: resolved = .cookie(field)
    }
    if case .header(let name) = resolved {
      check(headerName: name, at: spec.field?.range ?? kind.range)
    }
    return SecurityScheme(
      name: name(spec.key, nil), kind: resolved, prefix: spec.prefix?.value, doc: spec.doc?.value)
  }

  func name(_ key: Located<String>, _ override: Located<String>?) -> Name {
    var name = Name(key: key.value, override: override?.value, origin: Origin(key.range))
    name.overrideOrigin = override.map { Origin($0.range) }
    return name
  }
}

extension Diagnostic.Message {
  fileprivate static var missingTarget: Self {
    .error(
      "missing-target", "endpoints, but no target to hold them",
      help: "add 'target: ShopAPI' at the top; a file without it is a library of models")
  }
  fileprivate static func variableWithoutType(_ name: String) -> Self {
    .error(
      "variable-without-type", "the variable '\(name)' has no type",
      help: "write '\(name): String', or '\(name): String = value'")
  }
}
