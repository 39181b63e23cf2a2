package import APIModel
package import Diagnostics
import SwiftCode

/// Reports names that Swift cannot hold apart, with both places and the way out.
package struct NameChecker {
  private var names: SwiftNames
  private var diagnostics = DiagnosticCollector()

  /// Checks the specs of one module together: their targets and models share a namespace.
  package static func check(
    _ apis: [API], names: SwiftNames, into diagnostics: inout DiagnosticCollector
  ) {
    var checker = NameChecker(names: names)
    checker.checkTypes(apis)
    for api in apis {
      checker.names = names.applying(api.options)
      if let target = api.target { checker.check(target) }
      for model in api.models { checker.check(model) }
    }
    diagnostics.append(checker.diagnostics)
  }

  private init(names: SwiftNames) { self.names = names }

  // MARK: Types

  private mutating func checkTypes(_ apis: [API]) {
    var types = NameSpace(help: "give one of them another name with 'name:'")
    for api in apis {
      if let target = api.target {
        lint(target.root.name)
        checkReserved(names.type(target.root.name), target.root.name, "target")
        types.add(names.type(target.root.name), target.root.name, "target")
      }
      for model in api.models where !isReported(model, of: api, among: apis) {
        lint(model.name)
        let name = names.type(model.name)
        let given = model.name.overrideOrigin ?? model.name.origin
        if Self.isBuiltin(model.name.key) {
          diagnostics.report(.builtinName(model.name.key), at: model.name.origin.range)
        } else if Self.isBuiltin(name.name) {
          diagnostics.report(.builtinSwiftName(name.name), at: given.range)
        } else {
          checkReserved(name, model.name, "model")
        }
        types.add(name, model.name, "model")
      }
    }
    types.report(into: &diagnostics)
    for api in apis {
      guard let target = api.target else { continue }
      var models: [String: Name] = [:]
      for model in api.knownModels.values { models[names.type(model.name).name] = model.name }
      checkNestedTypes(of: target.root, models: models)
      checkHidden(by: target.root, types: models)
    }
  }

  private static func isBuiltin(_ name: String) -> Bool {
    TypeReference.Builtin(rawValue: name) != nil || name == "Void"
  }

  private mutating func checkReserved(_ type: Identifier, _ name: Name, _ what: String) {
    guard Self.reservedTypes.contains(type.name) else { return }
    diagnostics.report(
      .reservedName(type.name, of: what), at: (name.overrideOrigin ?? name.origin).range)
  }

  /// Whether a library that the spec includes declares a model of the same key: that is an error already.
  private func isReported(_ model: Model, of api: API, among apis: [API]) -> Bool {
    apis.contains { library in
      api.libraries.contains(library.file)
        && library.models.contains { $0.name.key == model.name.key }
    }
  }

  /// Names that the runtime gives to the scope of a target or a call, and the modules by whose names types are told
  /// apart.
  private static let reservedTypes: Set<String> = [
    "Variables", "Target", "Value", "Self", "self", "Swift", "Foundation", "EndpointRuntime",
  ]

  /// A nested type hides a model of its name from the code beside it.
  private mutating func checkNestedTypes(of group: Group, models: [String: Name]) {
    func check(_ type: Identifier, _ name: Name, _ what: String) {
      guard let model = models[type.name] else { return }
      diagnostics.report(
        .sameName(
          type.name, (name, what), (model, "model"),
          help: "give one of them another name with 'name:'"),
        at: model.origin.range, notes: [.init("the \(what) '\(name.key)'", at: name.origin.range)])
    }
    for member in group.members {
      switch member {
      case .group(let inner):
        check(names.groupType(inner.name), inner.name, "group")
        checkNestedTypes(of: inner, models: models)
      case .endpoint(let endpoint) where endpoint.hasResponseType:
        check(names.responseType(endpoint.name), endpoint.name, "answer of the endpoint")
      case .endpoint, .child: break
      }
    }
  }

  /// In the scope of a target and of its calls a case hides a type of its name.
  private mutating func checkHidden(by root: Group, types models: [String: Name]) {
    var types = models
    types[names.type(root.name).name] = root.name
    func check(_ group: Group) {
      for member in group.members {
        let name =
          switch member {
          case .endpoint(let endpoint): endpoint.name
          case .group(let inner): inner.name
          case .child(let child): child.name
          }
        if let type = types[names.enumCase(name).name] {
          diagnostics.report(
            .hiddenType(name.key, type.key), at: name.origin.range,
            notes: [.init("the type", at: type.origin.range)])
        }
        if case .group(let inner) = member { check(inner) }
      }
    }
    check(root)
  }

  // MARK: Targets

  private mutating func check(_ target: Target) {
    var variables = NameSpace(help: "give one of them another name with 'name:'")
    for variable in target.variables {
      lint(variable.name)
      variables.add(names.member(variable.name), variable.name, "variable")
    }
    addChildren(of: target.root, to: &variables)
    variables.report(into: &diagnostics)
    check(target.root)
  }

  /// A child target's variables are a variable of the case's name.
  private func addChildren(of group: Group, to variables: inout NameSpace) {
    for member in group.members {
      switch member {
      case .child(let child) where child.hasVariables:
        variables.add(names.member(child.name), child.name, "child target")
      case .group(let inner): addChildren(of: inner, to: &variables)
      case .child, .endpoint: break
      }
    }
  }

  private mutating func check(_ group: Group) {
    var cases = NameSpace(help: "give one of them another name with 'name:'")
    for member in group.members {
      switch member {
      case .endpoint(let endpoint):
        lint(endpoint.name)
        cases.add(names.enumCase(endpoint.name), endpoint.name, "endpoint")
        if endpoint.hasResponseType {
          cases.add(names.responseType(endpoint.name), endpoint.name, "answer of the endpoint")
        }
        check(endpoint)
      case .group(let inner):
        lint(inner.name)
        cases.add(names.enumCase(inner.name), inner.name, "group")
        cases.add(names.groupType(inner.name), inner.name, "type of the group")
        check(inner)
      case .child(let child):
        lint(child.name)
        cases.add(names.enumCase(child.name), child.name, "child target")
      }
    }
    cases.report(into: &diagnostics)
  }

  private mutating func check(_ endpoint: Endpoint) {
    var arguments = NameSpace(help: "give one of them another name with 'name:'")
    for parameter in endpoint.arguments {
      if parameter.level == .endpoint { lint(parameter.name) }
      arguments.add(names.member(parameter.name), parameter.name, "argument")
    }
    arguments.report(into: &diagnostics)
    checkHeaders(endpoint)
  }

  /// The properties of an answer that is read with its headers.
  private mutating func checkHeaders(_ endpoint: Endpoint) {
    guard case .single(let body) = endpoint.response else { return }
    var properties = NameSpace(help: "give one of them another name: '{ type: …, name: … }'")
    if !body.headers.isEmpty, body.kind != .void {
      let value = Name(key: "value", origin: endpoint.name.origin)
      properties.add(names.member(value), value, "answer's")
    }
    for header in body.headers {
      lint(header.name)
      properties.add(names.member(header.name), header.name, "header")
    }
    properties.report(into: &diagnostics)
  }

  // MARK: Models

  private mutating func check(_ model: Model) {
    switch model.kind {
    case .structure(let structure):
      var properties = NameSpace(help: "give one of them another name: '{ type: …, name: … }'")
      for field in structure.fields {
        lint(field.name)
        properties.add(names.member(field.name), field.name, "field")
      }
      if let additional = structure.additional {
        properties.add(names.member(additional.name), additional.name, "dictionary of other keys")
      }
      properties.report(into: &diagnostics)
      checkIdentifiable(model, fields: structure.fields)
    case .enumeration(let enumeration):
      var cases = NameSpace(help: "name the cases: 'cases: { name: value }'")
      for item in enumeration.cases {
        lint(item.name)
        cases.add(names.enumCase(item.name), item.name, "case")
      }
      if let unknown = enumeration.unknownCase {
        cases.add(names.enumCase(unknown), unknown, "case for unknown values")
      }
      cases.report(into: &diagnostics)
      checkIdentifiable(model, fields: [])
    case .union(let union):
      checkIdentifiable(model, fields: [])
      var cases = NameSpace(
        help: "write tags, 'oneOf: { name: Type }', or a typealias for one of them")
      for variant in union.variants {
        cases.add(names.enumCase(variant.name), variant.name, "variant")
      }
      if let unknown = union.unknownCase {
        cases.add(names.enumCase(unknown), unknown, "case for unknown tags")
      }
      cases.report(into: &diagnostics)
    case .alias, .external: break
    }
  }

  private mutating func checkIdentifiable(_ model: Model, fields: [Field]) {
    guard model.conformances.contains(.identifiable) else { return }
    if let hiding = fields.first(where: { names.member($0.name).name == "ID" }) {
      diagnostics.report(.hidesID(hiding.name.key), at: hiding.name.origin.range)
    }
    guard !fields.contains(where: { names.member($0.name).name == "id" }) else { return }
    diagnostics.report(.identifiableWithoutID(model.name.key), at: model.name.origin.range)
  }

  // MARK: Doubtful names

  private mutating func lint(_ name: Name) {
    if let override = name.override, Identifier(override) == nil {
      diagnostics.report(
        .invalidName(override), at: (name.overrideOrigin ?? name.origin).range)
    }
    let scalars = name.key.unicodeScalars
    guard !scalars.allSatisfy(\.isASCII) else { return }
    if scalars.contains(where: { scalar in
      scalar.value != 0x200D && scalar.value != 0xFE0F
        && (scalar.properties.generalCategory == .format
          || scalar.properties.isDefaultIgnorableCodePoint)
    }) {
      diagnostics.report(.invisibleCharacter(name.key), at: name.origin.range)
    }
    let hasLatin = scalars.contains { ("a"..."z").contains($0) || ("A"..."Z").contains($0) }
    // Cyrillic and Greek letters look like Latin ones.
    let hasLookalike = scalars.contains { 0x370...0x52F ~= $0.value }
    if hasLatin, hasLookalike {
      diagnostics.report(.mixedScripts(name.key), at: name.origin.range)
    }
  }
}

extension Endpoint {
  /// Whether its answer is a type of its own: an enum by status, or a struct with headers.
  package var hasResponseType: Bool {
    switch response {
    case .byStatus: true
    case .single(let body): !body.headers.isEmpty
    }
  }
}

/// Names that must differ, with what they name.
private struct NameSpace {
  private var entries: [(identifier: String, name: Name, what: String)] = []
  private let help: String

  init(help: String) { self.help = help }

  mutating func add(_ identifier: Identifier, _ name: Name, _ what: String) {
    entries.append((identifier.name, name, what))
  }

  func report(into diagnostics: inout DiagnosticCollector) {
    guard entries.count > 1 else { return }
    // Texts that are the same but for their composition are one key here: they look alike in Swift.
    var firsts = [String: Int](minimumCapacity: entries.count)
    for (index, entry) in entries.enumerated() {
      guard let known = firsts[entry.identifier] else {
        firsts[entry.identifier] = index
        continue
      }
      let first = entries[known]
      diagnostics.report(
        .sameName(
          first.identifier, (first.name, first.what), (entry.name, entry.what), help: help),
        at: entry.name.origin.range,
        notes: [.init("the \(first.what) '\(first.name.key)'", at: first.name.origin.range)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func sameName(
    _ identifier: String, _ first: (name: Name, what: String), _ second: (name: Name, what: String),
    help: String
  ) -> Self {
    .error(
      "same-name",
      "the \(second.what) '\(second.name.key)' and the \(first.what) '\(first.name.key)' are both '\(identifier)' in Swift",
      help: first.what == "target" && second.what == "target"
        ? "give one of them another name after 'target:'" : help)
  }
  fileprivate static func builtinName(_ name: String) -> Self {
    .error(
      "builtin-name", "'\(name)' is a type of the language already",
      help: "give the model another key")
  }
  fileprivate static func builtinSwiftName(_ name: String) -> Self {
    .error(
      "builtin-name", "the Swift name '\(name)' is that of a type of the language",
      help: "give the model another 'name:'")
  }
  fileprivate static func reservedName(_ name: String, of what: String) -> Self {
    .error(
      "reserved-name", "'\(name)' has another meaning in generated code",
      help: what == "target"
        ? "give the target another name, such as 'target: ShopAPI'"
        : "give the model another Swift name: 'name: Shop\(name)'")
  }
  fileprivate static func hiddenType(_ name: String, _ type: String) -> Self {
    .error(
      "hidden-type",
      "'\(name)' has the name of the type '\(type)', which code beside it could not use",
      help: "begin it with a small letter, or give it another Swift name with 'name:'")
  }
  fileprivate static func identifiableWithoutID(_ name: String) -> Self {
    .error(
      "identifiable-without-id", "'\(name)' cannot be Identifiable: it has no field 'id'",
      help: "add one, or name a field so: '{ type: …, name: id }'")
  }
  fileprivate static func hidesID(_ name: String) -> Self {
    .error(
      "hides-id", "'\(name)' has the name of the type that Identifiable looks for",
      help: "give the field another Swift name: '{ type: …, name: identifier }'")
  }
  fileprivate static func invalidName(_ name: String) -> Self {
    .error(
      "invalid-name", "'\(name)' cannot be a Swift name",
      help: "letters, digits and '_' can, a digit not at the start")
  }
  fileprivate static func invisibleCharacter(_ name: String) -> Self {
    .warning(
      "invisible-character", "the name '\(name)' holds a character that cannot be seen",
      help: "take it away; if the wire needs it, give a 'key:' and a plain name")
  }
  fileprivate static func mixedScripts(_ name: String) -> Self {
    .warning(
      "mixed-scripts", "the name '\(name)' mixes Latin letters with others that look like them",
      help: "write it with the letters of one script; the wire keeps what 'key:' says")
  }
}
