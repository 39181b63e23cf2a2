import Diagnostics

/// A model that can be compared or hashed holds only what can be too, and so does the `id` of one that is identifiable:
/// what it holds in the same file conforms with it, what another file declares has to say so itself.
enum Conformances {
  static func spread(in api: inout API, into diagnostics: inout DiagnosticCollector) {
    for conformance in [Model.Conformance.hashable, .equatable] {
      var pending = api.models.filter { $0.conformances.contains(conformance) }
      func demand(_ names: [String], of model: Model, that reason: Model.Conformance) {
        for name in names {
          guard var held = api.knownModels[name], !held.conforms(to: conformance) else { continue }
          guard held.file == api.file else {
            diagnostics.report(
              .otherFileDoesNotConform(name, conformance, of: model.name.key, reason),
              at: model.name.origin.range,
              notes: [.init("declared here", at: held.name.origin.range)])
            continue
          }
          held.conformances.append(conformance)
          api.knownModels[name] = held
          pending.append(held)
        }
      }
      if conformance == .hashable {
        for model in api.models where model.conformances.contains(.identifiable) {
          demand(model.identifyingModels, of: model, that: .identifiable)
        }
      }
      while let model = pending.popLast() {
        demand(model.heldModels, of: model, that: conformance)
      }
    }
    for index in api.models.indices {
      api.models[index] = api.knownModels[api.models[index].name.key] ?? api.models[index]
    }
  }
}

extension Model {
  /// Enums are hashable by themselves, and nobody knows of a type that exists already.
  fileprivate func conforms(to conformance: Conformance) -> Bool {
    switch kind {
    case .enumeration, .external: true
    case .structure, .union, .alias:
      conformances.contains(conformance)
        || (conformance == .equatable && conformances.contains(.hashable))
    }
  }

  /// The models that its value holds, also in lists and dictionaries.
  fileprivate var heldModels: [String] {
    let types: [TypeReference] =
      switch kind {
      case .structure(let structure):
        structure.fields.map(\.type) + [structure.additional?.type].compactMap { $0 }
      case .union(let union): union.variants.map(\.type)
      case .alias(let type): [type]
      case .enumeration, .external: []
      }
    return types.compactMap(\.heldModel)
  }

  /// The model that the `id` of an identifiable one is or holds.
  fileprivate var identifyingModels: [String] {
    guard case .structure(let structure) = kind else { return [] }
    return structure.fields.filter { $0.name.swift == "id" }.compactMap(\.type.heldModel)
  }
}

extension TypeReference {
  fileprivate var heldModel: String? { if case .model(let name) = leaf { name } else { nil } }
}

extension Diagnostic.Message {
  fileprivate static func otherFileDoesNotConform(
    _ held: String, _ conformance: Model.Conformance, of model: String,
    _ reason: Model.Conformance
  ) -> Self {
    .error(
      "held-model-does-not-conform",
      "'\(model)' is \(reason.rawValue), but it holds '\(held)' of another file, which is not \(conformance.rawValue)",
      help: "add 'conforms: \(conformance.rawValue)' to '\(held)'")
  }
}
