import APIModel
import SwiftCode
import SwiftNames

/// A model with cases.
struct EnumEmitter {
  let context: Context
  let model: Model

  init(_ context: Context, _ model: Model) {
    self.context = context
    self.model = model
  }

  private var names: SwiftNames { context.names }
  private var access: Code { context.access(of: model) }

  func declaration(of enumeration: Enumeration) -> Declaration {
    closed(enumeration)
  }

  /// An enum with raw values: the compiler's own coding is the cheapest.
  private func closed(_ enumeration: Enumeration) -> Declaration {
    let raw: Code =
      switch enumeration.raw {
      case .string: context.swift("String")
      case .int: context.swift("Int")
      default: context.swift("Double")
      }
    let cases = enumeration.cases.map { item in
      Declaration(
        .plain(.code("case \(names.enumCase(item.name)) = \(literal(item.raw))")),
        doc: DocComment(item.doc ?? ""), origin: item.name.origin.range)
    }
    return Declaration(
      .container(
        head: .code(
          "\(access)nonisolated enum \(names.type(model.name), as: .type): \([raw, context.swift("Codable"), context.swift("Sendable")].joined())"
        ), members: cases), doc: context.documentation(of: model), origin: model.name.origin.range)
  }

  private func literal(_ value: Value) -> Code {
    switch value.content {
    case .number(let text): context.number(text)
    case .bool(let flag): flag ? "true" : "false"
    default: "\(StringLiteral(value.plainText ?? ""))"
    }
  }
}
