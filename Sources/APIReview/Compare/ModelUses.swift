import APIModel
import SwiftCode
import SwiftNames

/// Which endpoints use each model, and which way it travels.
struct ModelUses {
  struct Use {
    /// In order, each once.
    var endpoints: [String] = []
    var isSent = false
    var isRead = false

    var direction: Direction? { Direction.of(request: isSent, response: isRead) }
  }

  private var uses: [String: Use] = [:]
  private var models: [String: Model] = [:]

  subscript(model: String) -> Use { uses[model] ?? Use() }

  init(_ modules: [ReviewSide.Module]) {
    for module in modules {
      for api in module.apis { models.merge(api.knownModels) { first, _ in first } }
    }
    for module in modules {
      for api in module.apis { add(api, module.names) }
    }
  }

  private mutating func add(_ api: API, _ names: SwiftNames) {
    guard let target = api.target else { return }
    let root = names.type(target.root.name).name
    for placed in PlacedEndpoint.all(in: target, names) {
      let endpoint = placed.endpoint
      let name = ([root] + placed.path).joined(separator: ".")
      let sent = reach(endpoint.parameters.map(\.type))
      var answers = endpoint.errors.map(\.type)
      switch endpoint.response {
      case .single(let body): answers += Self.types(body)
      case .byStatus(let responses): answers += responses.flatMap { Self.types($0.body) }
      }
      let read = reach(answers)
      for model in sent.union(read) {
        uses[model, default: Use()].endpoints.append(name)
        if sent.contains(model) { uses[model]!.isSent = true }
        if read.contains(model) { uses[model]!.isRead = true }
      }
    }
    for model in reach(target.variables.map(\.type)) { uses[model, default: Use()].isSent = true }
  }

  private static func types(_ body: ResponseBody) -> [TypeReference] {
    [body.type].compactMap(\.self) + body.headers.map(\.type)
  }

  /// The models that some types hold, however deep.
  private func reach(_ types: [TypeReference]) -> Set<String> {
    var found: Set<String> = []
    var rest = types
    while let type = rest.popLast() {
      guard case .model(let name) = type.leaf, found.insert(name).inserted else { continue }
      switch models[name]?.kind {
      case .structure(let structure):
        rest += structure.fields.map(\.type) + (structure.additional.map { [$0.type] } ?? [])
      case .union(let union): rest += union.variants.map(\.type)
      case .alias(let type): rest.append(type)
      case .enumeration, .external, nil: break
      }
    }
    return found
  }
}
