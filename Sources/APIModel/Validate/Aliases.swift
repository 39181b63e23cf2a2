import Diagnostics

/// An alias ends at a type.
struct Aliases: ValidationRule {
  func check(_ api: API, into diagnostics: inout DiagnosticCollector) {
    for model in api.models {
      guard case .alias(let type) = model.kind else { continue }
      var seen: Set<String> = [model.name.key]
      var current = type.leaf
      while case .model(let name) = current, case .alias(let next)? = api.knownModels[name]?.kind {
        guard seen.insert(name).inserted else {
          diagnostics.report(.aliasCircle(model.name.key), at: model.name.origin.range)
          break
        }
        current = next.leaf
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func aliasCircle(_ name: String) -> Self {
    .error(
      "alias-circle", "the alias '\(name)' stands for itself",
      help: "an alias names another type; a model that holds itself has 'fields:'")
  }
}
