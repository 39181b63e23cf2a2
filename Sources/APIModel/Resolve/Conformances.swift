import Diagnostics

/// A model that can be compared or hashed holds only what can be too: what it holds in the same file conforms with
/// it, what another file declares has to say so itself.
enum Conformances {
  static func spread(in api: inout API, into diagnostics: inout DiagnosticCollector) {
    for conformance in [Model.Conformance.hashable, .equatable] {
      var pending = api.models.filter { $0.conformances.contains(conformance) }
      while let model = pending.popLast() {
        for name in model.heldModels where name != model.name.key {
          guard var held = api.knownModels[name], !held.conforms(to: conformance) else { continue }
          guard held.file == api.file else {
            diagnostics.report(
              .otherFileDoesNotConform(name, conformance, of: model.name.key),
              at: model.name.origin.range,
              notes: [.init("declared here", at: held.name.origin.range)])
            continue
          }
          held.conformances.append(conformance)
          api.knownModels[name] = held
          pending.append(held)
        }
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
    return types.compactMap { type in
      if case .model(let name) = type.leaf { name } else { nil }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func otherFileDoesNotConform(
    _ held: String, _ conformance: Model.Conformance, of model: String
  ) -> Self {
    .error(
      "held-model-does-not-conform",
      "'\(model)' is \(conformance.rawValue), but it holds '\(held)' of another file, which is not",
      help: "add 'conforms: \(conformance.rawValue)' to '\(held)'")
  }
}
