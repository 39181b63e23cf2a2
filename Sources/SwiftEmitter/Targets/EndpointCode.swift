import APIModel
import SwiftCode
import SwiftNames

/// What one case sends, as a chain on the target's defaults.
struct EndpointCode {
  let context: Context
  let target: Target
  let hasVariables: Bool

  init(_ context: Context, target: Target, hasVariables: Bool) {
    self.context = context
    self.target = target
    self.hasVariables = hasVariables
  }

  private var names: SwiftNames { context.names }

  // MARK: Labels

  /// `levels` are the groups around the endpoint, the target first.
  func label(for signature: Signature, levels: [Group], defaults: Identifier) -> Line {
    let endpoint = signature.endpoint
    var body = CaseBody(context, signature)
    let chain = chain(for: endpoint, levels: levels, defaults: defaults, body: &body)
    return .label(
      body.label(signature, destination: "let destination"), body: [chain],
      origin: endpoint.name.origin.range)
  }

  func label(for group: Group) -> Line {
    .label(
      .code("case .\(names.enumCase(group.name))(let target)"),
      body: [.code("target.endpoint(with: \(hasVariables ? "variables" : noVariables))")])
  }

  func label(for child: ChildTarget) -> Line {
    let variables: Code =
      child.hasVariables ? "variables.\(names.member(child.name))" : noVariables
    return .label(
      .code("case .\(names.enumCase(child.name))(let target)"),
      body: [.code("target.endpoint(with: \(variables))")])
  }

  private var noVariables: Code { "\(context.runtime("NoVariables"))()" }

  // MARK: Defaults

  /// The function that gives what all cases begin with; a case may have its usual name.
  func defaultsName(in group: Group) -> Identifier {
    let taken = Set(
      group.members.map { member in
        switch member {
        case .endpoint(let endpoint): names.enumCase(endpoint.name).name
        case .group(let inner): names.enumCase(inner.name).name
        case .child(let child): names.enumCase(child.name).name
        }
      })
    var name = taken.contains("defaults") ? "defaultsOfAll" : "defaults"
    while taken.contains(name) { name += "_" }
    return Identifier(name)!
  }

  func defaults(
    of group: Group, named name: Identifier, root: Identifier, levels: [Level]
  ) -> Declaration {
    var body = CaseBody(context, sharedBy: group)
    var links: [Line] = []
    var head: Code
    if let outer = levels.dropLast().last {
      let helper: Code = "\(outer.path.code).\(defaultsName(in: outer.group))"
      head = hasVariables ? "\(helper)(variables)" : helper
      if let base = group.settings.baseURL, base.isShared {
        links.append(.code(".baseURL(\(body.address(base)))"))
      }
    } else if let base = group.settings.baseURL, base.isShared {
      head = "\(context.runtime(context.platform.endpointType))(baseURL: \(body.address(base)))"
    } else {
      head = "\(context.runtime(context.platform.endpointType))()"
    }
    // Behind a prefix that needs an argument, every further one stands in the cases too.
    if !group.prefix.isEmpty, levels.allSatisfy(\.group.prefix.isShared) {
      links.append(.code(".prefix(\(body.path(group.prefix)))"))
    }
    let isRuntime = context.platform == .runtime
    for parameter in group.removed where parameter.isShared && isRuntime {
      links.append(.code(".removingParameter(\(parameterKey(parameter)))"))
    }
    links += settingLinks(group.settings, isShared: true, body: &body)
    for parameter in group.parameters where parameter.isShared && isRuntime {
      links.append(link(for: parameter, natural: nil, body: &body))
    }
    let chain: Line = .chain(head: head, links: links)
    let doc = DocComment("What every endpoint here begins with.")
    guard hasVariables else {
      // Moya's tasks are no Sendable values, which a constant would have to be.
      return isRuntime
        ? Declaration(
          .plain(.chain(head: "static let \(name) = \(head)", links: links)), doc: doc,
          origin: group.name.origin.range)
        : Declaration(
          .body(
            head: .code("static var \(name): \(context.runtime(context.platform.endpointType))"),
            lines: [chain]), doc: doc, origin: group.name.origin.range)
    }
    let usesVariables = chain.mentions("variables")
    return Declaration(
      .body(
        head: .code(
          "static func \(name)(_\(usesVariables ? " variables" : ""): \(root, as: .type).Variables) -> \(context.runtime(context.platform.endpointType))"
        ), lines: [chain]), doc: doc, origin: group.name.origin.range)
  }

  // MARK: The chain

  private func chain(
    for endpoint: Endpoint, levels: [Group], defaults: Identifier, body: inout CaseBody
  ) -> Line {
    var links: [Line] = []
    let base: Code = hasVariables ? "Self.\(defaults)(variables)" : "Self.\(defaults)"
    let call: Line
    switch endpoint.address {
    case .path(let path):
      for prefix in levels.map(\.prefix).drop(while: \.isShared) where !prefix.isEmpty {
        links.append(.code(".prefix(\(body.path(prefix)))"))
      }
      call = methodCall(endpoint.method, path.isEmpty ? nil : body.path(path))
    case .url(let url):
      call = methodCall(endpoint.method, nil)
      links.append(.list(head: ".url(", items: [body.address(url)], tail: ")"))
    }
    if let base = endpoint.own.baseURL {
      links.append(.code(".baseURL(\(body.address(base)))"))
    } else if let inherited = endpoint.effective.baseURL, !inherited.isShared {
      links.append(.code(".baseURL(\(body.address(inherited)))"))
    }
    links += settingLinks(endpoint.own, isShared: false, body: &body)
    links += inheritedHeaders(of: endpoint, levels: levels, body: &body)
    switch context.platform {
    case .runtime: links += parameterLinks(of: endpoint, levels: levels, body: &body)
    case .moya: links += moyaParameterLinks(of: endpoint, body: &body)
    }
    return .chain(head: base, call: call, links: links)
  }

  private func methodCall(_ method: String, _ path: Code?) -> Line {
    let arguments = path.map { [$0] } ?? []
    switch method {
    case "GET": return .list(head: ".get(", items: arguments, tail: ")")
    case "POST": return .list(head: ".post(", items: arguments, tail: ")")
    case "PUT": return .list(head: ".put(", items: arguments, tail: ")")
    case "PATCH": return .list(head: ".patch(", items: arguments, tail: ")")
    case "DELETE": return .list(head: ".delete(", items: arguments, tail: ")")
    case "HEAD": return .list(head: ".head(", items: arguments, tail: ")")
    case "OPTIONS": return .list(head: ".options(", items: arguments, tail: ")")
    default:
      let name: Code =
        context.platform == .runtime
        ? ".init(rawValue: \(StringLiteral(method)))" : "\(StringLiteral(method))"
      return .list(head: ".method(", items: [name] + arguments, tail: ")")
    }
  }

  private func wholeBody(_ value: Value, body: inout CaseBody) -> Line {
    if case .text(let template) = value.content, let reference = template.soleReference {
      return .code(".body(json: \(body.code(reference)))")
    }
    return .list(head: ".body(", items: [body.json(value, label: "template: ")], tail: ")")
  }

  // MARK: Parameters

  private func parameterLinks(
    of endpoint: Endpoint, levels: [Group], body: inout CaseBody
  ) -> [Line] {
    var links = removals(for: endpoint, levels: levels)
    if endpoint.hasEmptyParameters, !["GET", "HEAD"].contains(endpoint.method) {
      links.append(.code(".emptyBody()"))
    }
    for parameter in endpoint.parameters {
      if parameter.level != .endpoint, parameter.isShared { continue }
      if let link = placedLink(for: parameter, of: endpoint, body: &body) { links.append(link) }
    }
    if let value = endpoint.body { links.append(wholeBody(value, body: &body)) }
    return links
  }

  /// Shared parameters that the defaults hold, but this endpoint does not send so.
  private func removals(for endpoint: Endpoint, levels: [Group]) -> [Line] {
    var removed = endpoint.removed.filter(\.isShared)
    for parameter in endpoint.parameters
    where parameter.level != .endpoint && parameter.isShared
      && (parameter.placement == .path || parameter.placement == Parameter.Placement.none)
    {
      if levels.contains(where: { group in
        group.parameters.contains {
          $0.name == parameter.name && $0.placement != parameter.placement
        }
      }) {
        removed.append(parameter)
      }
    }
    return removed.map { .code(".removingParameter(\(parameterKey($0)))") }
  }

  /// Inherited headers whose value needs an argument.
  private func inheritedHeaders(
    of endpoint: Endpoint, levels: [Group], body: inout CaseBody
  ) -> [Line] {
    let own = Set(endpoint.own.headers.map { $0.name.lowercased() })
    return endpoint.effective.headers.compactMap { header in
      guard let value = header.value, !value.isShared, !own.contains(header.name.lowercased())
      else {
        return nil
      }
      return .list(
        head: ".defaultHeader(", items: ["\(StringLiteral(header.name))", body.text(value)],
        tail: ")")
    }
  }

  /// The link for a parameter where it is placed; nil when nothing is sent.
  private func placedLink(
    for parameter: Parameter, of endpoint: Endpoint, body: inout CaseBody
  ) -> Line? {
    switch parameter.placement {
    case .path, Parameter.Placement.none?: return nil
    case .body: return bodyLink(for: parameter, of: endpoint, body: &body)
    case .query, .field, .header, .cookie, nil:
      return link(for: parameter, natural: naturalPlacement(of: endpoint), body: &body)
    }
  }

  /// Where the encoding puts a parameter that says nothing.
  func naturalPlacement(of endpoint: Endpoint) -> Parameter.Placement? {
    switch endpoint.effective.encoding ?? .url {
    case .query: .query
    case .url: ["GET", "HEAD", "DELETE"].contains(endpoint.method) ? .query : .field
    case .form, .json, .multipart: .field
    case .none: nil
    }
  }

  private func link(
    for parameter: Parameter, natural: Parameter.Placement?, body: inout CaseBody
  ) -> Line {
    var options: [Code] = []
    switch parameter.placement {
    case .query where natural != .query: options.append("query")
    case .field where natural != .field: options.append("field")
    case .header: options.append("header")
    case .cookie: options.append("cookie")
    default: break
    }
    options += context.valueOptions(of: parameter)
    if parameter.sendsNil { options.append("sendNil") }
    if let fileName = parameter.fileName { options.append("fileName(\(StringLiteral(fileName)))") }
    options += mediaTypeOption(of: parameter)
    let chained = context.chained(options)
    var arguments: [Code] = []
    if parameter.spreads {
      arguments = [body.code(parameter)]
      if !chained.isEmpty { arguments.append(chained) }
      return .list(head: ".spread(", items: arguments, tail: ")")
    }
    arguments.append(parameterKey(parameter))
    arguments += value(of: parameter, body: &body)
    if !chained.isEmpty { arguments.append(chained) }
    return .list(head: ".parameter(", items: arguments, tail: ")")
  }

  private func value(of parameter: Parameter, body: inout CaseBody) -> [Code] {
    switch parameter.role {
    case .argument(let fallback):
      let code = body.code(parameter)
      if parameter.omitsDefault, let fallback {
        let value = context.expression(fallback, as: parameter.type, isTyped: true)
        return ["unless: \(value)", code]
      }
      return [code]
    case .constant(let value):
      guard case .text(let template) = value.content, template.plainText == nil else {
        return [context.expression(value, as: parameter.type, isTyped: false)]
      }
      if let reference = template.soleReference { return [body.code(reference)] }
      return ["text: \(body.text(template))"]
    }
  }

  private func bodyLink(
    for parameter: Parameter, of endpoint: Endpoint, body: inout CaseBody
  ) -> Line {
    let value: Code =
      switch parameter.role {
      case .argument: body.code(parameter)
      case .constant(let value): context.expression(value, as: parameter.type, isTyped: false)
      }
    let label: StaticString
    var options: [Code] = []
    switch context.api.expanded(parameter.type.wrapped) {
    case .builtin(.data):
      label = "data"
      options = context.formatOption(of: parameter)
    case .builtin(.file): label = "file"
    case .builtin(.string) where endpoint.effective.encoding != .json: label = "text"
    default:
      if endpoint.spreadsBody(parameter, in: context.api) {
        return .list(head: ".spread(", items: [value], tail: ")")
      }
      label = "json"
      options = context.valueOptions(of: parameter)
    }
    options += mediaTypeOption(of: parameter)
    var items: [Code] = ["\(Identifier(trusted: label)): \(value)"]
    if !options.isEmpty { items.append(context.chained(options)) }
    return .list(head: ".body(", items: items, tail: ")")
  }

  private func mediaTypeOption(of parameter: Parameter) -> [Code] {
    switch parameter.mediaType {
    case nil: []
    case .none?: ["noMediaType"]
    case .some(let type)?: ["mediaType(\(StringLiteral(type)))"]
    }
  }

  private func parameterKey(_ parameter: Parameter) -> Code {
    context.key(parameter.wireName.path)
  }
}

// MARK: What can be said once for all endpoints

extension Parameter {
  /// Whether it is the same for every call: a constant that names no argument.
  var isShared: Bool {
    guard case .constant(let value) = role, placement != .body else { return false }
    return value.references.allSatisfy { $0.kind == .variable }
  }
}

extension Endpoint {
  /// Whether a whole body is written as the entries of a form: text, bytes and files are a body of their own.
  func spreadsBody(_ parameter: Parameter, in api: API) -> Bool {
    guard effective.encoding == .form else { return false }
    switch api.expanded(parameter.type.wrapped) {
    case .builtin(.data), .builtin(.file), .builtin(.string): return false
    case .builtin, .model, .array, .dictionary, .optional: return true
    }
  }
}

extension TextTemplate {
  var isShared: Bool { references.allSatisfy { $0.kind == .variable } }
}

extension PathTemplate {
  var isShared: Bool { references.allSatisfy { $0.kind == .variable } }
}
