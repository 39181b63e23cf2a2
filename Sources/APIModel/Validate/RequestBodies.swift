import Diagnostics

/// A request has at most one body, of a kind that its method and its encoding can carry.
struct RequestBodies: ValidationRule {
  func check(_ endpoint: Endpoint, of api: API, into diagnostics: inout DiagnosticCollector) {
    checkMethod(endpoint, into: &diagnostics)
    checkWhole(endpoint, into: &diagnostics)
    for parameter in endpoint.parameters {
      check(parameter, of: endpoint, api, into: &diagnostics)
    }
  }

  private func checkMethod(_ endpoint: Endpoint, into diagnostics: inout DiagnosticCollector) {
    guard endpoint.method == "GET" || endpoint.method == "HEAD" else { return }
    let encoding = endpoint.own.encoding
    if let parameter = endpoint.parameters.first(where: {
      $0.placement == .field || $0.placement == .body
    }) {
      diagnostics.report(
        .bodyWithMethod(endpoint.method, parameter.name.key),
        at: ParameterPlace(parameter, of: endpoint))
    } else if let body = endpoint.body {
      diagnostics.report(.bodyWithMethod(endpoint.method, "body"), at: body.origin.range)
    } else if let encoding, [.form, .json, .multipart].contains(encoding) {
      diagnostics.report(
        .bodyWithMethod(endpoint.method, "encoding: \(encoding.rawValue)"),
        at: endpoint.name.origin.range)
    }
  }

  private func checkWhole(_ endpoint: Endpoint, into diagnostics: inout DiagnosticCollector) {
    var whole = endpoint.parameters.filter { $0.placement == .body }.map {
      ("'\($0.name.key)'", $0.name.origin.range)
    }
    if let body = endpoint.body { whole.append(("'body'", body.origin.range)) }
    if let first = whole.first {
      for other in whole.dropFirst() {
        diagnostics.report(
          .secondBody(other.0, first.0), at: other.1, notes: [.init("the other body", at: first.1)])
      }
    }
    if let whole = whole.first,
      let field = endpoint.parameters.first(where: { $0.placement == .field })
    {
      diagnostics.report(
        .fieldBesideBody(field.name.key, whole.0), at: ParameterPlace(field, of: endpoint),
        notes: [.init("the whole body", at: whole.1)])
    }
  }

  private func check(
    _ parameter: Parameter, of endpoint: Endpoint, _ api: API,
    into diagnostics: inout DiagnosticCollector
  ) {
    var place: ParameterPlace { ParameterPlace(parameter, of: endpoint) }
    let encoding = endpoint.effective.encoding ?? .url
    switch parameter.placement {
    case .field:
      if encoding == .query || encoding == .none {
        diagnostics.report(.noFields(parameter.name.key, encoding.rawValue), at: place)
      }
    case .query, .header, .cookie, .path, .body, Parameter.Placement.none?, nil: break
    }
    let isFile = api.expanded(parameter.type.leaf) == .builtin(.file)
    let isSent = parameter.placement != nil && parameter.placement != Parameter.Placement.none
    if isFile, isSent {
      let isPart = parameter.placement == .field && encoding == .multipart
      if !isPart, parameter.placement != .body {
        diagnostics.report(.fileOutsideMultipart(parameter.name.key), at: place)
      }
    }
    if parameter.fileName != nil, encoding != .multipart,
      api.expanded(parameter.type.leaf).canBeFile
    {
      diagnostics.report(.fileNameOutsideMultipart(parameter.name.key), at: place)
    }
    if parameter.wireName.path.count > 1, isSent,
      !(parameter.placement == .field && encoding == .json)
    {
      diagnostics.report(.pathOutsideJSON(parameter.name.key), at: place)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func bodyWithMethod(_ method: String, _ what: String) -> Self {
    .error(
      "body-with-method", "'\(what)' would send a body with \(method), which has none",
      help: "write 'encoding: query' or 'in: query', or another method")
  }
  fileprivate static func secondBody(_ second: String, _ first: String) -> Self {
    .error(
      "second-body", "\(second) is a whole body beside \(first)",
      help: "put both into one model, or make them fields of 'encoding: json'")
  }
  fileprivate static func fieldBesideBody(_ field: String, _ body: String) -> Self {
    .error(
      "field-beside-body", "the field '\(field)' has no place beside the whole body \(body)",
      help: "write 'in: query', or make it part of the body")
  }
  fileprivate static func noFields(_ key: String, _ encoding: String) -> Self {
    .error(
      "no-fields", "'\(key)' is a field of the body, but the encoding is '\(encoding)'",
      help: "write 'encoding: form', 'json' or 'multipart'")
  }
  fileprivate static func fileOutsideMultipart(_ key: String) -> Self {
    .error(
      "file-outside-multipart",
      "the file '\(key)' can only be a part of multipart or the whole body",
      help: "write 'encoding: multipart', or 'in: body'")
  }
  fileprivate static func fileNameOutsideMultipart(_ key: String) -> Self {
    .error(
      "file-name-outside-multipart",
      "'\(key)' has a file name, but the encoding is not 'multipart'",
      help: "write 'encoding: multipart', or take 'fileName' away")
  }
  fileprivate static func pathOutsideJSON(_ key: String) -> Self {
    .error(
      "path-outside-json", "'\(key)' is nested by 'at', which only a JSON body can be",
      help: "write 'encoding: json', or 'key: a[b]' for a literal name")
  }
}
