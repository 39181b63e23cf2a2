import APIModel
import Diagnostics
import SwiftCode
import SwiftNames

/// The typed calls of a group: `.findOne(sn:)` as a `Call<OrderAPI, Order>`, and the types that answers need.
struct CallEmitter {
  private let context: Context
  private let path: TypePath
  private var functions: [Declaration] = []
  private var properties: [Declaration] = []
  private var responses: [Declaration] = []

  init(_ context: Context, _ path: TypePath) {
    self.context = context
    self.path = path
  }

  private var names: SwiftNames { context.names }

  /// The extensions that hold all that was added.
  var declarations: [Declaration] {
    var result: [Declaration] = []
    if !responses.isEmpty {
      result.append(
        Declaration(
          .container(head: .code("nonisolated extension \(path.code)"), members: responses)))
    }
    if !functions.isEmpty {
      result.append(
        Declaration(
          .container(
            head: .code(
              "nonisolated extension \(context.runtime("Call")) where Target == \(path.code)"),
            members: functions)))
    }
    return result + properties
  }

  mutating func add(_ signature: Signature, uses: inout TypeUses) {
    let endpoint = signature.endpoint
    if endpoint.hasResponseType { responses.append(response(of: endpoint, uses: &uses)) }
    // An endpoint without arguments is written without parentheses.
    if signature.arguments.isEmpty, !endpoint.isDownload {
      properties.append(property(signature, uses: &uses))
    } else {
      functions.append(function(signature, uses: &uses))
    }
  }

  mutating func add(_ inner: Group) {
    functions.append(
      nesting(inner.name, path.appending(names.groupType(inner.name)).code, doc: inner.doc))
  }

  mutating func add(_ child: ChildTarget) {
    let type = names.type(Name(key: child.target, origin: child.name.origin))
    functions.append(nesting(child.name, "\(type, as: .type)", doc: child.doc))
  }

  // MARK: Calls

  private func function(_ signature: Signature, uses: inout TypeUses) -> Declaration {
    let endpoint = signature.endpoint
    var arguments: [Code] = []
    var passed: [Code] = []
    let locals = context.locals(
      of: signature, avoiding: endpoint.isDownload ? ["destination"] : [])
    for (argument, local) in zip(signature.arguments, locals) {
      uses.add(argument.parameter.type, in: context)
      arguments.append(argument.declared(as: local))
      passed.append("\(argument.name, as: .argument): \(local)")
    }
    if endpoint.isDownload {
      uses.addFoundation()
      arguments.append("to destination: \(context.foundation("URL"))")
      if context.carriesDestination(endpoint) { passed.append("to: destination") }
    }
    let name = signature.name
    let target: Line =
      passed.isEmpty ? .code(".\(name)") : .list(head: ".\(name)(", items: passed, tail: ")")
    return Declaration(
      .body(
        head: .list(
          head: "\(context.access)static func \(name)(", items: arguments,
          tail: ") -> Self where Value == \(value(of: endpoint, uses: &uses))"),
        lines: [.list(head: "Self(", items: [target, reader(of: endpoint)], tail: ")")]),
      doc: documentation(of: endpoint), attributes: attributes(of: endpoint),
      origin: endpoint.name.origin.range)
  }

  private func property(_ signature: Signature, uses: inout TypeUses) -> Declaration {
    let (name, endpoint) = (signature.name, signature.endpoint)
    let property = Declaration(
      .body(
        head: .code("\(context.access)static var \(name): Self"),
        lines: [
          .list(head: "Self(", items: [.code(".\(name)"), reader(of: endpoint)], tail: ")")
        ]),
      doc: documentation(of: endpoint), attributes: attributes(of: endpoint),
      origin: endpoint.name.origin.range)
    return Declaration(
      .container(
        head: .list(
          head: "nonisolated extension \(context.runtime("Call"))", items: [Code](),
          tail:
            " where Target == \(path.code), Value == \(value(of: endpoint, uses: &uses))"),
        members: [property]))
  }

  private func nesting(_ name: Name, _ target: Code, doc: String?) -> Declaration {
    let member = names.enumCase(name)
    return Declaration(
      .body(
        head: .list(
          head: "\(context.access)static func \(member)(",
          items: ["_ call: \(context.runtime("Call"))<\(target), Value>"], tail: ") -> Self"),
        lines: [.code("Self(.\(member)(call.target), call.reader)")]),
      doc: DocComment(doc ?? ""), origin: name.origin.range)
  }

  private func documentation(of endpoint: Endpoint) -> DocComment {
    DocComment(endpoint.doc ?? "")
  }

  private func attributes(of endpoint: Endpoint) -> [Code] {
    guard let message = endpoint.deprecation else { return [] }
    return ["@available(*, deprecated, message: \(undelimited: StringLiteral(message)))"]
  }

  // MARK: Values and how they are read

  private func value(of endpoint: Endpoint, uses: inout TypeUses) -> Code {
    for error in endpoint.errors { uses.addHidden(error.type, in: context) }
    if endpoint.hasResponseType {
      return "\(path.code).\(names.responseType(endpoint.name), as: .type)"
    }
    guard case .single(let body) = endpoint.response else { return context.swift("Void") }
    return value(of: body, uses: &uses)
  }

  private func value(of body: ResponseBody, uses: inout TypeUses) -> Code {
    switch body.kind {
    case .void: return context.swift("Void")
    case .text: return context.swift("String")
    case .data:
      uses.addFoundation()
      return context.foundation("Data")
    case .file:
      uses.addFoundation()
      return context.foundation("URL")
    case .lines: return context.runtime("LineStream")
    case .serverSentEvents: return context.runtime("ServerSentEventStream")
    case .json:
      let type = body.type ?? .builtin(.json)
      uses.add(type, in: context)
      return context.type(type)
    }
  }

  private func reader(of endpoint: Endpoint) -> Line {
    var type: Code { "\(path.code).\(names.responseType(endpoint.name), as: .type)" }
    switch endpoint.response {
    case .single(let body) where body.headers.isEmpty:
      let code = reader(body)
      return endpoint.errors.isEmpty ? .code(code) : errors(of: endpoint, head: "\(code).errors([")
    case .single(let body):
      var links = [headers(of: body, into: type)]
      if !endpoint.errors.isEmpty { links.append(errors(of: endpoint, head: ".errors([")) }
      return .chain(head: typedReader(body), links: links)
    case .byStatus(let responses):
      let statuses = Line.list(
        head: ".statuses([", items: responses.map { reader(of: $0, into: type) }, tail: "])")
      guard !endpoint.errors.isEmpty else { return statuses }
      return .chain(
        head: "", call: nil, links: [statuses, errors(of: endpoint, head: ".errors([")])
    }
  }

  /// `.headers { value, headers in PageResponse(value: value, total: try headers.value("X-Total")) }`
  private func headers(of body: ResponseBody, into type: Code) -> Line {
    let read = body.headers.map { header -> Code in
      let label = names.member(header.name)
      let function: StaticString = header.type.isOptional ? "optional" : "value"
      return
        "\(label, as: .argument): try headers.\(Identifier(trusted: function))(\(StringLiteral(header.header)))"
    }
    let hasValue = body.kind != .void
    return .closure(
      head: ".headers", parameters: hasValue ? "value, headers" : "_, headers",
      body: .list(head: "\(type)(", items: (hasValue ? ["value: value"] : []) + read, tail: ")"))
  }

  private func reader(of response: Response.StatusResponse, into type: Code) -> Line {
    let member = statusName(response.status)
    // In Swift 5 a case is no @Sendable function, as it is in Swift 6.
    let made: Code =
      context.platform == .runtime ? "map(\(type).\(member))" : "map { \(type).\(member)($0) }"
    let reader: Code =
      response.body.kind == .void
      ? ".void.map { \(type).\(member) }" : "\(typedReader(response.body)).\(made)"
    return .list(head: ".init(", items: [pattern(response.status), reader], tail: ")")
  }

  private func errors(of endpoint: Endpoint, head: Code) -> Line {
    let items = endpoint.errors.map { error -> Code in
      switch endpoint.kind(of: error) {
      case .text: "\(pattern(error.status)): .text"
      case .data: "\(pattern(error.status)): .data"
      case .json, .file, .lines, .serverSentEvents, .void:
        "\(pattern(error.status)): \(json)(\(context.type(error.type)).self)"
      }
    }
    return .list(head: head, items: items, tail: "])")
  }

  /// What reads JSON: `.json` by Codable, `.mapped` by ObjectMapper.
  private var json: Code { context.options.mapper == .codable ? ".json" : ".mapped" }

  /// A `ResponseReader` whose value's type the place knows.
  private func reader(_ body: ResponseBody) -> Code { reader(body, head: json) }

  private func typedReader(_ body: ResponseBody) -> Code {
    guard body.kind == .json, let type = body.type else { return reader(body) }
    return reader(body, head: "\(json)(\(context.type(type)).self)", isCall: true)
  }

  private func reader(_ body: ResponseBody, head: Code, isCall: Bool = false) -> Code {
    switch body.kind {
    case .void: return ".void"
    case .text:
      return body.charset.map { ".text(charset: \(StringLiteral($0)))" } ?? ".text"
    case .data: return ".data"
    case .file: return ".file(to: destination)"
    case .lines: return ".lines"
    case .serverSentEvents: return ".serverSentEvents"
    case .json:
      var arguments: [Code] = []
      if isCall, let type = body.type { arguments.append("\(context.type(type)).self") }
      if let at = body.at { arguments.append("at: \(context.modelKey(at))") }
      switch body.empty {
      case nil: break
      case .nil: arguments.append("empty: .nil")
      case .error: arguments.append("empty: .error")
      case .default: arguments.append("empty: .default")
      }
      return arguments.isEmpty ? json : "\(json)(\(arguments.joined()))"
    }
  }

  private func pattern(_ status: StatusPattern) -> Code {
    switch status {
    case .code(let code): "\(code)"
    case .range(let range): ".range(\(range.lowerBound)...\(range.upperBound))"
    case .default: ".default"
    }
  }

  // MARK: The types of answers

  private func response(of endpoint: Endpoint, uses: inout TypeUses) -> Declaration {
    let type = names.responseType(endpoint.name)
    let doc = DocComment("The answer of `\(names.enumCase(endpoint.name).name)`.")
    switch endpoint.response {
    case .byStatus(let responses):
      let cases = responses.map { response -> Declaration in
        let name = statusName(response.status)
        let payload: Code =
          response.body.kind == .void ? "" : "(\(value(of: response.body, uses: &uses)))"
        return Declaration(.plain(.code("case \(name)\(payload)")), origin: response.origin.range)
      }
      return Declaration(
        .container(
          head: .code(
            "\(context.access)enum \(type, as: .type): \(context.swift("Sendable"))"),
          members: cases),
        doc: doc, origin: endpoint.name.origin.range)
    case .single(let body):
      var members: [Declaration] = []
      if body.kind != .void {
        members.append(
          Declaration(.plain(.code("\(context.access)let value: \(value(of: body, uses: &uses))"))))
      }
      for header in body.headers {
        uses.add(header.type, in: context)
        members.append(
          Declaration(
            .plain(
              .code(
                "\(context.access)let \(names.member(header.name)): \(context.type(header.type))")),
            doc: DocComment("The header `\(header.header)`."), origin: header.name.origin.range))
      }
      return Declaration(
        .container(
          head: .code(
            "\(context.access)struct \(type, as: .type): \(context.swift("Sendable"))"),
          members: members), doc: doc, origin: endpoint.name.origin.range)
    }
  }

  /// `ok` of 200; RFC 9110, 15.
  private func statusName(_ status: StatusPattern) -> Identifier {
    switch status {
    case .default: return Identifier("other")!
    case .range(let range):
      let hundred = range.lowerBound / 100
      let isWhole = range == hundred * 100...hundred * 100 + 99
      return Identifier(
        isWhole ? "status\(hundred)xx" : "status\(range.lowerBound)To\(range.upperBound)")!
    case .code(let code):
      let known: [Int: String] = [
        200: "ok", 201: "created", 202: "accepted", 203: "nonAuthoritative", 204: "noContent",
        205: "resetContent", 206: "partialContent", 207: "multiStatus", 304: "notModified",
        400: "badRequest", 401: "unauthorized", 403: "forbidden", 404: "notFound", 409: "conflict",
        410: "gone", 412: "preconditionFailed", 422: "unprocessableContent", 429: "tooManyRequests",
      ]
      return Identifier(known[code] ?? "status\(code)")!
    }
  }
}

extension Endpoint {
  /// Whether its answer goes to a file, whose place the caller gives.
  var isDownload: Bool {
    switch response {
    case .single(let body): body.kind == .file
    case .byStatus(let responses): responses.contains { $0.body.kind == .file }
    }
  }
}
