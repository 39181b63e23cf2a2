import APIModel
import SwiftCode
import SwiftNames

/// A model that is one of several types: told by its tag, or the first that parses.
struct UnionEmitter {
  let context: Context
  let model: Model

  init(_ context: Context, _ model: Model) {
    self.context = context
    self.model = model
  }

  private var names: SwiftNames { context.names }
  private var access: Code { context.access(of: model) }
  private var name: Identifier { names.type(model.name) }
  private var coding: ModelCoding { ModelCoding(context) }

  func declaration(of union: Union, uses: inout TypeUses) -> Declaration {
    var members = union.variants.map { variant -> Declaration in
      uses.add(variant.type, in: context)
      return Declaration(
        .plain(.code("case \(names.enumCase(variant.name))(\(context.type(variant.type)))")),
        origin: variant.name.origin.range)
    }
    if let unknown = union.unknownCase {
      uses.addRuntime()
      members.append(
        Declaration(
          .plain(.code("case \(names.enumCase(unknown))(\(context.runtime("JSON")))")),
          doc: DocComment("What has another tag, as it came."), origin: unknown.origin.range))
    }
    let conformance: Code
    switch (union.discriminator, context.options.mapper) {
    case (let key?, let mapper):
      members += tagged(union, by: key, mapper)
      conformance = coding.conformance
      coding.addUses(to: &uses)
    case (nil, .codable):
      members += untagged(union)
      conformance = coding.conformance
    case (nil, .objectmapper):
      members += mapped(union)
      conformance = context.runtime("MappableUnion")
    }
    let indirect: Code = union.isIndirect ? "indirect " : ""
    return Declaration(
      .container(
        head: .code(
          "\(access)nonisolated \(indirect)enum \(name, as: .type): \(context.conformances(of: model, besides: [conformance]))"
        ), members: members), doc: context.documentation(of: model),
      origin: model.name.origin.range)
  }

  // MARK: By a tag

  private func tagged(
    _ union: Union, by discriminator: WireName, _ mapper: EmitterOptions.Mapper
  ) -> [Declaration] {
    let key = context.modelKey(discriminator)
    var reading = union.variants.map { variant -> Line in
      .label(
        .code(
          "case \(union.readTags(of: variant).sorted().map { "\(StringLiteral($0))" as Code }.joined())"
        ),
        body: [.code("self = .\(names.enumCase(variant.name))(try union.value())")])
    }
    let otherwise: Code =
      union.unknownCase.map { "self = .\(names.enumCase($0))(try union.value())" }
      ?? "throw union.unknownTag()"
    reading.append(.label(.code("default"), body: [.code(otherwise)]))
    var writing = union.variants.map { variant -> Line in
      let tag: Code = variant.tag.map { context.json($0, isTyped: true) } ?? "\(StringLiteral(""))"
      return .label(
        .code("case .\(names.enumCase(variant.name))(let value)"),
        body: [
          .code(
            mapper == .codable
              ? "try writer.set(\(tag), value)" : "writer.union(value, tag: \(tag), at: \(key))")
        ])
    }
    if let unknown = union.unknownCase {
      writing.append(
        .label(
          .code("case .\(names.enumCase(unknown))(let value)"),
          body: [.code(mapper == .codable ? "try writer.set(value)" : "writer.union(value)")]))
    }
    let reader: Code
    let writer: Code
    switch mapper {
    case .codable:
      reader =
        "try \(context.runtime("UnionReader"))(decoder, \(StringLiteral(name.name)), tag: \(key))"
      writer = "let writer = \(context.runtime("UnionWriter"))(encoder, tag: \(key))"
    case .objectmapper:
      reader = "try \(context.runtime("MapUnionReader"))(map, tag: \(key))"
      writer = coding.writer
    }
    return [
      Declaration(
        .body(
          head: .code("\(access)\(coding.readingHead(isUsed: true))"),
          lines: [.code("let union = \(reader)"), .code("switch union.tag {")] + reading
            + [.code("}")])),
      Declaration(
        .body(
          head: .code("\(access)\(coding.writingHead(isUsed: true))"),
          lines: [.code(writer), .code("switch self {")] + writing + [.code("}")])),
    ]
  }

  // MARK: By trying

  private func untagged(_ union: Union) -> [Declaration] {
    let reader: Line = .code(
      "var union = \(context.runtime("UntaggedReader"))(decoder, \(StringLiteral(name.name)))")
    let writing = union.variants.map { variant -> Line in
      .label(
        .code("case .\(names.enumCase(variant.name))(let value)"),
        body: [.code("try value.encode(to: encoder)")])
    }
    return [
      Declaration(
        .body(
          head: .code("\(access)\(coding.readingHead(isUsed: true))"),
          lines: [reader] + attempts(union, at: "union", otherwise: "throw union.failure()"))),
      Declaration(
        .body(
          head: .code("\(access)\(coding.writingHead(isUsed: true))"),
          lines: [.code("switch self {")] + writing + [.code("}")])),
    ]
  }

  /// What may be no object is nothing to ObjectMapper.
  private func mapped(_ union: Union) -> [Declaration] {
    let failure: Code = "throw node.failure(\(StringLiteral("no type of \(name.name) fits")))"
    let writing = union.variants.map { variant -> Line in
      .label(.code("case .\(names.enumCase(variant.name))(let value)"), body: [.code("value")])
    }
    return [
      Declaration(
        .body(
          head: .code("\(access)init(reading node: \(context.runtime("MapNode"))) throws"),
          lines: attempts(union, at: "node", otherwise: failure))),
      Declaration(
        .body(
          head: .code("\(access)var mapped: Any"),
          lines: [.code("switch self {")] + writing + [.code("}")])),
    ]
  }

  private func attempts(_ union: Union, at reader: Code, otherwise: Code) -> [Line] {
    var lines: [Line] = []
    for (index, variant) in union.variants.enumerated() {
      let keyword: Code = index == 0 ? "if" : "} else if"
      lines.append(
        .code("\(keyword) let value = \(reader).attempt(\(context.type(variant.type)).self) {"))
      lines.append(.indented([.code("self = .\(names.enumCase(variant.name))(value)")]))
    }
    return lines + [.code("} else {"), .indented([.code(otherwise)]), .code("}")]
  }
}
