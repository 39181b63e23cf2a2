import APIModel
import SwiftCode
import SwiftNames

/// The file of a target: its enum with the groups in it, its variables, its calls.
struct TargetEmitter {
  let context: Context
  let target: Target
  private let path: TypePath

  init(_ context: Context) {
    self.context = context
    target = context.api.target!
    path = TypePath(root: context.names.type(target.root.name))
  }

  var names: SwiftNames { context.names }

  func file() -> SwiftFile {
    let code = GroupEmitter.emit(
      target.root, at: path,
      with: EndpointCode(context, target: target, hasVariables: hasVariables))
    var uses = code.uses
    var declarations = code.declarations
    if hasVariables { declarations.append(variables(uses: &uses)) }
    return context.file(
      OutputNames.target(of: context.api.file), uses: uses, declarations: declarations + code.calls)
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

  // MARK: Variables

  private func variables(uses: inout TypeUses) -> Declaration {
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
