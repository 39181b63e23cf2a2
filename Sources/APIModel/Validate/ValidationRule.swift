package import Diagnostics

/// One rule that an API must keep. Each rule is a type in a file of its own.
protocol ValidationRule: Sendable {
  func check(_ api: API, into diagnostics: inout DiagnosticCollector)
}

package enum Validator {
  static let rules: [any ValidationRule] = [
    Addresses(), RequestBodies(), HeaderParameters(), GroupSizes(), Retries(), WireKeys(),
    Aliases(), Statuses(), UnusedVariables(), Secrets(), SampleShapes(),
  ]

  package static func validate(_ api: API, into diagnostics: inout DiagnosticCollector) {
    for rule in rules { rule.check(api, into: &diagnostics) }
  }
}

extension API {
  /// Each endpoint of the target.
  package var endpoints: [Endpoint] { target?.root.allEndpoints ?? [] }

  /// The type behind aliases.
  package func expanded(_ type: TypeReference) -> TypeReference {
    var type = type
    var steps = 0
    while case .model(let name) = type, case .alias(let target)? = knownModels[name]?.kind,
      steps < 64
    {
      type = target
      steps += 1
    }
    return type
  }
}

extension Group {
  /// Each endpoint of the group and of the groups in it.
  package var allEndpoints: [Endpoint] {
    var result: [Endpoint] = []
    for member in members {
      switch member {
      case .endpoint(let endpoint): result.append(endpoint)
      case .group(let inner): result += inner.allEndpoints
      case .child: break
      }
    }
    return result
  }
}
