import APIModel
import Diagnostics
import SwiftCode
import SwiftNames

/// The enum of a target: its cases, what each of them sends, its groups, its variables, its calls.
struct TargetEmitter {
  let context: Context
  let target: Target
  private var uses: TypeUses

  init(_ context: Context) {
    self.context = context
    target = context.api.target!
    uses = .runtime(context)
  }

  var names: SwiftNames { context.names }

  func file() -> SwiftFile {
    var emitter = self
    let path = TypePath(root: names.type(target.root.name))
    var declarations = emitter.declarations(of: target.root, at: path, levels: [])
    if hasVariables { declarations.append(emitter.variables(at: path)) }
    declarations += CallEmitter(context).declarations(
      of: target.root, at: path, uses: &emitter.uses)
    return context.file(
      OutputNames.target(of: context.api.file), uses: emitter.uses, declarations: declarations)
  }

  var hasVariables: Bool { !target.variables.isEmpty || !children(of: target.root).isEmpty }

  /// The child targets whose variables nest in this target's.
  private func children(of group: Group) -> [ChildTarget] {
    var result: [ChildTarget] = []
    for member in group.members {
      switch member {
      case .child(let child) where child.hasVariables: result.append(child)
      case .group(let inner): result += children(of: inner)
      case .child, .endpoint: break
      }
    }
    return result
  }

  // MARK: The enum

  /// `levels` are the groups around it with their types, the target first.
  private mutating func declarations(
    of group: Group, at path: TypePath, levels: [Level]
  ) -> [Declaration] {
    addConstants(of: group.parameters)
    let levels = levels + [Level(group: group, path: path)]
    let prefix = Self.joined(levels.map(\.group.prefix.description))
    var cases: [Declaration] = []
    for member in group.members { cases.append(enumCase(member, prefix: prefix)) }
    let enumeration = Declaration(
      .container(
        head: .code(
          "\(context.access)nonisolated enum \(path.last, as: .type): \(context.swift("Sendable"))"),
        members: cases),
      doc: group.doc.map { DocComment($0) } ?? DocComment(), origin: group.name.origin.range)
    var result: [Declaration] = []
    if let outer = levels.dropLast().last?.path {
      result.append(
        Declaration(
          .container(head: .code("nonisolated extension \(outer.code)"), members: [enumeration])))
    } else {
      result.append(enumeration)
    }
    result.append(conformance(of: group, at: path, levels: levels))
    for case .group(let inner) in group.members {
      result += declarations(
        of: inner, at: path.appending(names.groupType(inner.name)), levels: levels)
    }
    return result
  }

  private mutating func addConstants(of parameters: [Parameter]) {
    for parameter in parameters where !parameter.isArgument {
      uses.addHidden(parameter.type, in: context)
    }
  }

  private mutating func enumCase(_ member: Group.Member, prefix: String) -> Declaration {
    switch member {
    case .endpoint(let endpoint):
      addConstants(of: endpoint.parameters)
      var items = endpoint.arguments.map { argument($0) }
      if context.carriesDestination(endpoint) {
        uses.addFoundation()
        items.append("to: \(context.foundation("URL"))")
      }
      let name = names.enumCase(endpoint.name)
      let line: Line =
        items.isEmpty
        ? .code("case \(name)") : .list(head: "case \(name)(", items: items, tail: ")")
      return Declaration(
        .plain(line), doc: documentation(of: endpoint, prefix: prefix),
        origin: endpoint.name.origin.range)
    case .group(let inner):
      return Declaration(
        .plain(
          .code("case \(names.enumCase(inner.name))(\(names.groupType(inner.name), as: .type))")),
        doc: inner.doc.map { DocComment($0) } ?? DocComment(), origin: inner.name.origin.range)
    case .child(let child):
      let type = names.type(Name(key: child.target, origin: child.name.origin))
      if let module = context.options.modules[child.file] { uses.add(module: module.name) }
      return Declaration(
        .plain(.code("case \(names.enumCase(child.name))(\(type, as: .type))")),
        doc: child.doc.map { DocComment($0) } ?? DocComment(), origin: child.name.origin.range)
    }
  }

  /// `pageNO: Int = 1`
  private mutating func argument(_ parameter: Parameter) -> Code {
    uses.add(parameter.type, in: context)
    return context.argument(parameter)
  }

  private func documentation(of endpoint: Endpoint, prefix: String) -> DocComment {
    var doc = DocComment(endpoint.doc ?? "")
    doc.append("`\(endpoint.method) \(displayPath(of: endpoint, prefix: prefix))`")
    if let message = endpoint.deprecation { doc.append("Deprecated: \(message)") }
    let documented = endpoint.arguments.filter { $0.doc != nil }
    if documented.count == 1, let parameter = documented.first {
      doc.append("- Parameter \(names.member(parameter.name).name): \(parameter.doc!.onOneLine)")
    } else if !documented.isEmpty {
      doc.append(
        "- Parameters:\n"
          + documented.map { "  - \(names.member($0.name).name): \($0.doc!.onOneLine)" }
          .joined(separator: "\n"))
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

  private mutating func conformance(
    of group: Group, at path: TypePath, levels: [Level]
  ) -> Declaration {
    let code = EndpointCode(context, target: target, hasVariables: hasVariables)
    let helper = code.defaultsName(in: group)
    let labels = group.members.map { member -> Line in
      switch member {
      case .endpoint(let endpoint):
        return code.label(for: endpoint, levels: levels.map(\.group), defaults: helper)
      case .group(let inner): return code.label(for: inner)
      case .child(let child): return code.label(for: child)
      }
    }
    let usesVariables = labels.contains { $0.mentions("variables") }
    let parameter: Code =
      hasVariables
      ? "with \(usesVariables ? "variables" : "_"): \(path.root, as: .type).Variables"
      : "with _: \(context.runtime("NoVariables"))"
    var members: [Declaration] = []
    let head: Line = .code(
      "\(context.access)func endpoint(\(parameter)) -> \(context.runtime(context.platform.endpointType))"
    )
    members.append(
      Declaration(
        .body(
          head: head,
          lines: labels.isEmpty
            ? [.code("switch self {}")] : [.code("switch self {")] + labels + [.code("}")])))
    members.append(
      code.defaults(of: group, named: helper, root: path.root, levels: levels))
    return Declaration(
      .container(
        head: .code("nonisolated extension \(path.code): \(protocols(isRoot: levels.count == 1))"),
        members: members))
  }

  /// Moya's own protocol goes to an enum that has all it takes to be a target; what needs variables is one bound
  /// to them.
  private func protocols(isRoot: Bool) -> Code {
    switch context.platform {
    case .runtime: context.runtime("TargetType")
    case .moya: isRoot && !hasVariables ? "MoyaAPI, MoyaTarget" : "MoyaAPI"
    }
  }

  // MARK: Variables

  private mutating func variables(at path: TypePath) -> Declaration {
    var properties: [Declaration] = []
    var arguments: [Code] = []
    var assignments: [Line] = []
    // The initializer that the compiler makes is as visible as an internal one.
    let isSynthesized = context.options.access == .internal
    for variable in target.variables {
      let name = names.member(variable.name)
      let type = context.type(variable.type)
      uses.add(variable.type, in: context)
      let value = variable.default.map { context.expression($0, as: variable.type, isTyped: true) }
      let stored: Code = isSynthesized ? value.map { " = \($0)" } ?? "" : ""
      properties.append(
        Declaration(
          .plain(.code("\(context.access)var \(name): \(type)\(stored)")),
          doc: variable.doc.map { DocComment($0) } ?? DocComment(),
          origin: variable.name.origin.range))
      let fallback = value ?? (variable.type.isOptional ? "nil" : nil)
      arguments.append(
        fallback.map { "\(name, as: .label): \(type) = \($0)" } ?? "\(name, as: .label): \(type)")
      assignments.append(.code("self.\(name) = \(name)"))
    }
    for child in children(of: target.root) {
      let name = names.member(child.name)
      let type = names.type(Name(key: child.target, origin: child.name.origin))
      let stored: Code = isSynthesized && child.hasDefaults ? " = .init()" : ""
      properties.append(
        Declaration(
          .plain(.code("\(context.access)var \(name): \(type, as: .type).Variables\(stored)")),
          doc: DocComment("What the endpoints of `\(type.name)` need."),
          origin: child.name.origin.range))
      arguments.append(
        child.hasDefaults
          ? "\(name, as: .label): \(type, as: .type).Variables = .init()"
          : "\(name, as: .label): \(type, as: .type).Variables")
      assignments.append(.code("self.\(name) = \(name)"))
    }
    let initializer = Declaration(
      .body(
        head: .list(head: "\(context.access)init(", items: arguments, tail: ")"), lines: assignments
      ))
    let structure = Declaration(
      .container(
        head: .code("\(context.access)struct Variables: \(context.swift("Sendable"))"),
        members: properties + (isSynthesized ? [] : [initializer])),
      doc: DocComment(
        "What only the running app knows. The provider takes it, or a closure that it asks once per attempt."
      ), origin: target.root.name.origin.range)
    return Declaration(
      .container(head: .code("nonisolated extension \(path.code)"), members: [structure]))
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

  /// `in inValue: Int = 1`: an argument as a case or a call declares it.
  func argument(_ parameter: Parameter, local: Identifier? = nil) -> Code {
    let name = names.member(parameter.name)
    let type = self.type(parameter.type)
    let declared: Code =
      if let local, local != name { "\(name, as: .label) \(local): \(type)" } else {
        "\(name, as: .label): \(type)"
      }
    if let value = parameter.defaultValue {
      return "\(declared) = \(expression(value, as: parameter.type, isTyped: true))"
    }
    return parameter.type.isOptional ? "\(declared) = nil" : declared
  }
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
