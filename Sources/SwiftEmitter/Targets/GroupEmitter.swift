import APIModel
import Diagnostics
import SwiftCode
import SwiftNames

/// What a group becomes, with all groups in it.
struct GroupCode {
  /// The enums, and what their cases send.
  var declarations: [Declaration] = []
  var calls: [Declaration] = []
  var uses: TypeUses
}

/// The enum of a group: its cases, what each of them sends, its calls; then those of the groups in it.
struct GroupEmitter {
  private let code: EndpointCode
  private let group: Group
  /// The groups around it with their types, the target first, itself last.
  private let levels: [Level]
  private let path: TypePath
  private var uses: TypeUses

  private init(_ code: EndpointCode, levels: [Level]) {
    self.code = code
    self.levels = levels
    (group, path) = (levels[levels.count - 1].group, levels[levels.count - 1].path)
    uses = .runtime(code.context)
  }

  static func emit(
    _ group: Group, at path: TypePath, below outer: [Level] = [], with code: EndpointCode
  ) -> GroupCode {
    let levels = outer + [Level(group: group, path: path)]
    var emitter = GroupEmitter(code, levels: levels)
    var result = emitter.own()
    let inner = group.members.compactMap { if case .group(let inner) = $0 { inner } else { nil } }
    let emitInner = { @Sendable (inner: Group) -> GroupCode in
      let type = code.context.names.groupType(inner.name)
      return emit(inner, at: path.appending(type), below: levels, with: code)
    }
    // The outermost groups are emitted side by side: each is a tree of its own.
    let nested = outer.isEmpty ? inner.concurrentMap(emitInner) : inner.map(emitInner)
    for part in nested {
      result.declarations += part.declarations
      result.calls += part.calls
      result.uses.formUnion(part.uses)
    }
    return result
  }

  private var context: Context { code.context }
  private var names: SwiftNames { context.names }

  /// The code of the group without the groups in it.
  private mutating func own() -> GroupCode {
    addConstants(of: group.parameters)
    let prefix = Self.joined(levels.map(\.group.prefix.description))
    let defaults = code.defaultsName(in: group)
    var calls = CallEmitter(context, path)
    var cases: [Declaration] = []
    var labels: [Line] = []
    for member in group.members {
      switch member {
      case .endpoint(let endpoint):
        let signature = Signature(endpoint, context)
        cases.append(enumCase(signature, prefix: prefix))
        labels.append(code.label(for: signature, levels: levels.map(\.group), defaults: defaults))
        calls.add(signature, uses: &uses)
      case .group(let inner):
        cases.append(enumCase(inner))
        labels.append(code.label(for: inner))
        calls.add(inner)
      case .child(let child):
        cases.append(enumCase(child))
        labels.append(code.label(for: child))
        calls.add(child)
      }
    }
    let members = [
      endpointFunction(labels),
      code.defaults(of: group, named: defaults, root: path.root, levels: levels),
    ]
    let conformance = Declaration(
      .container(head: .code("nonisolated extension \(path.code): \(protocols)"), members: members))
    return GroupCode(
      declarations: [enumeration(cases), conformance], calls: calls.declarations, uses: uses)
  }

  // MARK: The enum

  private func enumeration(_ cases: [Declaration]) -> Declaration {
    let enumeration = Declaration(
      .container(
        head: .code(
          "\(context.access)nonisolated enum \(path.last, as: .type): \(context.swift("Sendable"))"),
        members: cases),
      doc: DocComment(group.doc ?? ""), origin: group.name.origin.range)
    guard levels.count > 1 else { return enumeration }
    let outer = levels[levels.count - 2].path
    return Declaration(
      .container(head: .code("nonisolated extension \(outer.code)"), members: [enumeration]))
  }

  private mutating func addConstants(of parameters: [Parameter]) {
    for parameter in parameters where !parameter.isArgument {
      uses.addHidden(parameter.type, in: context)
    }
  }

  private mutating func enumCase(_ signature: Signature, prefix: String) -> Declaration {
    let endpoint = signature.endpoint
    addConstants(of: endpoint.parameters)
    var items: [Code] = []
    for argument in signature.arguments {
      uses.add(argument.parameter.type, in: context)
      items.append(argument.declared())
    }
    if context.carriesDestination(endpoint) {
      uses.addFoundation()
      items.append("to: \(context.foundation("URL"))")
    }
    let line: Line =
      items.isEmpty
      ? .code("case \(signature.name)")
      : .list(head: "case \(signature.name)(", items: items, tail: ")")
    return Declaration(
      .plain(line), doc: documentation(of: signature, prefix: prefix),
      origin: endpoint.name.origin.range)
  }

  private func enumCase(_ inner: Group) -> Declaration {
    Declaration(
      .plain(
        .code("case \(names.enumCase(inner.name))(\(names.groupType(inner.name), as: .type))")),
      doc: DocComment(inner.doc ?? ""), origin: inner.name.origin.range)
  }

  private mutating func enumCase(_ child: ChildTarget) -> Declaration {
    let type = names.type(Name(key: child.target, origin: child.name.origin))
    if let module = context.options.otherModules[child.file] { uses.add(module: module) }
    return Declaration(
      .plain(.code("case \(names.enumCase(child.name))(\(type, as: .type))")),
      doc: DocComment(child.doc ?? ""), origin: child.name.origin.range)
  }

  private func documentation(of signature: Signature, prefix: String) -> DocComment {
    let endpoint = signature.endpoint
    var doc = DocComment(endpoint.doc ?? "")
    doc.append("`\(endpoint.method) \(displayPath(of: endpoint, prefix: prefix))`")
    if let message = endpoint.deprecation { doc.append("Deprecated: \(message)") }
    let documented = signature.arguments.compactMap { argument in
      argument.parameter.doc.map { "\(argument.name.name): \($0.onOneLine)" }
    }
    if documented.count == 1 {
      doc.append("- Parameter \(documented[0])")
    } else if !documented.isEmpty {
      doc.append("- Parameters:\n" + documented.map { "  - \($0)" }.joined(separator: "\n"))
    }
    return doc
  }

  /// The path behind the server's name, as the spec writes it.
  private func displayPath(of endpoint: Endpoint, prefix: String) -> String {
    switch endpoint.address {
    case .url(let url): return url.display
    case .path(let path):
      let base = (endpoint.effective.baseURL?.display ?? "").withoutServer
      let joined = Self.joined([base, prefix, path.description])
      return joined.hasPrefix("/") || joined.hasPrefix("[/") ? joined : "/" + joined
    }
  }

  /// Pieces of a path with one slash at each seam, as on the wire.
  private static func joined(_ pieces: [String]) -> String {
    var result = ""
    for piece in pieces where !piece.isEmpty {
      if result.isEmpty {
        result = piece
      } else {
        let rest = result.hasSuffix("/") && piece.hasPrefix("/") ? piece.dropFirst() : piece[...]
        let hasSeam = result.hasSuffix("/") || rest.hasPrefix("/") || rest.hasPrefix("[/")
        result += (hasSeam ? "" : "/") + rest
      }
    }
    return result
  }

  // MARK: What each case sends

  private func endpointFunction(_ labels: [Line]) -> Declaration {
    let usesVariables = labels.contains { $0.mentions("variables") }
    let parameter: Code =
      code.hasVariables
      ? "with \(usesVariables ? "variables" : "_"): \(path.root, as: .type).Variables"
      : "with _: \(context.runtime("NoVariables"))"
    return Declaration(
      .body(
        head: .code(
          "\(context.access)func endpoint(\(parameter)) -> \(context.runtime(context.platform.endpointType))"
        ),
        lines: labels.isEmpty
          ? [.code("switch self {}")] : [.code("switch self {")] + labels + [.code("}")]))
  }

  /// Moya's own protocol goes to an enum that has all it takes to be a target; what needs variables is one bound
  /// to them.
  private var protocols: Code {
    switch context.platform {
    case .runtime: context.runtime("TargetType")
    case .moya: levels.count == 1 && !code.hasVariables ? "MoyaAPI, MoyaTarget" : "MoyaAPI"
    }
  }
}

/// A group and its enum.
struct Level {
  var group: Group
  var path: TypePath
}

/// `ShopAPI.Orders`
struct TypePath {
  let root: Identifier
  private var nested: [Identifier] = []

  init(root: Identifier) { self.root = root }

  func appending(_ name: Identifier) -> TypePath {
    var path = self
    path.nested.append(name)
    return path
  }

  var last: Identifier { nested.last ?? root }

  var code: Code { ([root] + nested).map { "\($0, as: .type)" as Code }.joined(".") }
}

extension Context {
  /// Whether the case itself takes the file that an answer goes to: Moya's task names it.
  func carriesDestination(_ endpoint: Endpoint) -> Bool { platform == .moya && endpoint.isDownload }
}

extension TextTemplate {
  /// As the spec writes it, `{x}` for `${x}`.
  var display: String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .reference(let reference): "{\(reference.key)}"
      }
    }.joined()
  }
}

extension String {
  fileprivate var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }

  /// The path of `https://host/v1` and of `{root}/order`.
  fileprivate var withoutServer: String {
    if hasPrefix("{"), let end = firstIndex(of: "}") { return String(self[index(after: end)...]) }
    guard let colon = firstIndex(of: ":"), self[colon...].hasPrefix("://") else { return self }
    let host = self[index(colon, offsetBy: 3)...]
    guard let slash = host.firstIndex(of: "/") else { return "" }
    return String(host[slash...])
  }
}
