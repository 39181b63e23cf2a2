import APIModel
import SwiftCode
import SwiftNames

/// A model that is one of several types.
struct UnionEmitter {
  let context: Context
  let model: Model

  init(_ context: Context, _ model: Model) {
    self.context = context
    self.model = model
  }

  func declaration(of union: Union, uses: inout TypeUses) -> Declaration {
    let cases = union.variants.map { variant -> Declaration in
      uses.add(variant.type, in: context)
      return Declaration(
        .plain(.code("case \(context.names.enumCase(variant.name))(\(context.type(variant.type)))")),
        origin: variant.name.origin.range)
    }
    return Declaration(
      .container(
        head: .code(
          "\(context.access(of: model))nonisolated enum \(context.names.type(model.name), as: .type)"),
        members: cases), doc: context.documentation(of: model), origin: model.name.origin.range)
  }
}
