import APIModel
import Diagnostics

/// Reports models of ObjectMapper where a spec of Codable's uses them: the compiler would, in generated code.
struct MapperChecker {
  private let api: API
  /// The specs whose models ObjectMapper reads.
  private let mapped: Set<String>
  private var diagnostics = DiagnosticCollector()

  static func check(_ api: API, mapped: Set<String>, into diagnostics: inout DiagnosticCollector) {
    guard !mapped.isEmpty else { return }
    var checker = MapperChecker(api: api, mapped: mapped)
    for model in api.models { checker.check(model) }
    if let target = api.target {
      for variable in target.variables { checker.check(variable.type, of: variable.name) }
      checker.check(target.root)
    }
    diagnostics.append(checker.diagnostics)
  }

  private init(api: API, mapped: Set<String>) {
    self.api = api
    self.mapped = mapped
  }

  private mutating func check(_ group: Group) {
    for member in group.members {
      switch member {
      case .endpoint(let endpoint): check(endpoint)
      case .group(let inner): check(inner)
      case .child: break
      }
    }
  }

  private mutating func check(_ endpoint: Endpoint) {
    for parameter in endpoint.arguments { check(parameter.type, of: parameter.name) }
    switch endpoint.response {
    case .single(let body): check(body, of: endpoint)
    case .byStatus(let responses):
      for response in responses { check(response.body, of: endpoint) }
    }
    for error in endpoint.errors { check(error.type, at: error.origin.range) }
  }

  private mutating func check(_ body: ResponseBody, of endpoint: Endpoint) {
    guard let type = body.type else { return }
    check(type, at: body.origin?.range ?? endpoint.name.origin.range)
  }

  private mutating func check(_ model: Model) {
    switch model.kind {
    case .structure(let structure):
      for field in structure.fields { check(field.type, of: field.name) }
      if let additional = structure.additional { check(additional.type, of: additional.name) }
    case .union(let union):
      for variant in union.variants { check(variant.type, of: variant.name) }
    case .enumeration, .alias, .external: break
    }
  }

  private mutating func check(_ type: TypeReference, of name: Name) {
    check(type, at: name.origin.range)
  }

  private mutating func check(_ type: TypeReference, at range: SourceRange, depth: Int = 0) {
    guard case .model(let name) = type.leaf, let model = api.knownModels[name], depth < 64 else {
      return
    }
    switch model.kind {
    case .structure, .union:
      guard mapped.contains(model.file) else { return }
      diagnostics.report(.mixed(name, in: model.file), at: range)
    case .alias(let target): check(target, at: range, depth: depth + 1)
    // Enums are the same with either mapper.
    case .enumeration, .external: break
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func mixed(_ model: String, in file: String) -> Self {
    .error(
      "mapper-mixed",
      "'\(model)' is read by ObjectMapper, as '\(file)' says, and this spec reads its models by Codable",
      help:
        "give both the same 'mapper'; a spec with 'mapper: objectmapper' may use either's models")
  }
}
