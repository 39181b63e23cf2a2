import APIModel
import SwiftCode
import SwiftNames

/// Parameters as Moya takes them: dictionaries of the query, the form or the JSON body, where the runtime has a link
/// for each.
extension EndpointCode {
  func moyaParameterLinks(of endpoint: Endpoint, body: inout CaseBody) -> [Line] {
    var query = MoyaDictionary()
    var fields = MoyaDictionary()
    var links: [Line] = []
    let natural = naturalPlacement(of: endpoint)
    let kind = BodyKind(of: endpoint)
    for parameter in endpoint.parameters {
      switch parameter.placement ?? natural {
      case .path, Parameter.Placement.none?, nil: break
      case .query: add(parameter, to: &query, kind: .form, body: &body)
      case .field where kind == .multipart: links.append(part(parameter, body: &body))
      case .field: add(parameter, to: &fields, kind: kind, body: &body)
      case .header, .cookie: links.append(headerLink(parameter, body: &body))
      case .body where endpoint.spreadsBody(parameter, in: context.api):
        fields.spreads.append(entries(of: parameter, body: &body))
      case .body: links += wholeBody(parameter, of: endpoint, body: &body)
      }
    }
    var all: [Line] = []
    let style = RequestStyle(of: endpoint, in: context.api)
    if let arrays = style.arrays { all.append(.code(".arrays(\(context.style(arrays)))")) }
    if let nested = style.nested { all.append(.code(".nested(\(context.style(nested)))")) }
    all += query.links(head: ".query(")
    if fields.isEmpty ? asksForBody(endpoint) : asksForBody(endpoint) && fields.maySendNothing {
      all.append(.code(kind == .json ? ".json()" : ".form()"))
    }
    all += fields.links(head: kind == .json ? ".json(" : ".form(")
    all += links
    if let value = endpoint.body { all += template(value, body: &body) }
    if endpoint.isDownload { all.append(.code(".download(to: destination)")) }
    return all
  }

  /// How fields of a body are written.
  private enum BodyKind {
    case form, json, multipart

    init(of endpoint: Endpoint) {
      switch endpoint.effective.encoding ?? .url {
      case .json: self = .json
      case .multipart: self = .multipart
      case .url, .query, .form, .none: self = .form
      }
    }
  }

  /// Whether a body is sent even when nothing is in it.
  private func asksForBody(_ endpoint: Endpoint) -> Bool {
    guard endpoint.body == nil, !["GET", "HEAD"].contains(endpoint.method),
      endpoint.own.encoding != nil || endpoint.hasEmptyParameters,
      !endpoint.parameters.contains(where: { $0.placement == .body })
    else { return false }
    switch endpoint.effective.encoding ?? .url {
    case .form, .json: return true
    case .url: return endpoint.method != "DELETE"
    case .query, .multipart, .none: return false
    }
  }

  // MARK: Parameters

  private func add(
    _ parameter: Parameter, to dictionary: inout MoyaDictionary, kind: BodyKind,
    body: inout CaseBody
  ) {
    if parameter.spreads {
      dictionary.spreads.append(entries(of: parameter, body: &body))
      return
    }
    dictionary.add(
      value(of: parameter, inJSON: kind == .json, body: &body), at: parameter.wireName.path,
      maySendNothing: parameter.maySendNothing)
  }

  /// A dictionary as it is, a model by its entries.
  private func entries(of parameter: Parameter, body: inout CaseBody) -> Code {
    let code = body.code(parameter)
    let isDictionary: Bool =
      if case .dictionary = context.api.expanded(parameter.type.wrapped) { true } else { false }
    return isDictionary && !parameter.type.isOptional ? code : "MoyaEndpoint.entries(of: \(code))"
  }

  private func value(of parameter: Parameter, inJSON: Bool, body: inout CaseBody) -> Line {
    switch parameter.role {
    case .argument(let fallback):
      let argument = body.code(parameter)
      var line = context.converted(argument, of: parameter, inJSON: inJSON)
      if parameter.type.hasThreeStates {
        // What is absent is left out, what is nil is null.
        let value = context.converted("$0", of: parameter, inJSON: inJSON)
        line = .code("\(argument).map { MoyaEndpoint.orNull(\(value.code)) }")
      } else if parameter.sendsNil, parameter.type.isOptional {
        line = .list(head: "MoyaEndpoint.orNull(", items: [line], tail: ")")
      }
      if parameter.omitsDefault, let fallback {
        let value = context.expression(fallback, as: parameter.type, isTyped: true)
        line = .list(head: "\(argument) == \(value) ? nil : ", items: [line], tail: "")
      }
      return line
    case .constant(let value):
      guard case .text(let template) = value.content, template.plainText == nil else {
        let code = context.expression(value, as: parameter.type, isTyped: false)
        return context.converted(code, of: parameter, inJSON: inJSON)
      }
      return text(template, body: &body)
    }
  }

  private func text(_ template: TextTemplate, body: inout CaseBody) -> Line {
    template.soleReference.map { .code(body.plain($0)) }
      ?? .list(head: "MoyaEndpoint.text(", items: [body.text(template)], tail: ")")
  }

  private func headerLink(_ parameter: Parameter, body: inout CaseBody) -> Line {
    let head: Code = parameter.placement == .cookie ? ".cookie(" : ".header("
    let template: Code
    if case .constant(let value) = parameter.role, case .text(let text) = value.content {
      template = body.text(text)
    } else {
      let value = value(of: parameter, inJSON: false, body: &body)
      template = "\(StringLiteral(parts: [.interpolation(value.code)]))"
    }
    return .list(
      head: head, items: ["\(StringLiteral(parameter.wireName.path[0]))", template], tail: ")")
  }

  private func part(_ parameter: Parameter, body: inout CaseBody) -> Line {
    if parameter.spreads {
      return .code(".parts(of: \(body.code(parameter)))")
    }
    var items: [Line] = [
      .code("\(StringLiteral(parameter.wireName.path.bracketed))"),
      value(of: parameter, inJSON: parameter.isJSONPart, body: &body),
    ]
    if let fileName = parameter.fileName {
      items.append(.code("fileName: \(StringLiteral(fileName))"))
    }
    switch parameter.mediaType {
    case nil: break
    case .none?: items.append(.code("isPlain: true"))
    case .some(let type)?: items.append(.code("mediaType: \(StringLiteral(type))"))
    }
    return .list(head: ".part(", items: items, tail: ")")
  }

  // MARK: Whole bodies

  private func wholeBody(
    _ parameter: Parameter, of endpoint: Endpoint, body: inout CaseBody
  ) -> [Line] {
    let code: Code =
      switch parameter.role {
      case .argument: body.code(parameter)
      case .constant(let value): context.expression(value, as: parameter.type, isTyped: false)
      }
    var items: [Line] = []
    switch context.api.expanded(parameter.type.wrapped) {
    case .builtin(.data):
      if case .data(let format)? = parameter.format {
        items.append(.code("text: DataFormat\(context.format(format)).text(\(code))"))
      } else {
        items.append(.code("data: \(code)"))
      }
    case .builtin(.file): items.append(.code("file: \(code)"))
    case .builtin(.string) where endpoint.effective.encoding != .json:
      items.append(.code("text: \(code)"))
    default:
      // JSONEncoder's own dates are seconds since 2001, and it knows no other texts.
      let isPlain =
        parameter.format == nil && parameter.values.isEmpty
        && context.api.expanded(parameter.type.leaf) != .builtin(.date)
      items.append(
        isPlain
          ? .code("json: \(code)")
          : .list(
            head: "plain: ", items: [context.converted(code, of: parameter, inJSON: true)], tail: ""
          ))
    }
    var links: [Line] = []
    switch parameter.mediaType {
    case nil: break
    case .none?:
      // The target's is not wanted either.
      if !endpoint.own.hasContentType { links.append(.code(".removingHeader(\(contentType))")) }
      items.append(.code("mediaType: nil"))
    case .some(let type)?: items.append(.code("mediaType: \(StringLiteral(type))"))
    }
    return links + [.list(head: ".body(", items: items, tail: ")")]
  }

  private var contentType: StringLiteral { StringLiteral("Content-Type") }

  private func template(_ value: Value, body: inout CaseBody) -> [Line] {
    switch value.content {
    case .text(let template) where template.soleReference != nil:
      return [.code(".body(json: \(body.code(template.soleReference!)))")]
    case .object(let entries):
      var dictionary = MoyaDictionary()
      for entry in entries {
        let code = self.json(entry.value, body: &body)
        let maySendNothing = entry.value.references.contains { $0.type.isOptional }
        dictionary.add(code, at: [entry.key], maySendNothing: maySendNothing)
      }
      let links = dictionary.links(head: ".json(")
      return dictionary.isEmpty || dictionary.maySendNothing ? [.code(".json()")] + links : links
    default:
      return [.list(head: ".body(", items: [body.json(value, label: "template: ")], tail: ")")]
    }
  }

  private func json(_ value: Value, body: inout CaseBody) -> Line {
    switch value.content {
    case .null: return .code("MoyaEndpoint.null")
    case .bool(let flag): return .code(flag ? "true" : "false")
    case .number(let number): return .code(context.number(number))
    case .text(let template):
      guard let plain = template.plainText else { return text(template, body: &body) }
      return .code("\(StringLiteral(plain))")
    case .array(let items):
      return .list(
        head: "[", items: items.map { json($0, body: &body) }, tail: "] as [Any?]")
    case .object(let entries):
      let items = entries.map { json($0.value, body: &body).labelled($0.key) }
      return .list(
        head: "[", items: items.isEmpty ? [.code(":")] : items,
        tail: "] as [\(context.swift("String")): Any?]")
    }
  }
}

extension Settings {
  fileprivate var hasContentType: Bool {
    headers.contains { $0.name.lowercased() == "content-type" && $0.value != nil }
  }
}

extension Parameter {
  /// Whether it is a part of multipart that holds JSON.
  fileprivate var isJSONPart: Bool {
    guard case .some(.some(let type)) = mediaType else { return false }
    return type.contains("json")
  }

  /// Whether a call can leave it out.
  fileprivate var maySendNothing: Bool {
    switch role {
    case .argument: type.isOptional && !sendsNil || omitsDefault
    case .constant(let value): value.references.contains { $0.type.isOptional }
    }
  }
}

extension [String] {
  /// `a[b][c]`, as a form names what is nested.
  fileprivate var bracketed: String { self[0] + dropFirst().map { "[\($0)]" }.joined() }
}

/// The entries of a dictionary literal, whose keys may be nested.
struct MoyaDictionary {
  private indirect enum Node {
    case value(Line)
    case nested(MoyaDictionary)
  }

  private var nodes: [(key: String, node: Node)] = []
  /// Dictionaries whose entries are added.
  var spreads: [Code] = []
  private(set) var maySendNothing = true

  var isEmpty: Bool { nodes.isEmpty && spreads.isEmpty }

  mutating func add(_ line: Line, at path: [String], maySendNothing: Bool) {
    if !maySendNothing { self.maySendNothing = false }
    guard path.count > 1 else {
      nodes.append((path[0], .value(line)))
      return
    }
    let index = nodes.firstIndex { $0.key == path[0] }
    var inner = MoyaDictionary()
    if let index, case .nested(let known) = nodes[index].node { inner = known }
    inner.add(line, at: Array(path.dropFirst()), maySendNothing: maySendNothing)
    if let index {
      nodes[index].node = .nested(inner)
    } else {
      nodes.append((path[0], .nested(inner)))
    }
  }

  /// `.form(["sn": sn])`, and a link for each dictionary that is spread.
  func links(head: Code) -> [Line] {
    var links = spreads.map { Line.code("\(head)\($0))") }
    if !nodes.isEmpty { links.append(.list(head: "\(head)[", items: entries, tail: "])")) }
    return links
  }

  private var entries: [Line] {
    nodes.map { key, node in
      switch node {
      case .value(let line): line.labelled(key)
      case .nested(let inner):
        .list(
          head: "\(StringLiteral(key)): MoyaEndpoint.nested([", items: inner.entries, tail: "])")
      }
    }
  }
}

extension Line {
  /// An entry of a dictionary literal.
  fileprivate func labelled(_ key: String) -> Line {
    switch self {
    case .list(let head, let items, let tail):
      .list(head: "\(StringLiteral(key)): \(head)", items: items, tail: tail)
    default: .code("\(StringLiteral(key)): \(code)")
    }
  }
}
