import APIModel
import SwiftCode
import SwiftNames

/// The answers that stubs give.
struct SampleEmitter {
  let context: Context

  init(_ context: Context) { self.context = context }

  /// Nil when no endpoint has a sample.
  func file() -> SwiftFile? {
    guard let target = context.api.target else { return nil }
    let emitter = TargetEmitter(context)
    let declarations = declarations(
      of: target.root, at: TypePath(root: context.names.type(target.root.name)),
      hasVariables: emitter.hasVariables)
    guard !declarations.isEmpty else { return nil }
    return context.file(
      OutputNames.samples(of: context.api.file), uses: TypeUses.runtime(context),
      condition: context.options.samples == .debug ? "DEBUG" : nil, declarations: declarations)
  }

  private func declarations(
    of group: Group, at path: TypePath, hasVariables: Bool
  ) -> [Declaration] {
    var labels: [Line] = []
    var isComplete = true
    for member in group.members {
      switch member {
      case .endpoint(let endpoint):
        if endpoint.samples.isEmpty {
          isComplete = false
        } else {
          labels.append(label(for: endpoint))
        }
      case .group(let inner):
        if inner.hasSamples {
          labels.append(nesting(inner.name, hasVariables ? "variables" : noVariables))
        } else {
          isComplete = false
        }
      case .child(let child):
        labels.append(
          nesting(
            child.name,
            child.hasVariables ? "variables.\(context.names.member(child.name))" : noVariables))
      }
    }
    var result: [Declaration] = []
    if !labels.isEmpty {
      if !isComplete { labels.append(.label(.code("default"), body: [.code("[]")])) }
      let usesVariables = labels.contains { $0.mentions("variables") }
      let parameter: Code =
        hasVariables
        ? "with \(usesVariables ? "variables" : "_"): \(path.root, as: .type).Variables"
        : "with _: \(context.runtime("NoVariables"))"
      result.append(
        Declaration(
          .container(
            head: .code("nonisolated extension \(path.code)"),
            members: [
              Declaration(
                .body(
                  head: .code(
                    "\(context.access)func samples(\(parameter)) -> [\(context.runtime("Sample"))]"),
                  lines: [.code("switch self {")] + labels + [.code("}")]))
            ])))
    }
    for case .group(let inner) in group.members {
      result += declarations(
        of: inner, at: path.appending(context.names.groupType(inner.name)),
        hasVariables: hasVariables)
    }
    return result
  }

  private var noVariables: Code { "\(context.runtime("NoVariables"))()" }

  private func nesting(_ name: Name, _ variables: Code) -> Line {
    .label(
      .code("case .\(context.names.enumCase(name))(let target)"),
      body: [.code("target.samples(with: \(variables))")])
  }

  private func label(for endpoint: Endpoint) -> Line {
    let signature = Signature(endpoint, context)
    var body = CaseBody(context, signature)
    let samples = endpoint.samples.map { sample($0, body: &body) }
    return .label(
      body.label(signature), body: [.list(head: "[", items: samples, tail: "]")],
      origin: endpoint.name.origin.range)
  }

  private func sample(_ sample: Sample, body: inout CaseBody) -> Line {
    var arguments: [Line] = []
    if let name = sample.name { arguments.append(.code("name: \(StringLiteral(name))")) }
    if sample.status != 200 { arguments.append(.code("status: \(sample.status)")) }
    let headers = sample.headers.compactMap { header -> Code? in
      guard let value = header.value?.plainText else { return nil }
      return "\(StringLiteral(header.name)): \(StringLiteral(value))"
    }
    if !headers.isEmpty { arguments.append(.code("headers: [\(headers.joined())]")) }
    if let delay = sample.delay { arguments.append(.code("delay: \(context.number(delay))")) }
    switch sample.body {
    case .json(let value): arguments.append(body.json(value))
    case .text(let template): arguments.append(.code("text: \(body.text(template))"))
    case .file(let text, _, _): arguments.append(file(text))
    }
    return .list(head: "\(context.runtime("Sample"))(", items: arguments, tail: ")")
  }

  /// A file's text, to the byte; JSON stands there line by line.
  private func file(_ text: String) -> Line {
    let literal = StringLiteral(text)
    let first = text.first { !$0.isWhitespace }
    guard first == "{" || first == "[", literal.hasLineBreaks else {
      return .code("text: \(literal)")
    }
    return .text(literal, label: "")
  }
}

extension Group {
  fileprivate var hasSamples: Bool {
    members.contains { member in
      switch member {
      case .endpoint(let endpoint): !endpoint.samples.isEmpty
      case .group(let inner): inner.hasSamples
      case .child: true
      }
    }
  }
}
