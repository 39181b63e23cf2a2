import Diagnostics
import Spec

extension Resolver {
  mutating func settings(_ spec: SettingsSpec, scope: Scope) -> Settings {
    var settings = Settings()
    settings.baseURL = spec.baseURL.map { baseURL($0, scope: scope) }
    settings.encoding = spec.encoding.flatMap { encoding($0) }
    settings.headers = headers(spec.headers, scope: scope)
    settings.validation = spec.validate.map { validation($0) }
    settings.envelope = spec.envelope.flatMap { envelope($0) }
    settings.auth = spec.auth.map { auth($0) }
    settings.timeout = spec.timeout.map {
      Timeout(attempt: $0.attempt?.value, total: $0.total?.value, idle: $0.idle?.value)
    }
    settings.retry = spec.retry.flatMap { retry($0) }
    settings.redirects = spec.redirects.flatMap { Redirects(rawValue: $0.value) }
    settings.style = Style(
      arrays: spec.arrays.flatMap { .init(rawValue: $0.value) },
      bools: spec.bools.flatMap { .init(rawValue: $0.value) },
      nested: spec.nested.flatMap { .init(rawValue: $0.value) },
      spaces: spec.spaces.flatMap { .init(rawValue: $0.value) })
    return settings
  }

  private mutating func baseURL(_ written: Located<String>, scope: Scope) -> TextTemplate {
    let told = diagnostics.all.count
    let template = TemplateParser.parse(written, in: scope, into: &diagnostics)
    guard diagnostics.all.count == told else { return template }
    // What a reference begins is known only later.
    let begin: String? =
      switch template.parts.first {
      case .text(let text)?: text
      case .reference?: nil
      case nil: ""
      }
    if let text = begin {
      let lower = text.lowercased()
      if !lower.hasPrefix("http://"), !lower.hasPrefix("https://") {
        diagnostics.report(.baseWithoutScheme(text), at: written.range)
      } else if text.drop(while: { $0 != "/" }).dropFirst(2).first.map({ "/?#".contains($0) })
        ?? (template.parts.count == 1)
      {
        diagnostics.report(.baseWithoutHost(text), at: written.range)
      }
    }
    for case .text(let text) in template.parts where text.contains("{") {
      diagnostics.report(.braceInBase, at: written.range)
    }
    if written.value.contains(where: { $0 == " " || $0.isNewline }) {
      diagnostics.report(.spaceInBase, at: written.range)
    }
    if let at = written.value.firstIndex(of: "@"), written.value[..<at].contains("://") {
      let authority = written.value[..<at].drop { $0 != ":" }.dropFirst(3)
      if !authority.contains("/"), !authority.contains("${") {
        diagnostics.report(.secretInBase, at: written.range)
      }
    }
    return template
  }

  private mutating func encoding(_ written: Located<String>) -> ParameterEncoding? {
    if let known = ParameterEncoding(rawValue: written.value) { return known }
    diagnostics.report(.unknownEncoding(written.value), at: written.range)
    return nil
  }

  mutating func headers(_ specs: [HeaderSpec], scope: Scope) -> [Header] {
    var seen: [String: Located<String>] = [:]
    return specs.map { spec in
      check(headerName: spec.name.value, at: spec.name.range)
      if let other = seen.updateValue(spec.name, forKey: spec.name.value.lowercased()) {
        diagnostics.report(
          .headerTwice(spec.name.value), at: spec.name.range,
          notes: [.init("the same header", at: other.range)])
      }
      if let value = spec.value { check(headerValue: value) }
      return Header(
        name: spec.name.value,
        value: spec.value.map { TemplateParser.parse($0, in: scope, into: &diagnostics) },
        origin: Origin(spec.name.range))
    }
  }

  /// RFC 9110, 5.6.2: a token.
  mutating func check(headerName name: String, at range: SourceRange) {
    let isToken = name.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9": true
      default: "!#$%&'*+-.^_`|~".unicodeScalars.contains(scalar)
      }
    }
    if name.isEmpty || !isToken { diagnostics.report(.invalidHeader(name), at: range) }
  }

  private mutating func check(headerValue value: Located<String>) {
    if value.value.unicodeScalars.contains(where: { $0 == "\r" || $0 == "\n" || $0 == "\0" }) {
      diagnostics.report(.lineBreak("header"), at: value.range)
    }
    let lower = value.value.lowercased()
    let secrets = ["bearer ", "basic ", "token "]
    if let prefix = secrets.first(where: { lower.hasPrefix($0) }), !lower.contains("${"),
      lower.count >= prefix.count + 12
    {
      diagnostics.report(.secretInHeader, at: value.range)
    }
  }

  private mutating func validation(_ spec: ValidateSpec) -> Validation {
    switch spec {
    case .statuses(let written): return Validation(statuses: statuses(written), contentTypes: [])
    case .mapping(let written, let contentTypes):
      return Validation(
        statuses: written.map { statuses($0) } ?? Validation.success.statuses,
        contentTypes: contentTypes.map(\.value))
    }
  }

  private mutating func statuses(_ written: [Located<String>]) -> [ClosedRange<Int>] {
    var ranges: [ClosedRange<Int>] = []
    for item in written {
      switch item.value {
      case "none", "any": return []
      case "successCodes", "success": ranges.append(200...299)
      case "successAndRedirectCodes": ranges.append(200...399)
      default:
        if let range = statusRange(item.value) {
          ranges.append(range)
        } else {
          diagnostics.report(.invalidStatus(item.value), at: item.range)
        }
      }
    }
    return ranges
  }

  /// `418`, `2xx`, `200...299` and `200..<300`.
  private func statusRange(_ text: String) -> ClosedRange<Int>? {
    if text.utf8.count == 3, let first = text.utf8.first, (0x31...0x39).contains(first) {
      let hundred = Int(first - 0x30) * 100
      if text.lowercased().hasSuffix("xx") { return hundred...hundred + 99 }
      if text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let code = Int(text) {
        return code...code
      }
    }
    for (mark, shift) in [("...", 0), ("..<", 1)] {
      guard let (low, high) = text.split(around: mark) else { continue }
      guard let low = Int(low.trimmingSpaces()), let high = Int(high.trimmingSpaces()),
        low <= high - shift, 100...1000 ~= low, 100...1000 ~= high
      else { return nil }
      return low...high - shift
    }
    return nil
  }

  /// A key of `response:` or `errors:`.
  mutating func status(_ written: Located<String>) -> StatusPattern? {
    if written.value == "default" { return .default }
    guard let range = statusRange(written.value) else {
      diagnostics.report(.invalidStatus(written.value), at: written.range)
      return nil
    }
    return range.count == 1 ? .code(range.lowerBound) : .range(range)
  }

  private mutating func envelope(_ spec: EnvelopeSpec) -> Inherited<Envelope>? {
    switch spec {
    case .none: return Inherited.none
    case .fields(let fields):
      guard !fields.code.isEmpty, !fields.success.isEmpty else {
        diagnostics.report(.incompleteEnvelope, at: fields.range)
        return nil
      }
      let success = fields.success.map(\.value)
      let isWhole = fields.data.map(\.value) == ["."]
      return .some(
        Envelope(
          code: wireName(fields.code) ?? WireName(key: "code"),
          success: success.filter { $0 != "none" }, allowsNoCode: success.contains("none"),
          message: wireName(fields.message), data: isWhole ? WireName([[]]) : wireName(fields.data))
      )
    }
  }

  private mutating func wireName(_ paths: [Located<String>]) -> WireName? {
    let alternatives = paths.compactMap { WireName.path($0, into: &diagnostics) }
    return alternatives.isEmpty ? nil : WireName(alternatives)
  }

  private mutating func auth(_ spec: AuthSpec) -> [[String]] {
    for name in spec.alternatives.joined()
    where symbols.security[name.value] == nil && name.value != "none" {
      diagnostics.report(
        .unknownScheme(name.value, known: symbols.security.keys.sorted()), at: name.range)
    }
    return spec.alternatives.map { set in set.map(\.value).filter { $0 != "none" } }
  }

  private mutating func retry(_ spec: RetrySpec) -> Inherited<Retry>? {
    guard case .policy(let policy) = spec else { return Inherited.none }
    guard let retries = policy.retries else { return nil }
    let conditions: [Retry.Condition] = policy.when.compactMap { condition in
      switch condition.value {
      case "timeout": return .timeout
      case "connection": return .connection
      default:
        if let range = statusRange(condition.value), range.count == 1 {
          return .status(range.lowerBound)
        }
        diagnostics.report(.unknownCondition(condition.value), at: condition.range)
        return nil
      }
    }
    return .some(
      Retry(
        retries: retries.value,
        conditions: policy.when.isEmpty ? [.timeout, .connection, .status(503)] : conditions,
        backoff: policy.backoff?.value, respectsRetryAfter: policy.respectRetryAfter?.value ?? true,
        isForAnyMethod: policy.anyMethod?.value ?? false))
  }
}

extension String {
  /// The text on both sides of the first `mark`.
  fileprivate func split(around mark: String) -> (Substring, Substring)? {
    guard let start = indices.first(where: { self[$0...].hasPrefix(mark) }) else { return nil }
    return (self[..<start], self[index(start, offsetBy: mark.count)...])
  }
}

extension Diagnostic.Message {
  fileprivate static func baseWithoutScheme(_ text: String) -> Self {
    .error(
      "base-without-scheme", "the base URL '\(text)' does not begin with http:// or https://",
      help: "write the whole address, such as https://api.example.com/v1")
  }
  fileprivate static func baseWithoutHost(_ text: String) -> Self {
    .error(
      "base-without-host", "the base URL '\(text)' names no host",
      help: "write the whole address, such as https://api.example.com/v1")
  }
  fileprivate static var braceInBase: Self {
    .error(
      "brace-in-base", "a brace in a base URL stands for nothing",
      help: "write '${name}' for a variable or an argument")
  }
  fileprivate static var spaceInBase: Self {
    .error(
      "space-in-base", "a base URL cannot hold a space or a line break",
      help: "write a space in a path as %20")
  }
  fileprivate static var secretInBase: Self {
    .warning(
      "secret-in-spec", "a user name or password stands in the base URL",
      help: "take it from a variable or from 'security:'; a spec is read by many")
  }
  fileprivate static var secretInHeader: Self {
    .warning(
      "secret-in-spec", "a credential seems to stand in a header",
      help: "take it from a variable, '${token}', or from 'security:'; a spec is read by many")
  }
  fileprivate static func unknownEncoding(_ name: String) -> Self {
    .error(
      "unknown-encoding", "unknown encoding '\(name)'",
      help: Suggestion.help(name, allowed: ParameterEncoding.allCases.map(\.rawValue)))
  }
  fileprivate static func headerTwice(_ name: String) -> Self {
    .error(
      "header-twice", "the header '\(name)' stands here twice",
      help: "header names are the same whatever their case; take one away")
  }
  fileprivate static func invalidHeader(_ name: String) -> Self {
    .error(
      "invalid-header", "'\(name)' cannot be the name of a header",
      help: "letters, digits and !#$%&'*+-.^_`|~ can (RFC 9110, 5.6.2)")
  }
  fileprivate static func invalidStatus(_ text: String) -> Self {
    .error(
      "invalid-status", "'\(text)' is no status",
      help: "write 404, 4xx, 200...299, or 'default' where it may stand; 'none' accepts any")
  }
  fileprivate static var incompleteEnvelope: Self {
    .error(
      "incomplete-envelope", "an envelope needs 'code' and 'success'",
      help: "write { code: code, success: [200], message: message, data: data }")
  }
  fileprivate static func unknownScheme(_ name: String, known: [String]) -> Self {
    .error(
      "unknown-scheme", "no security scheme is named '\(name)'",
      help: Suggestion.didYouMean(name, in: known)
        ?? (known.isEmpty
          ? "declare it at the top: 'security: { \(name): { bearer } }'"
          : "declared: \(known.joined(separator: ", "))"))
  }
  fileprivate static func unknownCondition(_ text: String) -> Self {
    .error(
      "unknown-condition", "'\(text)' is nothing to retry for",
      help: "use timeout, connection, or a status such as 503")
  }
}
