import APIModel
import Diagnostics
import SwiftCode
import SwiftNames

/// The models of a spec.
struct ModelEmitter {
  let context: Context

  init(_ context: Context) { self.context = context }

  func file() -> SwiftFile {
    let emitted = context.api.models.concurrentMap { model in
      var uses = TypeUses(access: context.level(of: model))
      return (declaration: declaration(of: model, uses: &uses), uses: uses)
    }
    var uses = TypeUses(access: .internal)
    for model in emitted { uses.formUnion(model.uses) }
    return context.file(
      OutputNames.models(of: context.api.file), uses: uses,
      declarations: emitted.compactMap(\.declaration))
  }

  private func declaration(of model: Model, uses: inout TypeUses) -> Declaration? {
    switch model.kind {
    case .structure(let structure):
      StructEmitter(context, model).declaration(of: structure, uses: &uses)
    case .enumeration(let enumeration):
      EnumEmitter(context, model).declaration(of: enumeration, uses: &uses)
    case .union(let union): UnionEmitter(context, model).declaration(of: union, uses: &uses)
    case .alias(let type): alias(model, type, uses: &uses)
    case .external: nil
    }
  }

  private func alias(_ model: Model, _ type: TypeReference, uses: inout TypeUses) -> Declaration {
    uses.add(type, in: context)
    return Declaration(
      .plain(
        .code(
          "\(context.access(of: model))typealias \(context.names.type(model.name), as: .type) = \(context.type(type))"
        )), doc: context.documentation(of: model), origin: model.name.origin.range)
  }
}

extension Context {
  /// A model may be less visible than the module's configuration says.
  func level(of model: Model) -> EmitterOptions.Access {
    model.access.flatMap(EmitterOptions.Access.init) ?? options.access
  }

  func access(of model: Model) -> Code { modifier(level(of: model)) }

  func documentation(of model: Model) -> DocComment {
    var doc = DocComment(model.doc ?? "")
    if let message = model.deprecation { doc.append("Deprecated: \(message)") }
    return doc
  }

  /// `: Codable, Hashable, Sendable`, in this order.
  func conformances(of model: Model, besides first: [Code]) -> Code {
    var list = first
    if model.conformances.contains(.hashable) {
      list.append(swift("Hashable"))
    } else if model.conformances.contains(.equatable) {
      list.append(swift("Equatable"))
    }
    if model.conformances.contains(.identifiable) { list.append(swift("Identifiable")) }
    list.append(swift("Sendable"))
    return list.joined()
  }

  var decoderType: Code { "any \(swift("Decoder"))" }
  var encoderType: Code { "any \(swift("Encoder"))" }
}
