import APIModel
import SwiftCode
import SwiftNames

/// What the caller of an endpoint writes: the name of its case, and each argument as it is declared.
struct Signature {
  struct Argument {
    let parameter: Parameter
    /// The label, and the name within a function unless something is in its way there.
    let name: Identifier
    let type: Code
    /// What stands behind `=`: its default, or `nil` for what can be left out.
    let value: Code?

    /// `in inValue: Int = 1`: the argument as a case or a call declares it.
    func declared(as local: Identifier? = nil) -> Code {
      switch (local == name ? nil : local, value) {
      case (nil, nil): "\(name, as: .label): \(type)"
      case (nil, let value?): "\(name, as: .label): \(type) = \(value)"
      case (let local?, nil): "\(name, as: .label) \(local): \(type)"
      case (let local?, let value?): "\(name, as: .label) \(local): \(type) = \(value)"
      }
    }
  }

  let endpoint: Endpoint
  let name: Identifier
  let arguments: [Argument]

  init(_ endpoint: Endpoint, _ context: Context) {
    self.endpoint = endpoint
    name = context.names.enumCase(endpoint.name)
    arguments = endpoint.parameters.compactMap { parameter in
      guard case .argument(let value) = parameter.role else { return nil }
      let type = parameter.type
      return Argument(
        parameter: parameter, name: context.names.member(parameter.name), type: context.type(type),
        value: value.map { context.expression($0, as: type, isTyped: true) }
          ?? (type.isOptional ? "nil" : nil))
    }
  }
}
