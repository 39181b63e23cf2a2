import Diagnostics
import Spec

extension Resolver {
  mutating func endpoint(_ spec: EndpointSpec, inherited: Inheritance) -> Endpoint {
    let own = inheritance(of: spec.settings, level: .endpoint, outer: inherited)
    let scope = scope(own.parameters)
    let address = address(spec, scope: scope)
    let endpoint = Endpoint(
      name: name(spec.key, spec.name), doc: spec.doc?.value, deprecation: spec.deprecated?.value,
      method: method(spec.method), address: address, own: own.ownSettings, effective: own.settings,
      parameters: own.parameters, removed: own.removed,
      hasEmptyParameters: spec.settings.paramsRange != nil && spec.settings.params.isEmpty,
      body: spec.body.map { json($0, scope: scope) },
      response: response(spec.response, isInEnvelope: own.settings.hasEnvelope),
      errors: spec.errors.compactMap { error in
        status(error.status).map {
          ErrorModel(status: $0, type: type(error.type), origin: Origin(error.status.range))
        }
      }, samples: spec.samples.compactMap { sample($0, scope: scope) })
    return Placements.decided(for: endpoint, prefix: inherited.prefix, into: &diagnostics)
  }

  private mutating func method(_ written: Located<String>?) -> String {
    guard let written else { return "GET" }
    let name = written.value.uppercased()
    let isToken = name.unicodeScalars.allSatisfy { ("A"..."Z").contains($0) || $0 == "-" }
    let known = [
      "GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "CONNECT", "QUERY",
    ]
    guard isToken, !name.isEmpty else {
      diagnostics.report(.invalidMethod(written.value), at: written.range)
      return "GET"
    }
    if !known.contains(name), let meant = Suggestion.nearest(to: name, in: known) {
      diagnostics.report(.unusualMethod(written.value, meant.lowercased()), at: written.range)
    }
    return name
  }

  private mutating func address(_ spec: EndpointSpec, scope: Scope) -> Endpoint.Address {
    if let url = spec.url {
      if let path = spec.settings.path {
        diagnostics.report(.pathBesideURL, at: path.range)
      }
      return .url(TemplateParser.parse(url, in: scope, into: &diagnostics))
    }
    guard let path = spec.settings.path else { return .path(PathTemplate([])) }
    return .path(PathParser.parse(path, in: scope, into: &diagnostics))
  }

  // MARK: Answers

  private mutating func response(_ spec: ResponseSpec?, isInEnvelope: Bool) -> Response {
    switch spec {
    case nil: return .single(.void)
    case .single(let body): return .single(responseBody(body, isInEnvelope: isInEnvelope))
    case .byStatus(let bodies):
      return .byStatus(
        bodies.compactMap { written, body in
          guard let status = status(written) else { return nil }
          if let header = body.headers.first {
            diagnostics.report(.headersByStatus, at: header.key.range)
          }
          return .init(
            status: status, body: responseBody(body, isInEnvelope: isInEnvelope),
            origin: Origin(written.range))
        })
    }
  }

  private mutating func responseBody(
    _ spec: ResponseBodySpec, isInEnvelope: Bool
  ) -> ResponseBody {
    let type = spec.type.flatMap { isVoid($0) ? nil : self.type($0) }
    let at = spec.at.compactMap { WireName.path($0, into: &diagnostics) }
    var body = ResponseBody(
      kind: .void, type: type, at: at.isEmpty ? nil : WireName(at),
      empty: spec.empty.flatMap { .init(rawValue: $0.value) }, charset: spec.charset?.value,
      origin: Origin(spec.range))
    body.headers = spec.headers.compactMap { header in
      guard let written = header.type else {
        diagnostics.report(.headerWithoutType(header.key.value), at: header.key.range)
        return nil
      }
      let type = self.type(written)
      let name = header.wireKey.first?.value ?? header.key.value
      check(headerName: name, at: header.wireKey.first?.range ?? header.key.range)
      return ResponseHeader(name: self.name(header.key, header.name), type: type, header: name)
    }
    let isInJSON = body.at != nil || isInEnvelope
    switch (spec.kind?.value, type) {
    case (let kind?, _): body.kind = ResponseBody.Kind(rawValue: kind) ?? .json
    case (nil, nil): body.kind = .void
    // Text and bytes are themselves, unless they are a value within JSON.
    case (nil, .builtin(.string)) where !isInJSON: body.kind = .text
    case (nil, .builtin(.data)) where !isInJSON: body.kind = .data
    case (nil, .builtin(.file)): body.kind = .file
    case (nil, .some): body.kind = .json
    }
    check(body, spec: spec)
    return body
  }

  private mutating func check(_ body: ResponseBody, spec: ResponseBodySpec) {
    if spec.type == nil, body.kind == .json || (body.kind == .void && spec.headers.isEmpty) {
      diagnostics.report(.responseWithoutType, at: spec.range)
    }
    if let type = spec.type, isVoid(type), let at = spec.at.first {
      diagnostics.report(.nothingAtPath, at: at.range)
    }
    if ![.json, .void].contains(body.kind) {
      if let at = spec.at.first {
        diagnostics.report(.pathIntoOther(body.kind.rawValue), at: at.range)
      }
      if let empty = spec.empty {
        diagnostics.report(.emptyOfOther(body.kind.rawValue), at: empty.range)
      }
    } else if let empty = spec.empty, body.empty == .nil, body.type?.isOptional != true {
      diagnostics.report(.emptyIsNotNil(body.type?.description ?? "Void"), at: empty.range)
    }
    if let kind = spec.kind, let type = spec.type, let given = body.kind.givenType,
      expanded(self.type(type)) != given
    {
      diagnostics.report(
        .kindOfOtherType(kind.value, given.description, type.value.description), at: kind.range)
    }
    if body.kind == .lines || body.kind == .serverSentEvents, let kind = spec.kind,
      let type = spec.type
    {
      diagnostics.report(.streamOfType(kind.value, type.value.description), at: type.range)
    }
    if body.kind != .text, let charset = spec.charset {
      diagnostics.report(.charsetOfNoText, at: charset.range)
    }
  }

  // MARK: Samples

  private mutating func sample(_ spec: SampleSpec, scope: Scope) -> Sample? {
    let body: Sample.Body
    switch spec.body {
    case nil: body = .text(TextTemplate([], origin: Origin(spec.range)))
    case .file(let name):
      let path = SourceSet.resolve(name.value, from: document.file)
      guard let text = sources.text(path) else { return nil }
      body = .file(text, path: name.value, json: fileValue(path))
    case .inline(let value):
      if case .scalar(let text, let isPlain) = value.content, !isPlain || !value.isJSONLiteral {
        body = .text(
          TemplateParser.parse(Located(text, at: value.range), in: scope, into: &diagnostics))
      } else {
        body = .json(json(value, scope: scope))
      }
    }
    return Sample(
      name: spec.name?.value, status: spec.status?.value ?? 200,
      headers: headers(spec.headers, scope: scope), delay: spec.delay?.value, body: body,
      origin: Origin(spec.range))
  }
}

extension Resolver {
  /// What a file of JSON says; nil for one of another kind, and, with a warning, for one that is broken.
  private mutating func fileValue(_ path: String) -> Value? {
    guard path.lowercased().hasSuffix(".json"), let bytes = sources.texts[path] else { return nil }
    var parser = JSONParser(bytes, file: path)
    do {
      return Value(json: try parser.value())
    } catch {
      diagnostics.report(.sampleIsNoJSON(error), at: error.range)
      return nil
    }
  }
}

extension Value {
  /// A value of JSON, in which no text stands for anything but itself.
  fileprivate init(json: SpecValue) {
    let origin = Origin(json.range)
    switch json.content {
    case .scalar(let text, let isPlain):
      self.init(
        (isPlain ? SpecValue.jsonLiteral(text) : nil)
          ?? .text(TextTemplate([.text(text)], origin: origin)), origin: origin)
    case .list(let items): self.init(.array(items.map { Value(json: $0) }), origin: origin)
    case .map(let entries):
      self.init(
        .object(
          entries.map {
            .init(key: $0.key.value, origin: Origin($0.key.range), value: Value(json: $0.value))
          }), origin: origin)
    }
  }
}

extension ResponseBody.Kind {
  /// The type that the kind gives, whatever a spec says; nil when the spec's counts.
  fileprivate var givenType: TypeReference? {
    switch self {
    case .text: .builtin(.string)
    case .data: .builtin(.data)
    case .file: .builtin(.file)
    case .json, .void, .lines, .serverSentEvents: nil
    }
  }
}

extension Settings {
  /// Whether answers are unwrapped.
  fileprivate var hasEnvelope: Bool { if case .some(.some) = envelope { true } else { false } }
}

extension Diagnostic.Message {
  fileprivate static func sampleIsNoJSON(_ failure: JSONParser.Failure) -> Self {
    .warning(
      "sample-is-no-json", "the sample is no JSON: \(failure.text)",
      help: failure.help ?? "a sample of another kind has another name than .json")
  }
  fileprivate static func invalidMethod(_ text: String) -> Self {
    .error(
      "invalid-method", "'\(text)' is no HTTP method",
      help: "write get, post, put, patch, delete, …")
  }
  fileprivate static func unusualMethod(_ text: String, _ meant: String) -> Self {
    .warning("unusual-method", "unusual HTTP method '\(text)'", help: "did you mean '\(meant)'?")
  }
  fileprivate static var pathBesideURL: Self {
    .error(
      "path-beside-url", "'path' beside 'url'",
      help: "'url' is the whole address: take the path away")
  }
  fileprivate static var responseWithoutType: Self {
    .error(
      "response-without-type", "the response has no type",
      help: "add 'type:', such as 'type: Order'")
  }
  fileprivate static var nothingAtPath: Self {
    .error(
      "nothing-at-path", "'at' says where a value is, but the response is 'Void'",
      help: "take 'at' away, or write the type of the value")
  }
  fileprivate static func pathIntoOther(_ kind: String) -> Self {
    .error(
      "path-into-other", "'at' finds a value in JSON, but the answer is delivered as '\(kind)'",
      help: "take 'at' away, or write 'as: json'")
  }
  fileprivate static func emptyOfOther(_ kind: String) -> Self {
    .error(
      "empty-of-other", "'empty' is for JSON, but the answer is delivered as '\(kind)'",
      help: "take 'empty' away: an empty answer is an empty text, file or stream")
  }
  fileprivate static func kindOfOtherType(_ kind: String, _ given: String, _ type: String) -> Self {
    .error(
      "kind-of-other-type", "'as: \(kind)' gives '\(given)', not '\(type)'",
      help: "take 'type' away, or write 'as: json'")
  }
  fileprivate static func streamOfType(_ kind: String, _ type: String) -> Self {
    .error(
      "kind-of-other-type", "'as: \(kind)' gives its parts as text, not as '\(type)'",
      help: "take 'type' away, and decode each part where it arrives")
  }
  fileprivate static var headersByStatus: Self {
    .error(
      "headers-by-status", "headers cannot be read where the answer is told by its status",
      help: "write one type for the answer, or read them from the response itself")
  }
  fileprivate static func headerWithoutType(_ name: String) -> Self {
    .error(
      "header-without-type", "the header '\(name)' has no type", help: "write '\(name): String'")
  }
  fileprivate static func emptyIsNotNil(_ type: String) -> Self {
    .error(
      "empty-is-not-nil", "an empty answer cannot be nil for the type '\(type)'",
      help: "write the type as \"\(type)?\"")
  }
  fileprivate static var charsetOfNoText: Self {
    .error(
      "charset-of-no-text", "'charset' is for text", help: "write 'type: String' or 'as: text'")
  }
}
