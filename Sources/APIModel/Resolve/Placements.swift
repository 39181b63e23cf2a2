import Diagnostics

/// Decides where each parameter of an endpoint is sent.
///
/// What the spec says counts; else the path takes what it names, what a `${x}` uses is not sent again, and the
/// encoding takes the rest.
enum Placements {
  /// The endpoint with its parameters in their places.
  static func decided(
    for endpoint: Endpoint, prefix: PathTemplate, into diagnostics: inout DiagnosticCollector
  ) -> Endpoint {
    let inPath = pathNames(of: endpoint, prefix: prefix)
    let used = usedNames(of: endpoint)
    let encoding = endpoint.effective.encoding ?? .url
    let parameters = endpoint.parameters.map { parameter in
      let key = parameter.name.key
      if let written = parameter.placement {
        if written == .path, !inPath.contains(key), parameter.level == .endpoint {
          diagnostics.report(.notInPath(key), at: parameter.name.origin.range)
        }
        return parameter
      }
      if inPath.contains(key) { return parameter.placed(.path) }
      if used.contains(key), parameter.isArgument { return parameter.placed(.none) }
      return parameter.placed(
        placement(for: parameter, of: endpoint, encoding: encoding, into: &diagnostics))
    }
    return endpoint.with(parameters)
  }

  private static func pathNames(of endpoint: Endpoint, prefix: PathTemplate) -> [String] {
    var names = prefix.references.map(\.key) + prefix.constants
    if case .path(let path) = endpoint.address {
      names += path.references.map(\.key) + path.constants
    }
    return names
  }

  /// The arguments that stand in a header, a constant, an address or a body template.
  private static func usedNames(of endpoint: Endpoint) -> [String] {
    var references: [Reference] = []
    for header in endpoint.effective.headers { references += header.value?.references ?? [] }
    references += endpoint.effective.baseURL?.references ?? []
    if case .url(let url) = endpoint.address { references += url.references }
    for case .constant(let value) in endpoint.parameters.map(\.role) {
      references += value.references
    }
    references += endpoint.body?.references ?? []
    return references.filter { $0.kind == .argument }.map(\.key)
  }

  private static func placement(
    for parameter: Parameter, of endpoint: Endpoint, encoding: ParameterEncoding,
    into diagnostics: inout DiagnosticCollector
  ) -> Parameter.Placement {
    switch encoding {
    case .query: return .query
    case .url where ["GET", "HEAD", "DELETE"].contains(endpoint.method): return .query
    case .url, .form, .json, .multipart:
      if endpoint.body != nil || endpoint.parameters.contains(where: { $0.placement == .body }) {
        diagnostics.report(
          .besideWholeBody(parameter.name.key), at: ParameterPlace(parameter, of: endpoint))
        return .query
      }
      return .field
    case .none:
      diagnostics.report(
        .notEncoded(parameter.name.key), at: ParameterPlace(parameter, of: endpoint))
      return .none
    }
  }
}

extension Value {
  /// Every `${x}` in it.
  package var references: [Reference] {
    switch content {
    case .null, .bool, .number: []
    case .text(let template): template.references
    case .array(let items): items.flatMap(\.references)
    case .object(let entries): entries.flatMap(\.value.references)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func notInPath(_ key: String) -> Self {
    .error(
      "not-in-path", "'\(key)' is to be sent in the path, which does not name it",
      help: "add '{\(key)}' to the path")
  }
  fileprivate static func besideWholeBody(_ key: String) -> Self {
    .error(
      "beside-whole-body", "'\(key)' has no place beside the whole body",
      help: "use it in the body as '${\(key)}', or write 'in: query' or 'in: none'")
  }
  fileprivate static func notEncoded(_ key: String) -> Self {
    .error(
      "not-encoded", "'\(key)' is not sent: the encoding is 'none'",
      help: "write 'in: query', 'in: header' or 'in: none'")
  }
}
