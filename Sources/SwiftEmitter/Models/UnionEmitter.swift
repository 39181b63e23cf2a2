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
    members += union.discriminator.map { tagged(union, by: $0) } ?? untagged(union)
    let indirect: Code = union.isIndirect ? "indirect " : ""
    return Declaration(
      .container(
        head: .code(
          "\(access)nonisolated \(indirect)enum \(name, as: .type): \(context.conformances(of: model, besides: [context.swift("Codable")]))"
        ), members: members), doc: context.documentation(of: model),
      origin: model.name.origin.range)
  }

  // MARK: By a tag

  private func tagged(_ union: Union, by discriminator: WireName) -> [Declaration] {
    let key = context.modelKey(discriminator)
    let title = StringLiteral(name.name)
    var reading = union.variants.map { variant -> Line in
      .label(
        .code("case \(StringLiteral(variant.tag ?? ""))"),
        body: [.code("self = .\(names.enumCase(variant.name))(try union.value())")])
    }
    let otherwise: Code =
      union.unknownCase.map { "self = .\(names.enumCase($0))(try union.value())" }
      ?? "throw union.unknownTag()"
    reading.append(.label(.code("default"), body: [.code(otherwise)]))
    var writing = union.variants.map { variant -> Line in
      .label(
        .code("case .\(names.enumCase(variant.name))(let value)"),
        body: [.code("try writer.set(\(StringLiteral(variant.tag ?? "")), value)")])
    }
    if let unknown = union.unknownCase {
      writing.append(
        .label(
          .code("case .\(names.enumCase(unknown))(let value)"),
          body: [.code("try writer.set(value)")]))
    }
    return [
      Declaration(
        .body(
          head: .code("\(access)init(from decoder: \(context.decoderType)) throws"),
          lines: [
            .code(
              "let union = try \(context.runtime("UnionReader"))(decoder, \(title), tag: \(key))"),
            .code("switch union.tag {"),
          ] + reading + [.code("}")])),
      Declaration(
        .body(
          head: .code("\(access)func encode(to encoder: \(context.encoderType)) throws"),
          lines: [
            .code("let writer = \(context.runtime("UnionWriter"))(encoder, tag: \(key))"),
            .code("switch self {"),
          ] + writing + [.code("}")])),
    ]
  }

  // MARK: By trying

  private func untagged(_ union: Union) -> [Declaration] {
    var reading: [Line] = [
      .code(
        "var union = \(context.runtime("UntaggedReader"))(decoder, \(StringLiteral(name.name)))")
    ]
    for (index, variant) in union.variants.enumerated() {
      let keyword: Code = index == 0 ? "if" : "} else if"
      reading.append(
        .code("\(keyword) let value = union.attempt(\(context.type(variant.type)).self) {"))
      reading.append(.indented([.code("self = .\(names.enumCase(variant.name))(value)")]))
    }
    reading += [.code("} else {"), .indented([.code("throw union.failure()")]), .code("}")]
    let writing = union.variants.map { variant -> Line in
      .label(
        .code("case .\(names.enumCase(variant.name))(let value)"),
        body: [.code("try value.encode(to: encoder)")])
    }
    return [
      Declaration(
        .body(
          head: .code("\(access)init(from decoder: \(context.decoderType)) throws"), lines: reading)
      ),
      Declaration(
        .body(
          head: .code("\(access)func encode(to encoder: \(context.encoderType)) throws"),
          lines: [.code("switch self {")] + writing + [.code("}")])),
    ]
  }
}
