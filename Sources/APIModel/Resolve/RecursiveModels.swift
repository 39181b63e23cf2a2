import Diagnostics

/// Finds models that hold themselves: a struct cannot, so that one field on each circle is kept by reference.
enum RecursiveModels {
  static func mark(_ api: inout API, into diagnostics: inout DiagnosticCollector) {
    let circles = Circles(api.knownModels.mapValues { $0.parts(in: api.knownModels) })
    for name in api.knownModels.keys {
      if case .union(var union) = api.knownModels[name]!.kind {
        union.isIndirect = union.variants.contains { variant in
          variant.type.part(in: api.knownModels).map { circles.connect(name, $0) } ?? false
        }
        api.knownModels[name]!.kind = .union(union)
      }
      guard case .structure(var structure) = api.knownModels[name]!.kind else { continue }
      var hasChanged = false
      for index in structure.fields.indices {
        let field = structure.fields[index]
        guard let part = field.type.part(in: api.knownModels), circles.connect(name, part) else {
          continue
        }
        structure.fields[index].isIndirect = true
        hasChanged = true
        if !field.type.isOptional, field.default == nil,
          isRequiredCircle(from: part, to: name, in: api.knownModels)
        {
          diagnostics.report(
            .endlessModel(name, field.name.key), at: field.name.origin.range)
        }
      }
      if hasChanged { api.knownModels[name]!.kind = .structure(structure) }
    }
    for index in api.models.indices {
      api.models[index] = api.knownModels[api.models[index].name.key] ?? api.models[index]
    }
  }

  /// Whether the circle cannot be left: no value of the model would ever end.
  private static func isRequiredCircle(
    from start: String, to goal: String, in models: [String: Model]
  ) -> Bool {
    var pending = [start]
    var seen: Set<String> = []
    while let name = pending.popLast() {
      if name == goal { return true }
      guard seen.insert(name).inserted, case .structure(let structure)? = models[name]?.kind else {
        continue
      }
      for field in structure.fields where !field.type.isOptional && field.default == nil {
        if let part = field.type.part(in: models) { pending.append(part) }
      }
    }
    return false
  }
}

extension Model {
  /// The structs and unions that lie within its own storage.
  fileprivate func parts(in models: [String: Model]) -> Set<String> {
    switch kind {
    case .structure(let structure): Set(structure.fields.compactMap { $0.type.part(in: models) })
    // A union's cases are indirect where need be.
    case .union(let union): Set(union.variants.compactMap { $0.type.part(in: models) })
    case .enumeration, .alias, .external: []
    }
  }
}

extension TypeReference {
  /// The model that a value of the type holds in itself: a list or dictionary holds its elements elsewhere.
  fileprivate func part(in models: [String: Model], depth: Int = 0) -> String? {
    switch self {
    case .builtin, .array, .dictionary: nil
    case .optional(let wrapped): wrapped.part(in: models, depth: depth)
    case .model(let name):
      if case .alias(let type)? = models[name]?.kind {
        depth < 64 ? type.part(in: models, depth: depth + 1) : nil
      } else {
        name
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func endlessModel(_ name: String, _ field: String) -> Self {
    .error(
      "endless-model",
      "'\(name)' always holds another '\(name)' through '\(field)', without an end",
      help: "make the field optional, \"T?\", or a list")
  }
}
