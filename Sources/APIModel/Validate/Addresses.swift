import Diagnostics

/// Every endpoint has an address, and what stands in its path can stand there.
struct Addresses: ValidationRule {
  func check(_ api: API, into diagnostics: inout DiagnosticCollector) {
    var homeless: [Name] = []
    api.forEachEndpoint { endpoint in
      guard case .path = endpoint.address, endpoint.effective.baseURL == nil else { return }
      homeless.append(endpoint.name)
    }
    // One line at the top mends them all.
    if let first = homeless.first {
      diagnostics.report(
        .missingBase(first.key, others: homeless.count - 1), at: first.origin.range)
    }
  }

  func check(_ endpoint: Endpoint, of api: API, into diagnostics: inout DiagnosticCollector) {
    guard case .path(let path) = endpoint.address else { return }
    check(path.parts, isOptional: false, of: endpoint, api, into: &diagnostics)
  }

  private func check(
    _ parts: [PathTemplate.Part], isOptional: Bool, of endpoint: Endpoint, _ api: API,
    into diagnostics: inout DiagnosticCollector
  ) {
    for part in parts {
      switch part {
      case .text: break
      case .optional(let inner):
        check(inner, isOptional: true, of: endpoint, api, into: &diagnostics)
      case .argument(let reference, let isInQuery):
        let place = reference.origin.range
        let parameter = endpoint.parameters.first { $0.name.key == reference.key }
        let arrays = parameter?.style.arrays ?? endpoint.effective.style.arrays
        if reference.type.isOptional, !isOptional {
          diagnostics.report(
            isInQuery ? .optionalInQuery(reference.key) : .optionalInPath(reference.key), at: place)
        }
        switch api.expanded(reference.type.wrapped) {
        case .array(let element):
          if ![.comma, .pipe, .space].contains(arrays) {
            diagnostics.report(.listInPath(reference.key), at: place)
          }
          if !api.isScalar(element) {
            diagnostics.report(.noSegment(reference.key, reference.type.description), at: place)
          }
        case let type where !api.isScalar(type):
          diagnostics.report(.noSegment(reference.key, reference.type.description), at: place)
        default: break
        }
      }
    }
  }
}

extension API {
  /// Whether a value of the type is one text on the wire.
  package func isScalar(_ type: TypeReference) -> Bool {
    switch expanded(type) {
    case .builtin(let builtin): builtin != .json && builtin != .file
    case .model(let name):
      switch knownModels[name]?.kind {
      case .enumeration, .external, nil: true
      case .structure, .union, .alias: false
      }
    case .optional(let wrapped): isScalar(wrapped)
    case .array, .dictionary: false
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func missingBase(_ name: String, others: Int) -> Self {
    let others = others == 0 ? "" : ", and \(others) more have none"
    return .error(
      "missing-base-url", "the endpoint '\(name)' has no base URL\(others)",
      help: "add 'baseURL: https://…' to the target, the group or the endpoint")
  }
  fileprivate static func optionalInPath(_ key: String) -> Self {
    .error(
      "optional-in-path", "'\(key)' may be nil, but the path needs it",
      help: "write '[/{\(key)}]' for a part that goes with it")
  }
  fileprivate static func optionalInQuery(_ key: String) -> Self {
    .error(
      "optional-in-path", "'\(key)' may be nil, but the path's query needs it",
      help: "take it out of the path: a parameter with 'in: query' goes when it is nil")
  }
  fileprivate static func listInPath(_ key: String) -> Self {
    .error(
      "list-in-path", "'\(key)' is a list, and nothing says how a path holds it",
      help: "add 'arrays: comma' to the parameter (or pipe, space)")
  }
  fileprivate static func noSegment(_ key: String, _ type: String) -> Self {
    .error(
      "no-segment", "'\(key)' of type '\(type)' cannot stand in a path",
      help: "text, numbers, enums and dates can; send this in the query or the body")
  }
}
