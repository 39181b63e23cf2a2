import Diagnostics
import YAML

/// What a target, a group and an endpoint share.
extension SpecReader {
  mutating func settings(_ fields: FieldSet) -> SettingsSpec {
    var settings = SettingsSpec()
    settings.baseURL = text(fields["baseURL"])
    settings.encoding = text(fields["encoding"])
    settings.headers = headers(fields["headers"])
    if let params = fields.pair("params") {
      settings.paramsRange = params.value.range
      settings.params = entries(params.value).map { parameter($0, as: .parameter) }
    }
    settings.validate = fields["validate"].flatMap { validation($0) }
    settings.envelope = fields["envelope"].flatMap { envelope($0) }
    settings.auth = fields["auth"].map { auth($0) }
    settings.timeout = fields["timeout"].flatMap { timeout($0) }
    settings.retry = fields["retry"].flatMap { retry($0) }
    settings.redirects = choice(fields["redirects"], of: fields, "redirects")
    settings.arrays = choice(fields["arrays"], of: fields, "arrays")
    settings.bools = choice(fields["bools"], of: fields, "bools")
    settings.nested = choice(fields["nested"], of: fields, "nested")
    settings.spaces = choice(fields["spaces"], of: fields, "spaces")
    return settings
  }

  mutating func headers(_ node: YAMLNode?) -> [HeaderSpec] {
    entries(node).compactMap { pair in
      if pair.value.isNull { return HeaderSpec(name: key(pair), value: nil) }
      return text(pair.value).map { HeaderSpec(name: key(pair), value: $0) }
    }
  }

  private mutating func validation(_ node: YAMLNode) -> ValidateSpec? {
    guard node.pairs != nil else { return .statuses(texts(node)) }
    let fields = fields(node, .validation)
    return .mapping(
      statuses: fields["status"].map { texts($0) }, contentTypes: texts(fields["contentTypes"]))
  }

  private mutating func envelope(_ node: YAMLNode) -> EnvelopeSpec? {
    if node.text == "none" { return EnvelopeSpec.none(node.range) }
    let fields = fields(node, .envelope)
    return .fields(
      .init(
        range: node.range, code: texts(fields["code"]), success: texts(fields["success"]),
        message: texts(fields["message"]), data: texts(fields["data"])))
  }

  private mutating func auth(_ node: YAMLNode) -> AuthSpec {
    if node.text == "none" { return AuthSpec(alternatives: []) }
    guard let items = node.items else {
      return AuthSpec(alternatives: text(node).map { [[$0]] } ?? [])
    }
    if items.isEmpty { diagnostics.report(.emptyList, at: node.range) }
    return AuthSpec(alternatives: items.map { texts($0) })
  }

  private mutating func timeout(_ node: YAMLNode) -> TimeoutSpec? {
    guard node.pairs != nil else { return TimeoutSpec(attempt: number(node)) }
    let fields = fields(node, .timeout)
    return TimeoutSpec(
      attempt: number(fields["attempt"]), total: number(fields["total"]),
      idle: number(fields["idle"]))
  }

  private mutating func retry(_ node: YAMLNode) -> RetrySpec? {
    if node.text == "none" { return RetrySpec.none }
    let fields = fields(node, .retry)
    return .policy(
      .init(
        retries: integer(fields["retries"]), when: texts(fields["when"]),
        backoff: number(fields["backoff"]), respectRetryAfter: bool(fields["respectRetryAfter"]),
        anyMethod: bool(fields["anyMethod"])))
  }

  mutating func response(_ node: YAMLNode) -> ResponseSpec {
    guard let pairs = node.pairs else {
      return .single(responseBody(node))
    }
    if let first = pairs.first, first.name.first?.isNumber == true || first.name == "default" {
      return .byStatus(pairs.map { (key($0), responseBody($0.value)) })
    }
    return .single(responseBody(node))
  }

  private mutating func responseBody(_ node: YAMLNode) -> ResponseBodySpec {
    guard node.pairs != nil else {
      return ResponseBodySpec(range: node.range, type: type(node))
    }
    let fields = fields(node, .response)
    var body = ResponseBodySpec(range: node.range)
    body.type = fields["type"].map { type($0) }
    body.at = texts(fields["at"])
    body.empty = choice(fields["empty"], of: fields, "empty")
    body.kind = choice(fields["as"], of: fields, "as")
    // What was meant may need no type.
    if body.type == nil, body.kind == nil, let kind = fields["as"] {
      body.type = Located(.unknown, at: kind.range)
    }
    body.charset = text(fields["charset"])
    body.headers = entries(fields["headers"]).map { parameter($0, as: .responseHeader) }
    return body
  }
}
