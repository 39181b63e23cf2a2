import APIModel
import SwiftCode
import SwiftNames

/// How arguments and variables are named in the body of a case, and which arguments it names.
struct CaseBody {
  let context: Context
  /// Those of the endpoint or the group.
  private let parameters: [Parameter]
  private var locals: [(key: String, name: Identifier)] = []
  /// By key; a few at most.
  private(set) var usedArguments: [String] = []

  /// For what holds whatever the arguments are.
  init(_ context: Context, sharedBy group: Group) {
    self.context = context
    parameters = group.parameters
  }

  init(_ context: Context, _ signature: Signature) {
    self.context = context
    parameters = signature.endpoint.parameters
    let names = context.locals(of: signature, avoiding: ["variables"])
    locals = zip(signature.arguments, names).map { ($0.parameter.name.key, $1) }
  }

  private func parameter(_ reference: Reference) -> Parameter? {
    parameters.first { $0.name.key == reference.key }
  }

  /// `case .findOne(let sn, _)`, with the arguments that the body names; `destination` binds the file that a case
  /// may carry.
  func label(_ signature: Signature, destination: Code = "_") -> Line {
    var bindings = locals.map { local -> Code in
      usedArguments.contains(local.key) ? "let \(local.name)" : "_"
    }
    if context.carriesDestination(signature.endpoint) { bindings.append(destination) }
    return bindings.allSatisfy { $0 == "_" }
      ? .code("case .\(signature.name)")
      : .list(head: "case .\(signature.name)(", items: bindings, tail: ")")
  }

  /// The local name of an argument.
  private func local(_ parameter: Parameter) -> Identifier {
    locals.first { $0.key == parameter.name.key }?.name ?? context.names.member(parameter.name)
  }

  mutating func code(_ reference: Reference) -> Code {
    switch reference.kind {
    case .variable:
      let variables = context.api.target?.variables ?? []
      guard let variable = variables.first(where: { $0.name.key == reference.key }) else {
        return "nil"
      }
      return "variables.\(context.names.member(variable.name))"
    case .argument:
      guard let parameter = parameter(reference) else { return "nil" }
      usedArguments.append(reference.key)
      return "\(local(parameter))"
    }
  }

  mutating func code(_ parameter: Parameter) -> Code {
    usedArguments.append(parameter.name.key)
    return "\(local(parameter))"
  }

  /// The value as a template takes it: for Moya with its format, which the runtime is told beside it.
  mutating func plain(_ reference: Reference) -> Code {
    let code = code(reference)
    guard context.platform == .moya, reference.kind == .argument,
      let parameter = parameter(reference)
    else { return code }
    return context.converted(code, of: parameter).code
  }

  // MARK: Templates

  /// A `TextTemplate`.
  mutating func text(_ template: TextTemplate) -> Code {
    "\(StringLiteral(parts: template.parts.map { part($0) }))"
  }

  /// A `BaseURL`, or a whole address: what stands in its path is escaped as a path's argument is.
  ///
  /// A variable may hold several segments: its value is the app's own.
  mutating func address(_ template: TextTemplate) -> Code {
    // What stands behind `://` so far; a value that begins the address has its host in it.
    var server: String?
    let parts = template.parts.indices.map { index -> StringLiteral.Part in
      let part = template.parts[index]
      switch part {
      case .text(let text):
        let start = text.firstRange(of: "://")?.upperBound ?? text.startIndex
        server = (server ?? "") + text[start...]
        return self.part(part)
      case .reference(let reference):
        let isBehindHost =
          server.map { $0.contains("/") || template.endsHost(index) && $0.endsHost } ?? false
        defer { server = server ?? "/" }
        guard reference.kind == .variable, isBehindHost,
          context.mayHoldSlashes(reference.type)
        else {
          return self.part(part, inPath: true)
        }
        return .interpolation("\(plain(reference)), .segments")
      }
    }
    return "\(StringLiteral(parts: parts))"
  }

  private mutating func part(
    _ part: TextTemplate.Part, inPath: Bool = false
  ) -> StringLiteral.Part {
    switch part {
    case .text(let text): return .text(text)
    case .reference(let reference):
      let options = self.options(of: reference, inPath: inPath)
      let value = plain(reference)
      return .interpolation(options.isEmpty ? value : "\(value), \(options)")
    }
  }

  /// A `Path`.
  mutating func path(_ template: PathTemplate) -> Code {
    "\(StringLiteral(parts: parts(template.parts)))"
  }

  private mutating func parts(_ parts: [PathTemplate.Part]) -> [StringLiteral.Part] {
    parts.map { part in
      switch part {
      case .text(let text): return .text(text)
      case .argument(let reference, let isInQuery):
        var arguments = [plain(reference)]
        if isInQuery { arguments[0] = "query: \(arguments[0])" }
        let options = self.options(of: reference, inPath: !isInQuery)
        if !options.isEmpty { arguments.append(options) }
        return .interpolation(arguments.joined())
      case .optional(let inner):
        return .interpolation("optional: \(StringLiteral(parts: self.parts(inner)))")
      }
    }
  }

  /// A `JSONTemplate`: JSON in which `\(x)` stands for a value, `\(text: x)` for a piece of text.
  mutating func json(_ value: Value, label: Code = "") -> Line {
    for reference in value.references where reference.kind == .argument {
      usedArguments.append(reference.key)
    }
    let body = self
    let parts = JSONLayout.parts(value) { reference, isWithinText in
      var body = body
      let options = body.options(of: reference)
      let value = isWithinText ? "text: \(body.plain(reference))" : body.plain(reference)
      return options.isEmpty ? value : "\(value), \(options)"
    }
    let literal = StringLiteral(parts: parts)
    return literal.hasLineBreaks ? .text(literal, label: label) : .code("\(label)\(literal)")
  }

  // MARK: Options

  private func options(of reference: Reference, inPath: Bool = false) -> Code {
    guard reference.kind == .argument, let parameter = parameter(reference) else { return "" }
    if context.platform == .moya { return inPath ? context.escape(of: parameter) : "" }
    return context.options(of: parameter, inPath: inPath)
  }
}

extension TextTemplate {
  /// Whether nothing of a host follows a part.
  fileprivate func endsHost(_ index: Int) -> Bool {
    guard index + 1 < parts.count, case .text(let text) = parts[index + 1] else { return true }
    return text.first.map { "/?#".contains($0) } ?? true
  }
}

extension String {
  /// Whether a host may end here, as the runtime's `AddressWriter` has it.
  fileprivate var endsHost: Bool { last.map { !"/@.-:".contains($0) } ?? false }
}

extension StringLiteral {
  /// Neighbouring texts as one.
  static func merged(_ parts: [Part]) -> [Part] {
    var result: [Part] = []
    for part in parts {
      if case .text(let text) = part, case .text(let before)? = result.last {
        result[result.count - 1] = .text(before + text)
      } else {
        result.append(part)
      }
    }
    return result
  }
}

extension Context {
  /// Whether the text of a value may have slashes in it.
  fileprivate func mayHoldSlashes(_ type: TypeReference) -> Bool {
    switch api.expanded(type.wrapped) {
    case .builtin(.string), .builtin(.url): return true
    case .model(let name):
      guard case .enumeration(let enumeration)? = api.knownModels[name]?.kind else { return false }
      return enumeration.cases.contains { $0.raw.plainText?.contains("/") ?? false }
    case .builtin, .array, .dictionary, .optional: return false
    }
  }

  /// `ParameterOptions` that a value needs wherever it stands: its format, its texts, how it is escaped.
  func options(of parameter: Parameter, inPath: Bool = false) -> Code {
    var links: [Code] = []
    if inPath {
      switch parameter.escape {
      case .segment: break
      case .segments: links.append("segments")
      case .none: links.append("unescaped")
      }
    }
    return chained(links + valueOptions(of: parameter))
  }

  func valueOptions(of parameter: Parameter) -> [Code] {
    var links: [Code] = []
    if let arrays = parameter.style.arrays { links.append("arrays(\(style(arrays)))") }
    if let bools = parameter.style.bools {
      links.append(bools == .literal ? "bools(.literal)" : "bools(.numeric)")
    }
    if let nested = parameter.style.nested {
      links.append("nested(\(style(nested)))")
    }
    if let spaces = parameter.style.spaces {
      links.append(spaces == .plus ? "spaces(.plus)" : "spaces(.percent)")
    }
    links += formatOption(of: parameter)
    if !parameter.values.isEmpty {
      let entries = parameter.values.map { entry -> Code in
        "\(StringLiteral(wireKey(entry.key, of: parameter.type))): \(StringLiteral(entry.value.plainText ?? ""))"
      }
      links.append("values([\(entries.joined())])")
    }
    return links
  }

  func formatOption(of parameter: Parameter) -> [Code] {
    switch parameter.format {
    case nil: []
    case .dates(let formats): ["format(\(format(formats[0])))"]
    case .data(let data): ["format(\(format(data)))"]
    }
  }

  /// `values:` names an enum's cases; the runtime sees their raw values.
  func wireKey(_ key: String, of type: TypeReference) -> String {
    guard case .model(let name) = type.leaf,
      case .enumeration(let enumeration)? = api.knownModels[name]?.kind,
      let item = enumeration.cases.first(where: { $0.name.key == key })
    else { return key }
    if let text = item.raw.plainText { return text }
    switch item.raw.content {
    case .number(let text): return text
    case .bool(let flag): return flag ? "true" : "false"
    default: return key
    }
  }

  func style(_ arrays: Style.Arrays) -> Code {
    switch arrays {
    case .brackets: ".brackets"
    case .repeat: ".repeat"
    case .indexed: ".indexed"
    case .comma: ".comma"
    case .pipe: ".pipe"
    case .space: ".space"
    }
  }

  func style(_ nested: Style.Nested) -> Code {
    switch nested {
    case .brackets: ".brackets"
    case .dots: ".dots"
    case .json: ".json"
    }
  }

  /// `.query.arrays(.comma)`
  func chained(_ links: [Code]) -> Code { links.isEmpty ? "" : ".\(links.joined("."))" }
}
