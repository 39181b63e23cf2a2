package import Diagnostics

/// One rule that an API must keep. Each rule is a type in a file of its own, and looks at the whole or at each endpoint.
protocol ValidationRule: Sendable {
  func check(_ api: API, into diagnostics: inout DiagnosticCollector)
  func check(_ endpoint: Endpoint, of api: API, into diagnostics: inout DiagnosticCollector)
}

extension ValidationRule {
  func check(_ api: API, into diagnostics: inout DiagnosticCollector) {}
  func check(_ endpoint: Endpoint, of api: API, into diagnostics: inout DiagnosticCollector) {}
}

package enum Validator {
  static let rules: [any ValidationRule] = [
    Addresses(), RequestBodies(), HeaderParameters(), ResponseHeaderTypes(), GroupSizes(),
    Retries(), WireKeys(), Aliases(), Statuses(), UnusedVariables(), UnusedSchemes(), Secrets(),
    SampleShapes(), VoidOptions(),
  ]

  package static func validate(_ api: API, into diagnostics: inout DiagnosticCollector) {
    for rule in rules { rule.check(api, into: &diagnostics) }
    api.forEachEndpoint { endpoint in
      for rule in rules { rule.check(endpoint, of: api, into: &diagnostics) }
    }
  }
}

extension API {
  /// Visits each endpoint of the target. No list is made of them: an endpoint is wide, and a rule wants few of its parts.
  package func forEachEndpoint(_ body: (Endpoint) -> Void) { target?.root.forEachEndpoint(body) }

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
  fileprivate func forEachEndpoint(_ body: (Endpoint) -> Void) {
    for member in members {
      switch member {
      case .endpoint(let endpoint): body(endpoint)
      case .group(let inner): inner.forEachEndpoint(body)
      case .child: break
      }
    }
  }
}
