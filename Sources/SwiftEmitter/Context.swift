import APIModel
import Diagnostics
import SwiftCode
import SwiftNames

/// What every part of the emitter knows: the API, the options, and how names are written. All of them share one.
final class Context: Sendable {
  let api: API
  let options: EmitterOptions
  let platform: Platform
  /// The members that the file's types declare, by the names that their author chose.
  private let memberNames: Set<String>
  private let shadowed: Set<String>

  init(api: API, options: EmitterOptions, platform: Platform = .runtime) {
    self.api = api
    self.options = options
    self.platform = platform
    memberNames = Self.memberNames(of: api, options.names)
    // Where a member has the name of a type, an expression that begins with it means the member.
    var shadowed = options.moduleTypes.union(memberNames)
    if let target = api.target {
      shadowed.formUnion(Self.nestedTypes(of: target.root, options.names))
    }
    self.shadowed = shadowed
  }

  var names: SwiftNames { options.names }

  /// `public ` with its space, or nothing.
  var access: Code { modifier(options.access) }

  func modifier(_ access: EmitterOptions.Access) -> Code {
    access == .internal ? "" : "\(keyword(access)) "
  }

  private func keyword(_ access: EmitterOptions.Access) -> Code {
    switch access {
    case .public: "public"
    case .package: "package"
    case .internal: ""
    }
  }

  // MARK: Types

  /// A type of the runtime, qualified where a type of the module hides it; for Moya the type of that name which
  /// the support files declare in the module itself.
  func runtime(_ name: StaticString) -> Code {
    switch platform {
    case .runtime: qualified(name, in: "EndpointRuntime")
    case .moya: "\(Identifier(trusted: name), as: .type)"
    }
  }

  func foundation(_ name: StaticString) -> Code { qualified(name, in: "Foundation") }

  func objectMapper(_ name: StaticString) -> Code { qualified(name, in: "ObjectMapper") }

  func swift(_ name: StaticString) -> Code {
    let type = Identifier(trusted: name)
    return shadowed.contains(type.name) ? "Swift.\(type, as: .type)" : "\(type, as: .type)"
  }

  private func qualified(_ name: StaticString, in module: StaticString) -> Code {
    let type = Identifier(trusted: name)
    return options.qualifiesTypes || shadowed.contains(type.name)
      ? "\(Identifier(trusted: module), as: .type).\(type, as: .type)" : "\(type, as: .type)"
  }

  /// The names of an endpoint's arguments within a function: those of the labels, unless they would hide what the
  /// function needs.
  func locals(of signature: Signature, avoiding needed: [String]) -> [Identifier] {
    var result = signature.arguments.map(\.name)
    for index in result.indices {
      var name = result[index]
      while name.name == "Self" || needed.contains(name.name) || hidesType(name) {
        repeat { name = Identifier(name.name + "_")! } while result.contains(name)
      }
      result[index] = name
    }
    return result
  }

  /// Whether a local of that name would hide a type that cannot be written otherwise.
  private func hidesType(_ name: Identifier) -> Bool {
    options.moduleTypes.contains(name.name)
      || (platform == .moya && name.name.first?.isUppercase == true && !name.name.hasSuffix("_"))
  }

  private static func nestedTypes(of group: Group, _ names: SwiftNames) -> Set<String> {
    var result: Set<String> = []
    for member in group.members {
      switch member {
      case .group(let inner):
        result.insert(names.groupType(inner.name).name)
        result.formUnion(nestedTypes(of: inner, names))
      case .endpoint(let endpoint) where endpoint.hasResponseType:
        result.insert(names.responseType(endpoint.name).name)
      case .endpoint, .child: break
      }
    }
    return result
  }

  func type(_ reference: TypeReference) -> Code {
    switch reference {
    case .builtin(let builtin): type(builtin)
    case .model(let name): model(name)
    case .array(let element): "[\(type(element))]"
    case .dictionary(let value): "[\(swift("String")): \(type(value))]"
    case .optional(let wrapped): "\(type(wrapped))?"
    }
  }

  private func type(_ builtin: TypeReference.Builtin) -> Code {
    switch builtin {
    case .string: swift("String")
    case .bool: swift("Bool")
    case .int: swift("Int")
    case .int8: swift("Int8")
    case .int16: swift("Int16")
    case .int32: swift("Int32")
    case .int64: swift("Int64")
    case .uint: swift("UInt")
    case .uint8: swift("UInt8")
    case .uint16: swift("UInt16")
    case .uint32: swift("UInt32")
    case .uint64: swift("UInt64")
    case .float: swift("Float")
    case .double: swift("Double")
    case .decimal: foundation("Decimal")
    case .date: foundation("Date")
    case .url: foundation("URL")
    case .uuid: foundation("UUID")
    case .data: foundation("Data")
    case .day: runtime("Day")
    case .json: runtime("JSON")
    case .file: runtime("File")
    }
  }

  private func model(_ key: String) -> Code {
    guard let model = api.knownModels[key] else {
      return "\(names.type(Name(unresolved: key)), as: .type)"
    }
    if case .external(let path) = model.kind {
      return path.split(separator: ".").compactMap { Identifier(String($0)) }
        .map { "\($0, as: .type)" as Code }.joined(".")
    }
    return "\(names.type(model.name), as: .type)"
  }

  // MARK: Files

  func header(_ what: String) -> [DocComment] {
    let name = api.file.split(separator: "/").last.map(String.init) ?? api.file
    return [DocComment("Generated from \(name) by endpointgen. Edit the spec instead.")]
      + (what.isEmpty ? [] : [DocComment(what)])
  }

  /// A file, with the imports that its declarations need.
  func file(
    _ name: String, uses types: TypeUses, condition: Code? = nil, declarations: [Declaration]
  ) -> SwiftFile {
    var file = SwiftFile(
      name: name, header: header(lintExceptions), condition: condition, declarations: declarations)
    guard !declarations.isEmpty else { return file }
    if platform == .runtime {
      file.imports = [Import(Identifier(trusted: "EndpointRuntime"), access: level(types.runtime))]
    }
    if let access = types.foundation {
      file.imports.append(Import(Identifier(trusted: "Foundation"), access: level(access)))
    }
    for (module, access) in types.modules {
      guard let identifier = Identifier(module) else { continue }
      file.imports.append(Import(identifier, access: level(access)))
    }
    return file
  }

  /// Where imports are public unless they say otherwise, one that says nothing is ambiguous beside `package`.
  private func level(_ access: EmitterOptions.Access) -> Code {
    access == .internal && options.access == .package ? "internal" : keyword(access)
  }

  /// Names that a spec's author chose may break the rules of the formatter; they are no reason to fail a lint.
  private var lintExceptions: String {
    var rules: Set<String> = []
    for name in memberNames {
      if name.contains("_") || name.first?.isUppercase == true {
        rules.insert("AlwaysUseLowerCamelCase")
      }
      if !name.utf8.allSatisfy({ $0 < 128 }) { rules.insert("IdentifiersMustBeASCII") }
      if name.hasSuffix("Call") || name.hasSuffix("Self") {
        rules.insert("DontRepeatTypeInStaticProperties")
      }
    }
    for name in declaredTypes where name.first?.isUppercase != true {
      rules.insert("TypeNamesShouldBeCapitalized")
      if !name.utf8.allSatisfy({ $0 < 128 }) { rules.insert("IdentifiersMustBeASCII") }
    }
    for name in declaredTypes where !name.utf8.allSatisfy({ $0 < 128 }) {
      rules.insert("IdentifiersMustBeASCII")
    }
    return rules.isEmpty
      ? "" : "swift-format-ignore-file: \(rules.sorted().joined(separator: ", "))"
  }

  private var declaredTypes: [String] {
    var types = api.models.map { names.type($0.name).name }
    if let target = api.target { types.append(names.type(target.root.name).name) }
    return types
  }

  private static func memberNames(of api: API, _ names: SwiftNames) -> Set<String> {
    var result: Set<String> = []
    func add(_ group: Group) {
      for member in group.members {
        switch member {
        case .endpoint(let endpoint):
          result.insert(names.enumCase(endpoint.name).name)
          for parameter in endpoint.arguments { result.insert(names.member(parameter.name).name) }
          if case .single(let body) = endpoint.response {
            for header in body.headers { result.insert(names.member(header.name).name) }
          }
        case .group(let inner):
          result.insert(names.enumCase(inner.name).name)
          add(inner)
        case .child(let child): result.insert(names.enumCase(child.name).name)
        }
      }
    }
    if let target = api.target {
      add(target.root)
      for variable in target.variables { result.insert(names.member(variable.name).name) }
    }
    for model in api.models {
      switch model.kind {
      case .structure(let structure):
        for field in structure.fields { result.insert(names.member(field.name).name) }
        if let additional = structure.additional {
          result.insert(names.member(additional.name).name)
        }
      case .enumeration(let enumeration):
        for item in enumeration.cases { result.insert(names.enumCase(item.name).name) }
      case .union(let union):
        for variant in union.variants { result.insert(names.enumCase(variant.name).name) }
      case .alias, .external: break
      }
    }
    return result
  }
}

extension Name {
  fileprivate init(unresolved key: String) {
    self.init(key: key, origin: Origin(.beginning(of: "")))
  }
}

/// Which modules the types of a file come from, and who sees them: an import that says more than it must is a
/// warning.
struct TypeUses {
  typealias Access = EmitterOptions.Access

  /// Who sees the declarations whose types are being added.
  var access: Access
  /// The runtime is imported in any case; its types may be named only where nobody else sees them.
  private(set) var runtime: Access = .internal
  /// Nil: none of Foundation's types is named.
  private(set) var foundation: Access?
  private(set) var modules: [String: Access] = [:]

  init(access: Access) { self.access = access }

  /// Of declarations that name the runtime's types and are as visible as the options say.
  static func runtime(_ context: Context) -> TypeUses {
    var uses = TypeUses(access: context.options.access)
    uses.addRuntime()
    return uses
  }

  /// All that either names, for those who see more of it.
  mutating func formUnion(_ other: TypeUses) {
    runtime = max(runtime, other.runtime)
    if let access = other.foundation { foundation = max(foundation ?? access, access) }
    modules.merge(other.modules, uniquingKeysWith: max)
  }

  mutating func addRuntime() { runtime = max(runtime, access) }

  /// Of a declaration that conforms to a protocol of the runtime: for what only the package sees, the compiler does not count
  /// that as a use, and calls an import that says `package` unused.
  mutating func addRuntimeConformance() { if access != .package { addRuntime() } }

  mutating func addFoundation() { foundation = max(foundation ?? access, access) }

  mutating func add(module name: String) {
    switch name {
    case "EndpointRuntime": addRuntime()
    case "Foundation": addFoundation()
    default: modules[name] = max(modules[name] ?? access, access)
    }
  }

  mutating func add(_ type: TypeReference, in context: Context, depth: Int = 0) {
    switch type.leaf {
    case .builtin(let builtin):
      if [.json, .day, .file].contains(builtin) { addRuntime() }
      if builtin.isFoundation { addFoundation() }
    case .model(let name):
      guard let model = context.api.knownModels[name], depth < 64 else { return }
      switch model.kind {
      case .external(let path):
        if let module = path.split(separator: ".").first { add(module: String(module)) }
      case .alias(let target):
        // Who names an alias must see what is behind it.
        add(target, in: context, depth: depth + 1)
      case .structure, .enumeration, .union: break
      }
      if let module = context.options.otherModules[model.file] { add(module: module) }
    case .array, .dictionary, .optional: break
    }
  }

  /// What is named only in the body of a function.
  mutating func addHidden(_ type: TypeReference, in context: Context) {
    let outer = access
    access = .internal
    add(type, in: context)
    access = outer
  }
}
