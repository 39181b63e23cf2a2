import APIModel
import SwiftCode
import SwiftNames

/// A model with fields: a struct that reads and writes itself through the runtime's `ModelReader` and
/// `ModelWriter`, which cost the compiler half of what synthesized coding does.
struct StructEmitter {
  let context: Context
  let model: Model

  init(_ context: Context, _ model: Model) {
    self.context = context
    self.model = model
  }

  private var names: SwiftNames { context.names }
  private var access: Code { context.access(of: model) }
  private var coding: ModelCoding { ModelCoding(context) }

  func declaration(of structure: Structure, uses: inout TypeUses) -> Declaration {
    var members: [Declaration] = []
    for field in structure.fields {
      uses.add(field.type, in: context)
      members += property(field)
    }
    if let additional = structure.additional {
      uses.add(additional.type, in: context)
      members.append(
        Declaration(
          .plain(.code("\(access)var \(names.member(additional.name)): \(dictionary(additional))")),
          doc: DocComment("What the wire holds besides, by key."),
          origin: additional.name.origin.range))
    }
    members.append(initializer(structure))
    if coding.isSynthesized(structure) {
      members += codingKeys(structure)
    } else {
      members.append(decoder(structure))
      members.append(encoder(structure))
    }
    coding.addUses(to: &uses)
    let head: Code =
      "\(access)nonisolated struct \(names.type(model.name), as: .type): \(context.conformances(of: model, besides: [coding.conformance]))"
    return Declaration(
      .container(head: .code(head), members: members), doc: context.documentation(of: model),
      origin: model.name.origin.range)
  }

  // MARK: Properties

  private func property(_ field: Field) -> [Declaration] {
    let name = names.member(field.name)
    let type = context.type(field.type)
    var doc = DocComment(field.doc ?? "")
    if let message = field.deprecation { doc.append("Deprecated: \(message)") }
    if field.isIndirect { return indirectProperty(field, doc) }
    let line: Line
    if let constant = field.constant {
      let value = context.expression(constant, as: field.type, isTyped: true)
      line = .code("\(access)let \(name): \(type) = \(value)")
    } else {
      line = .code("\(access)var \(name): \(type)")
    }
    return [Declaration(.plain(line), doc: doc, origin: field.name.origin.range)]
  }

  /// A struct cannot hold itself; a reference to another can. (A property wrapper would say the same shorter, but
  /// cannot stand in a `nonisolated` type.)
  private func indirectProperty(_ field: Field, _ doc: DocComment) -> [Declaration] {
    let stored = storage(of: field)
    let type = context.type(field.type)
    return [
      Declaration(
        .body(
          head: .code("\(access)var \(names.member(field.name)): \(type)"),
          lines: [
            .code("get { \(stored).wrappedValue }"),
            .code("set { \(stored).wrappedValue = newValue }"),
          ]), doc: doc, origin: field.name.origin.range),
      Declaration(.plain(.code("private var \(stored): \(context.runtime("Indirect"))<\(type)>"))),
    ]
  }

  private func storage(of field: Field) -> Identifier {
    Identifier(
      "indirect" + names.member(field.name).name.prefix(1).uppercased()
        + names.member(field.name).name.dropFirst())!
  }

  private func dictionary(_ additional: AdditionalProperties) -> Code {
    context.type(.dictionary(additional.type))
  }

  private func initializer(_ structure: Structure) -> Declaration {
    var arguments: [Code] = []
    var assignments: [Line] = []
    for field in structure.fields where field.constant == nil {
      let name = names.member(field.name)
      let declared: Code = "\(name, as: .label): \(context.type(field.type))"
      if let value = field.default {
        arguments.append(
          "\(declared) = \(context.expression(value, as: field.type, isTyped: true))")
      } else if field.type.isOptional {
        arguments.append("\(declared) = nil")
      } else {
        arguments.append(declared)
      }
      assignments.append(
        field.isIndirect
          ? .code("\(storage(of: field)) = \(context.runtime("Indirect"))(wrappedValue: \(name))")
          : .code("self.\(name) = \(name)"))
    }
    if let additional = structure.additional {
      let name = names.member(additional.name)
      arguments.append("\(name, as: .label): \(dictionary(additional)) = [:]")
      assignments.append(.code("self.\(name) = \(name)"))
    }
    return Declaration(
      .body(head: .list(head: "\(access)init(", items: arguments, tail: ")"), lines: assignments))
  }

  /// The names on the wire, where they are not the properties'.
  private func codingKeys(_ structure: Structure) -> [Declaration] {
    let keys = structure.fields.map { ($0, names.member($0.name), $0.wireName.path[0]) }
    guard keys.contains(where: { $1.name != $2 }) else { return [] }
    let cases = keys.map { field, name, key in
      Declaration(
        .plain(
          .code(name.name == key ? "case \(name)" : "case \(name) = \(StringLiteral(key))")),
        origin: field.name.origin.range)
    }
    return [
      Declaration(
        .container(
          head: .code(
            "private enum CodingKeys: \(context.swift("String")), \(context.swift("CodingKey"))"),
          members: cases))
    ]
  }

  // MARK: Reading

  private func decoder(_ structure: Structure) -> Declaration {
    var lines: [Line] = []
    let allLenient = isLenient(structure)
    for var field in structure.fields {
      if allLenient { field.isLenient = false }
      if let line = read(field) { lines.append(line) }
    }
    if let additional = structure.additional {
      var heads: [String] = []
      for head in structure.fields.flatMap({ $0.wireName.alternatives.map { $0[0] } })
      where !heads.contains(head) {
        heads.append(head)
      }
      let keys = heads.map { "\(StringLiteral($0))" as Code }
      lines.append(
        .list(
          head: "\(assigned(additional.name)) = try reader.additional(except: [",
          items: keys, tail: "])"))
    }
    let isUsed = structure.additional != nil || structure.fields.contains { isRead($0) }
    if isUsed {
      lines.insert(
        .code(coding.reader(of: names.type(model.name), isLenient: isLenient(structure))), at: 0)
    }
    return Declaration(
      .body(head: .code("\(access)\(coding.readingHead(isUsed: isUsed))"), lines: lines))
  }

  /// Whether the whole model is read leniently, which is said once.
  private func isLenient(_ structure: Structure) -> Bool {
    let read = structure.fields.filter { $0.constant == nil }
    return !read.isEmpty && read.allSatisfy(\.isLenient)
  }

  /// Whether something of the wire concerns the field. A constant that need not be there is not compared.
  private func isRead(_ field: Field) -> Bool {
    field.direction != .writeOnly && !(field.constant != nil && field.type.isOptional)
  }

  private func read(_ field: Field) -> Line? {
    let key = context.modelKey(field.wireName)
    let mode = self.mode(of: field, isReading: true)
    if let constant = field.constant {
      guard isRead(field) else { return nil }
      let value = context.json(constant, of: field.type)
      return .list(head: "try reader.constant(", items: [key, value], tail: ")")
    }
    let target = assigned(field.name)
    if field.direction == .writeOnly {
      let value =
        field.default.map { context.expression($0, as: field.type, isTyped: true) } ?? "nil"
      return .code("\(target) = \(value)")
    }
    var arguments = [key]
    let function: Code
    if field.type.hasThreeStates {
      function = "state"
    } else if let value = field.default {
      function = "value"
      arguments.append("default: \(context.expression(value, as: field.type, isTyped: true))")
    } else if field.type.isOptional {
      function = field.isRequired ? "nullable" : "optional"
    } else {
      function = "value"
    }
    if !mode.isEmpty { arguments.append(mode) }
    if field.isIndirect {
      let wrapper = context.runtime("Indirect")
      let read = Line.list(
        head: "wrappedValue: try reader.\(function)(", items: arguments, tail: ")")
      return .list(head: "\(storage(of: field)) = \(wrapper)(", items: [read], tail: ")")
    }
    return .list(head: "\(target) = try reader.\(function)(", items: arguments, tail: ")")
  }

  // MARK: Writing

  private func encoder(_ structure: Structure) -> Declaration {
    var lines: [Line] = []
    for field in structure.fields where field.direction != .readOnly { lines.append(write(field)) }
    if let additional = structure.additional {
      lines.append(.code("\(coding.writing)additional(\(used(additional.name)))"))
    }
    if lines.isEmpty {
      lines = coding.writingNothing
    } else {
      lines.insert(.code(coding.writer), at: 0)
    }
    return Declaration(
      .body(head: .code("\(access)\(coding.writingHead(isUsed: !lines.isEmpty))"), lines: lines))
  }

  private func write(_ field: Field) -> Line {
    if let constant = field.constant {
      let value = context.json(constant, of: field.type)
      return .list(
        head: "\(coding.writing)constant(",
        items: [context.modelKey(WireName([field.wireName.path])), value],
        tail: ")")
    }
    let function: Code
    if field.type.hasThreeStates {
      function = "state"
    } else if field.type.isOptional {
      function = field.isRequired || field.sendsNil ? "nullable" : "optional"
    } else {
      function = "set"
    }
    var arguments = [context.modelKey(WireName([field.wireName.path])), used(field.name)]
    let mode = self.mode(of: field, isReading: false)
    if !mode.isEmpty { arguments.append(mode) }
    return .list(head: "\(coding.writing)\(function)(", items: arguments, tail: ")")
  }

  /// `ReadOptions` of a field: `.lenient.lossy`, `.dates(.seconds)`.
  private func mode(of field: Field, isReading: Bool) -> Code {
    var links: [Code] = []
    switch field.format {
    case nil: break
    case .dates(let formats):
      let used = isReading ? formats : Array(formats.prefix(1))
      links.append("dates(\(used.map(context.format).joined()))")
    case .data(let format): links.append("data(\(context.format(format)))")
    }
    if isReading {
      if field.isLenient { links.append("lenient") }
      if field.isLossy { links.append("lossy") }
    }
    return context.chained(links)
  }

  // MARK: Names

  private func assigned(_ name: Name) -> Code {
    let member = names.member(name)
    return ModelCoding.locals.contains(member.name) ? "self.\(member)" : "\(member)"
  }

  private func used(_ name: Name) -> Code { assigned(name) }
}
