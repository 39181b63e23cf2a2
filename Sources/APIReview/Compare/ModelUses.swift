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

  /// Two modules may have a model of one name each; that of a library is one in all of them.
  private struct Key: Hashable {
    var file: String
    var name: String

    init(_ model: Model) { (file, name) = (model.file, model.name.key) }
  }

  private var uses: [Key: Use] = [:]

  subscript(model: Model) -> Use { uses[Key(model)] ?? Use() }

  init(_ modules: [ReviewSide.Module]) {
    for module in modules {
      let models = KnownModels(module.apis)
      for api in module.apis { add(api, module.names, models) }
    }
  }

  private mutating func add(_ api: API, _ names: SwiftNames, _ models: KnownModels) {
    guard let target = api.target else { return }
    let root = names.type(target.root.name).name
    for placed in PlacedEndpoint.all(in: target, names) {
      let endpoint = placed.endpoint
      let name = ([root] + placed.path).joined(separator: ".")
      let sent = models.reach(endpoint.parameters.map(\.type))
      var answers = endpoint.errors.map(\.type)
      switch endpoint.response {
      case .single(let body): answers += Self.types(body)
      case .byStatus(let responses): answers += responses.flatMap { Self.types($0.body) }
      }
      let read = models.reach(answers)
      for (key, model) in sent.merging(read, uniquingKeysWith: { first, _ in first }) {
        var use = uses[Key(model)] ?? Use()
        use.endpoints.append(name)
        if sent[key] != nil { use.isSent = true }
        if read[key] != nil { use.isRead = true }
        uses[Key(model)] = use
      }
    }
    for model in models.reach(target.variables.map(\.type)).values {
      uses[Key(model), default: Use()].isSent = true
    }
  }

  private static func types(_ body: ResponseBody) -> [TypeReference] {
    [body.type].compactMap(\.self) + body.headers.map(\.type)
  }
}

extension KnownModels {
  /// The models that some types hold, however deep.
  fileprivate func reach(_ types: [TypeReference]) -> [String: Model] {
    var found: [String: Model] = [:]
    var rest = types
    while let type = rest.popLast() {
      guard case .model(let name) = type.leaf, found[name] == nil, let model = self[name] else {
        continue
      }
      found[name] = model
      switch model.kind {
      case .structure(let structure):
        rest += structure.fields.map(\.type) + (structure.additional.map { [$0.type] } ?? [])
      case .union(let union): rest += union.variants.map(\.type)
      case .alias(let type): rest.append(type)
      case .enumeration, .external: break
      }
    }
    return found
  }
}
