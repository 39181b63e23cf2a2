package import Diagnostics
package import YAML

/// Turns YAML nodes into a `SpecDocument`: it checks shape (keys, kinds of value), never meaning.
package struct SpecReader {
  var diagnostics = DiagnosticCollector()

  package static func read(
    _ root: YAMLNode, file: String, into diagnostics: inout DiagnosticCollector
  ) -> SpecDocument? {
    var reader = SpecReader()
    defer { diagnostics.append(reader.diagnostics) }
    return reader.document(root, file: file)
  }

  private mutating func document(_ root: YAMLNode, file: String) -> SpecDocument? {
    guard case .mapping(let pairs) = root.content else {
      diagnostics.report(.noMapping(root), at: root.range)
      return nil
    }
    // Keys that begin with `x-` are free, for anchors.
    let fields = fields(
      YAMLNode(content: .mapping(pairs.filter { !$0.name.hasPrefix("x-") }), range: root.range),
      .document)
    var document = SpecDocument(file: file, range: root.range)
    document.target = text(fields["target"])
    document.doc = text(fields["doc"])
    document.includes = texts(fields["include"], mayBeNone: true)
    document.settings = settings(fields)
    document.variables = entries(fields["variables"]).map { parameter($0, as: .variable) }
    document.security = entries(fields["security"]).map { security($0) }
    document.keyStrategy = keyStrategy(fields["keyStrategy"])
    document.isLenient = bool(fields["lenient"])
    document.endpoints = entries(fields["endpoints"]).map { endpoint($0) }
    document.groups = sideBySide(entries(fields["groups"])) { $0.group($1) }
    document.models = sideBySide(entries(fields["models"])) { $0.model($1) }
    document.access = choice(fields["access"], of: fields, "access")
    document.dialect = choice(fields["dialect"], of: fields, "dialect")
    document.mapper = choice(fields["mapper"], of: fields, "mapper")
    document.naming = choice(fields["naming"], of: fields, "naming")
    if let node = fields["emit"] {
      let fields = self.fields(node, .emission)
      let samples = choice(fields["samples"], of: fields, "samples")
      let qualifiedNames = bool(fields["qualifiedNames"]).map { $0.map { $0 ? "true" : "false" } }
      for (name, value) in [("samples", samples), ("qualifiedNames", qualifiedNames)] {
        guard let value, let pair = fields.pair(name) else { continue }
        document.emit.append((key(pair), value))
      }
    }
    return document
  }

  /// The outermost groups, and the models, are read side by side: none knows of another.
  private mutating func sideBySide<Part: Sendable>(
    _ pairs: [YAMLPair], _ read: @Sendable (inout SpecReader, YAMLPair) -> Part
  ) -> [Part] {
    let parts = pairs.concurrentMap { pair in
      var reader = SpecReader()
      return (part: read(&reader, pair), diagnostics: reader.diagnostics)
    }
    for part in parts { diagnostics.append(part.diagnostics) }
    return parts.map(\.part)
  }

  private mutating func group(_ pair: YAMLPair) -> GroupSpec {
    let fields = fields(pair.value, .group)
    var group = GroupSpec(key: key(pair))
    group.name = text(fields["name"])
    group.doc = text(fields["doc"])
    group.settings = settings(fields)
    group.settings.path = possiblyEmptyText(fields["path"])
    group.endpoints = entries(fields["endpoints"]).map { endpoint($0) }
    group.groups = entries(fields["groups"]).map { self.group($0) }
    return group
  }

  private mutating func endpoint(_ pair: YAMLPair) -> EndpointSpec {
    var endpoint = EndpointSpec(key: key(pair))
    if pair.value.isNull { return endpoint }
    let fields = fields(pair.value, .endpoint)
    endpoint.name = text(fields["name"])
    endpoint.doc = text(fields["doc"])
    endpoint.method = text(fields["method"])
    endpoint.url = text(fields["url"])
    endpoint.child = text(fields["child"])
    endpoint.settings = settings(fields)
    endpoint.settings.path = possiblyEmptyText(fields["path"])
    endpoint.body = fields["body"].map { value($0) }
    endpoint.response = fields["response"].map { response($0) }
    endpoint.errors = entries(fields["errors"]).map { pair in
      StatusTypeSpec(status: key(pair), type: type(pair.value))
    }
    endpoint.samples = samples(fields)
    endpoint.deprecated = text(fields["deprecated"])
    return endpoint
  }

  private mutating func security(_ pair: YAMLPair) -> SecuritySpec {
    var security = SecuritySpec(key: key(pair))
    // `{ bearer }` is a mapping with a key and nothing; `bearer` alone is as clear.
    if let kind = pair.value.text, ["bearer", "basic"].contains(kind) {
      security.kind = Located(kind, at: pair.value.range)
      return security
    }
    let fields = fields(pair.value, .security)
    let kinds = ["bearer", "basic", "header", "query", "cookie"].compactMap { fields.pair($0) }
    if let first = kinds.first {
      security.kind = key(first)
      if ["bearer", "basic"].contains(first.name), !first.value.isNull,
        bool(first.value)?.value == false
      {
        diagnostics.report(.deniedSecurityKind(first.name), at: first.value.range)
      }
      if ["header", "query", "cookie"].contains(first.name) { security.field = text(first.value) }
      for other in kinds.dropFirst() {
        diagnostics.report(.twoSecurityKinds(first.name, other.name), at: other.key.range)
      }
    } else {
      diagnostics.report(.noSecurityKind(pair.name), at: pair.key.range)
    }
    security.prefix = text(fields["prefix"])
    security.doc = text(fields["doc"])
    return security
  }

  private mutating func samples(_ fields: FieldSet) -> [SampleSpec] {
    var samples: [SampleSpec] = []
    let written = [fields.pair("sample"), fields.pair("sampleFile"), fields.pair("samples")]
      .compactMap { $0 }
    for other in written.dropFirst() {
      diagnostics.report(
        .twoSamples(written[0].name, other.name), at: other.key.range,
        notes: [.init("the other stands here", at: written[0].key.range)])
    }
    if let node = fields["sample"] {
      samples.append(SampleSpec(range: node.range, body: .inline(value(node))))
    }
    if let file = text(fields["sampleFile"]) {
      samples.append(SampleSpec(range: file.range, body: .file(file)))
    }
    for pair in entries(fields["samples"]) { samples.append(namedSample(pair)) }
    return samples
  }

  private mutating func namedSample(_ pair: YAMLPair) -> SampleSpec {
    var sample = SampleSpec(name: key(pair), range: pair.value.range)
    // Of a mapping that has none of a sample's keys, the whole is the body.
    let names = SpecObject.sample.names
    guard let pairs = pair.value.pairs, pairs.contains(where: { names.contains($0.name) }) else {
      sample.body = .inline(value(pair.value))
      return sample
    }
    let fields = fields(pair.value, .sample)
    sample.status = integer(fields["status"])
    sample.headers = headers(fields["headers"])
    sample.delay = number(fields["delay"])
    if let file = text(fields["file"]) {
      sample.body = .file(file)
    } else if let body = fields["body"] {
      sample.body = .inline(value(body))
    }
    return sample
  }
}

extension Diagnostic.Message {
  fileprivate static func noMapping(_ node: YAMLNode) -> Self {
    .error(
      "expected-mapping", "a spec is a mapping of keys, but this is \(node.kind)",
      help: "begin with 'target: ShopAPI', or see 'endpointgen init'")
  }
  fileprivate static func twoSecurityKinds(_ first: String, _ second: String) -> Self {
    .error(
      "two-security-kinds", "a scheme is one of '\(first)' and '\(second)', not both",
      help: "write two schemes; 'auth: [[a, b]]' sends both at once")
  }
  fileprivate static func deniedSecurityKind(_ name: String) -> Self {
    .error(
      "denied-security-kind", "'\(name)' is what the scheme is; it cannot be false",
      help: "write '{ \(name) }', or another kind")
  }
  fileprivate static func noSecurityKind(_ name: String) -> Self {
    .error(
      "no-security-kind", "the scheme '\(name)' does not say how it is sent",
      help:
        "write one of: { bearer }, { basic }, { header: X-Key }, { query: key }, { cookie: name }")
  }
  fileprivate static func twoSamples(_ first: String, _ second: String) -> Self {
    .error(
      "two-samples", "'\(second)' beside '\(first)'",
      help: "write several answers under 'samples:', each with a name")
  }
}
