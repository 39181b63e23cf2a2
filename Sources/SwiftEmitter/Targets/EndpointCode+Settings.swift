import APIModel
import SwiftCode
import SwiftNames

/// What a target, a group or an endpoint says of how its requests are sent and its answers taken.
extension EndpointCode {
  func settingLinks(
    _ settings: Settings, isShared: Bool, body: inout CaseBody
  ) -> [Line] {
    var links: [Line] = []
    for header in settings.headers {
      guard let value = header.value else {
        links.append(.code(".removingHeader(\(StringLiteral(header.name)))"))
        continue
      }
      if isShared, !value.isShared { continue }
      links.append(
        .list(
          head: isShared ? ".defaultHeader(" : ".header(",
          items: ["\(StringLiteral(header.name))", body.text(value)], tail: ")"))
    }
    if let encoding = settings.encoding, context.platform == .runtime {
      links.append(.code("\(isShared ? ".defaultEncoding" : ".encoding")(\(code(encoding)))"))
    }
    links += styleLinks(settings.style)
    if let validation = settings.validation { links.append(code(validation)) }
    if let envelope = settings.envelope { links.append(code(envelope)) }
    if let auth = settings.auth { links.append(code(auth)) }
    if let timeout = settings.timeout { links.append(code(timeout)) }
    if let retry = settings.retry { links.append(code(retry)) }
    if let redirects = settings.redirects, context.platform == .runtime {
      links.append(.code(redirects == .none ? ".redirects(.none)" : ".redirects(.follow)"))
    }
    return links
  }

  private func styleLinks(_ style: Style) -> [Line] {
    var links: [Line] = []
    if let arrays = style.arrays { links.append(.code(".arrays(\(context.style(arrays)))")) }
    if let bools = style.bools {
      links.append(.code(bools == .literal ? ".bools(.literal)" : ".bools(.numeric)"))
    }
    if let nested = style.nested { links.append(.code(".nested(\(context.style(nested)))")) }
    if let spaces = style.spaces, context.platform == .runtime {
      links.append(.code(spaces == .plus ? ".spaces(.plus)" : ".spaces(.percent)"))
    }
    return links
  }

  private func code(_ encoding: ParameterEncoding) -> Code {
    switch encoding {
    case .url: ".url"
    case .query: ".query"
    case .form: ".form"
    case .json: ".json"
    case .multipart: ".multipart"
    case .none: ".none"
    }
  }

  private func code(_ validation: Validation) -> Line {
    if validation == .none { return .code(".validate(.none)") }
    if validation == .success { return .code(".validate(.success)") }
    var arguments: [Code] = []
    if !validation.statuses.isEmpty {
      let ranges = validation.statuses.map { "\($0.lowerBound)...\($0.upperBound)" as Code }
      arguments.append("statuses: [\(ranges.joined())]")
    }
    if !validation.contentTypes.isEmpty {
      let types = validation.contentTypes.map { "\(StringLiteral($0))" as Code }
      arguments.append("contentTypes: [\(types.joined())]")
    }
    return wrapped(".validate(", arguments)
  }

  private func code(_ envelope: Inherited<Envelope>) -> Line {
    guard case .some(let envelope) = envelope else { return .code(".envelope(nil)") }
    let success = envelope.success.map { "\(StringLiteral($0))" as Code }
    var arguments: [Code] = [
      "code: \(context.modelKey(envelope.code))", "success: [\(success.joined())]",
    ]
    if let message = envelope.message { arguments.append("message: \(context.modelKey(message))") }
    if let data = envelope.data { arguments.append("data: \(context.modelKey(data))") }
    if envelope.allowsNoCode { arguments.append("allowsNoCode: true") }
    return wrapped(".envelope(", arguments)
  }

  private func code(_ auth: [[String]]) -> Line {
    let sets = auth.map { set -> Line in
      let schemes = set.compactMap { name in target.security.first { $0.name.key == name } }
      return .list(head: "[", items: schemes.map(code), tail: "]")
    }
    return .list(head: ".auth([", items: sets, tail: "])")
  }

  private func code(_ scheme: SecurityScheme) -> Code {
    let name = StringLiteral(scheme.name.key)
    let prefix: Code = scheme.prefix.map { ", prefix: \(StringLiteral($0))" } ?? ""
    return switch scheme.kind {
    case .bearer: ".bearer(\(name))"
    case .basic: ".basic(\(name))"
    case .header(let field): ".header(\(name), field: \(StringLiteral(field))\(prefix))"
    case .query(let field): ".query(\(name), field: \(StringLiteral(field))\(prefix))"
    case .cookie(let field): ".cookie(\(name), field: \(StringLiteral(field))\(prefix))"
    }
  }

  private func code(_ timeout: Timeout) -> Line {
    if let attempt = timeout.attempt, timeout.total == nil, timeout.idle == nil {
      return .code(".timeout(\(context.number(attempt)))")
    }
    let parts: [Code] = [
      timeout.attempt.map { "attempt: \(context.number($0))" },
      timeout.total.map { "total: \(context.number($0))" },
      timeout.idle.map { "idle: \(context.number($0))" },
    ].compactMap { $0 }
    return .list(head: ".timeout(", items: parts, tail: ")")
  }

  private func code(_ retry: Inherited<Retry>) -> Line {
    guard case .some(let retry) = retry else { return .code(".retry(nil)") }
    let conditions = retry.conditions.map { condition -> Code in
      switch condition {
      case .timeout: ".timeout"
      case .connection: ".connection"
      case .status(let status): ".status(\(status))"
      }
    }
    var arguments: [Code] = ["retries: \(retry.retries)", "when: [\(conditions.joined())]"]
    if let backoff = retry.backoff { arguments.append("backoff: \(context.number(backoff))") }
    if !retry.respectsRetryAfter { arguments.append("respectRetryAfter: false") }
    if retry.isForAnyMethod { arguments.append("coversEveryMethod: true") }
    return wrapped(".retry(", arguments)
  }

  /// `head.init(…))`
  private func wrapped(_ head: Code, _ arguments: [Code]) -> Line {
    .list(head: head, items: [.list(head: ".init(", items: arguments, tail: ")")], tail: ")")
  }
}
