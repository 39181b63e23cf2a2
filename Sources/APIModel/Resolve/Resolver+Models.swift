import Diagnostics
import Spec

extension Resolver {
  mutating func model(_ spec: ModelSpec, in file: SpecDocument) -> Model {
    if spec.name == nil, !TypeSyntax.canName(spec.key.value) {
      diagnostics.report(.unwritableName(spec.key.value), at: spec.key.range)
    }
    return Model(
      name: name(spec.key, spec.name), doc: spec.doc?.value, deprecation: spec.deprecated?.value,
      access: spec.access?.value, conformances: conformances(spec), kind: kind(spec, in: file),
      file: file.file)
  }

  private mutating func kind(_ spec: ModelSpec, in file: SpecDocument) -> Model.Kind {
    let kinds = spec.keys.filter {
      ["fields", "cases", "oneOf", "typealias", "external"].contains($0.value)
    }
    if kinds.count > 1 {
      diagnostics.report(
        .severalKinds(spec.key.value, kinds.map(\.value)), at: kinds[1].range,
        notes: [.init("it is described here already", at: kinds[0].range)])
    }
    checkKeys(spec)
    if let external = spec.external { return .external(self.external(external)) }
    if let alias = spec.alias { return .alias(type(alias)) }
    if let cases = spec.cases { return .enumeration(enumeration(spec, cases)) }
    if let oneOf = spec.oneOf { return .union(union(spec, oneOf)) }
    // An unknown key was reported, and is probably what would say it.
    if spec.isMapping, spec.fields == nil, spec.extends.isEmpty, spec.additionalProperties == nil,
      spec.keys.allSatisfy({ SpecObject.model.key($0.value) != nil })
    {
      diagnostics.report(.emptyModel(spec.key.value), at: spec.key.range)
    }
    return .structure(structure(spec, in: file))
  }

  private mutating func checkKeys(_ spec: ModelSpec) {
    let isStruct = spec.fields != nil || !spec.extends.isEmpty || spec.additionalProperties != nil
    let owners: [String: (kind: String, isThere: Bool)] = [
      "ignoreCase": ("cases", spec.cases != nil), "raw": ("cases", spec.cases != nil),
      "unknownCase": ("cases", spec.cases != nil || spec.oneOf != nil),
      "discriminator": ("oneOf", spec.oneOf != nil),
      "conforms": ("fields", isStruct || spec.cases != nil || spec.oneOf != nil),
      "extends": ("fields", isStruct), "additionalProperties": ("fields", isStruct),
      "keyStrategy": ("fields", isStruct), "lenient": ("fields", isStruct),
    ]
    let hasOtherKind =
      spec.cases != nil || spec.oneOf != nil || spec.alias != nil
      || spec.external != nil
    for key in spec.keys {
      guard let owner = owners[key.value] else { continue }
      if !owner.isThere || (owner.kind == "fields" && hasOtherKind && key.value != "conforms") {
        diagnostics.report(.keyOfOtherKind(key.value, owner.kind), at: key.range)
      }
    }
  }

  private mutating func external(_ written: Located<String>) -> String {
    let parts = written.value.split(separator: ".", omittingEmptySubsequences: false)
    let isName = parts.allSatisfy { part in
      !part.isEmpty && !part.first!.isNumber
        && part.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
    }
    if parts.count < 2 || !isName {
      diagnostics.report(.invalidExternal(written.value), at: written.range)
    }
    return written.value
  }

  private mutating func conformances(_ spec: ModelSpec) -> [Model.Conformance] {
    spec.conforms.compactMap { written in
      if let known = Model.Conformance(rawValue: written.value) { return known }
      // Every model is these.
      if !["Sendable", "Codable", "Decodable", "Encodable"].contains(written.value) {
        diagnostics.report(.unknownConformance(written.value), at: written.range)
      }
      return nil
    }
  }

  // MARK: Structs

  private mutating func structure(_ spec: ModelSpec, in file: SpecDocument) -> Structure {
    var fields: [Field] = []
    var chain: Set<String> = [spec.key.value]
    for base in spec.extends { inherit(base, into: &fields, chain: &chain) }
    for written in spec.fields ?? [] {
      let isInherited = take(written, from: &fields)
      if written.isRemoval {
        if !isInherited {
          diagnostics.report(.noFieldToRemove(written.key.value), at: written.key.range)
        }
        continue
      }
      if let field = field(written, of: spec, in: file) { fields.append(field) }
    }
    let additional = spec.additionalProperties.map { written in
      AdditionalProperties(
        name: name(written.name, nil), type: written.type.map { type($0) } ?? .builtin(.json))
    }
    return Structure(fields: fields, additional: additional)
  }

  private mutating func inherit(
    _ base: Located<String>, into fields: inout [Field], chain: inout Set<String>
  ) {
    guard let key = symbols.modelKey(of: base.value), let spec = symbols.models[key] else {
      diagnostics.report(
        .unknownBase(base.value, known: symbols.models.keys.sorted()), at: base.range)
      return
    }
    guard chain.insert(key).inserted else {
      diagnostics.report(.extendsItself(base.value), at: base.range)
      return
    }
    guard spec.fields != nil || !spec.extends.isEmpty else {
      diagnostics.report(.extendsNoStruct(base.value), at: base.range)
      return
    }
    let path = symbols.modelFiles[key] ?? document.file
    let file = sources.included.first { $0.file == path } ?? document
    for outer in spec.extends { inherit(outer, into: &fields, chain: &chain) }
    for written in spec.fields ?? [] {
      take(written, from: &fields)
      if !written.isRemoval, let field = field(written, of: spec, in: file) { fields.append(field) }
    }
    chain.remove(key)
  }

  /// Removes an inherited field of the same key, to the byte: two that only look alike are two, and reported.
  /// False when there is none.
  @discardableResult
  private func take(_ written: FieldSpec, from fields: inout [Field]) -> Bool {
    let count = fields.count
    fields.removeAll { $0.name.key.utf8.elementsEqual(written.key.value.utf8) }
    return fields.count < count
  }

  private mutating func field(
    _ spec: FieldSpec, of model: ModelSpec, in file: SpecDocument
  ) -> Field? {
    var constant: Value?
    var resolved = spec.type.map { type($0) }
    if let const = spec.const {
      if let type = resolved {
        constant = value(const, as: type, allowsReferences: nil)
      } else {
        constant = json(const, scope: Scope())
        resolved = constant?.inferredType
      }
      guard constant != nil else { return nil }
    }
    guard let type = resolved else {
      diagnostics.report(.fieldWithoutType(spec.key.value), at: spec.key.range)
      return nil
    }
    let strategy = model.keyStrategy?.value ?? file.keyStrategy?.value ?? .asWritten
    var field = Field(
      name: name(spec.key, spec.name), type: type,
      wireName: WireName.read(
        keys: spec.wireKey, paths: spec.at, otherwise: strategy.wireName(of: spec.key.value),
        into: &diagnostics))
    field.constant = constant
    field.default = spec.default.flatMap { value($0, as: type, allowsReferences: nil) }
    field.isLenient =
      spec.isLenient?.value ?? model.isLenient?.value ?? file.isLenient?.value ?? false
    field.isLossy = spec.isLossy?.value ?? false
    field.format = format(spec.format, timeZone: spec.timeZone, type: type)
    field.sendsNil = spec.sendNil?.value ?? false
    field.isRequired = spec.required?.value ?? false
    field.deprecation = spec.deprecated?.value
    field.doc = spec.doc?.value
    if spec.readOnly?.value == true { field.direction = .readOnly }
    if let writeOnly = spec.writeOnly, writeOnly.value {
      if field.direction == .readOnly {
        diagnostics.report(.readOnlyAndWriteOnly(spec.key.value), at: writeOnly.range)
      }
      if field.direction != .readOnly, !type.isOptional, field.default == nil, constant == nil {
        diagnostics.report(.writeOnlyWithoutValue(spec.key.value), at: writeOnly.range)
      }
      field.direction = .writeOnly
    }
    check(field, spec)
    return field
  }

  private mutating func check(_ field: Field, _ spec: FieldSpec) {
    if let required = spec.required, required.value {
      if !field.type.isOptional {
        diagnostics.report(.requiredAnyway(spec.key.value), at: required.range)
      } else if let other = spec.default {
        diagnostics.report(.requiredWithDefault(spec.key.value), at: other.range)
      }
    }
    if let sendNil = spec.sendNil, sendNil.value, !field.type.isOptional {
      diagnostics.report(
        .fieldNeverNil(spec.key.value, field.type.description), at: sendNil.range)
    }
    if let lossy = spec.isLossy, lossy.value {
      switch expanded(field.type.wrapped) {
      case .array, .dictionary: break
      default:
        diagnostics.report(.lossyOfOtherType(field.type.description), at: lossy.range)
      }
    }
    if expanded(field.type.leaf) == .builtin(.file) {
      diagnostics.report(.fileInModel(spec.key.value), at: spec.type?.range ?? spec.range)
    }
  }

  // MARK: Enums

  private mutating func enumeration(_ spec: ModelSpec, _ cases: [CaseSpec]) -> Enumeration {
    if cases.isEmpty { diagnostics.report(.noCases(spec.key.value), at: spec.key.range) }
    let raw = rawType(spec, cases)
    var seen: [String: SourceRange] = [:]
    let resolved: [Enumeration.Case] = cases.compactMap { written in
      guard let value = rawValue(written.raw, as: raw) else { return nil }
      let key = written.key ?? Located(written.raw.scalarText ?? "", at: written.raw.range)
      let identity = Self.identity(of: value, ignoringCase: spec.ignoreCase?.value ?? false)
      if let other = seen.updateValue(written.raw.range, forKey: identity) {
        diagnostics.report(
          .rawValueTwice(written.raw.summary, isNumber: raw == .double), at: written.raw.range,
          notes: [.init("the same value", at: other)])
      }
      return Enumeration.Case(name: name(key, written.name), raw: value, doc: written.doc?.value)
    }
    return Enumeration(
      raw: raw, cases: resolved, unknownCase: spec.unknownCase.map { name($0, nil) },
      ignoresCase: spec.ignoreCase?.value ?? false)
  }

  /// Equal for two values that Swift cannot tell apart: `1.1` and `1.10` are one number.
  private static func identity(of value: Value, ignoringCase: Bool) -> String {
    switch value.content {
    case .number(let text): "n\(Double(text) ?? 0)"
    case .text: "t" + (ignoringCase ? value.plainText?.lowercased() : value.plainText)!.bytes
    default: "\(value.content)"
    }
  }

  private mutating func rawType(_ spec: ModelSpec, _ cases: [CaseSpec]) -> Enumeration.RawType {
    if let written = spec.rawType {
      if case .named(let name) = written.value, let raw = Enumeration.RawType(rawValue: name),
        raw != .mixed
      {
        return raw
      }
      diagnostics.report(.unknownRawType(written.value.description), at: written.range)
    }
    var kinds: Set<Enumeration.RawType> = []
    for written in cases {
      // Words that YAML takes for something else are text, but in an enum of nothing else.
      guard case .scalar(let text, isPlain: true) = written.raw.content else {
        kinds.insert(.string)
        continue
      }
      switch SpecValue.jsonLiteral(text) {
      case .bool where text == text.lowercased(): kinds.insert(.bool)
      case .null: kinds.insert(text.isEmpty ? .string : .mixed)
      case .number: kinds.insert(Int(text) == nil ? .double : .int)
      default: kinds.insert(.string)
      }
    }
    if kinds == [.int, .double] { return .double }
    if kinds.count == 1, let only = kinds.first, only != .mixed { return only }
    // `[SE, NO, 1]` are texts; null among them makes values of several kinds.
    return kinds.contains(.mixed) ? .mixed : .string
  }

  private mutating func rawValue(_ spec: SpecValue, as raw: Enumeration.RawType) -> Value? {
    switch raw {
    case .string:
      guard !spec.isNull else {
        diagnostics.report(.nullAmongTexts(spec.summary), at: spec.range)
        return nil
      }
      return value(spec, as: .builtin(.string), allowsReferences: nil)
    case .int: return value(spec, as: .builtin(.int), allowsReferences: nil)
    case .double: return value(spec, as: .builtin(.double), allowsReferences: nil)
    case .bool: return value(spec, as: .builtin(.bool), allowsReferences: nil)
    case .mixed: return json(spec, scope: Scope())
    }
  }

  // MARK: Unions

  private mutating func union(_ spec: ModelSpec, _ oneOf: OneOfSpec) -> Union {
    switch oneOf {
    case .tagged(let variants):
      if spec.discriminator == nil {
        diagnostics.report(.noDiscriminator(spec.key.value), at: spec.key.range)
      }
      return Union(
        variants: variants.map { written in
          .init(
            name: name(written.key, nil), type: type(written.type), tag: UnionTags.tag(written.tag))
        },
        discriminator: spec.discriminator.flatMap { WireName.path($0, into: &diagnostics) }
          .map { WireName([$0]) },
        unknownCase: spec.unknownCase.map { name($0, nil) })
    case .untagged(let types):
      var variants: [Union.Variant] = []
      for written in types {
        let type = type(written)
        let key = Self.variantName(of: type)
        variants.append(
          .init(name: name(Located(key, at: written.range), nil), type: type, tag: nil))
      }
      for key in spec.keys where ["discriminator", "unknownCase"].contains(key.value) {
        diagnostics.report(.needsTags(key.value), at: key.range)
      }
      return Union(variants: variants, discriminator: nil)
    }
  }

  /// `order` of `Order`, `stringList` of `[String]`.
  private static func variantName(of type: TypeReference) -> String {
    switch type {
    case .builtin(let builtin): builtin.rawValue.loweringHead
    // A case of the type's own name would hide it.
    case .model(let name): name.loweringHead == name ? name + "Value" : name.loweringHead
    case .array(let element): variantName(of: element) + "List"
    case .dictionary(let value): variantName(of: value) + "Dictionary"
    case .optional(let wrapped): variantName(of: wrapped)
    }
  }
}

extension String {
  /// Two texts with the same characters but other scalars are two values on the wire.
  fileprivate var bytes: String { utf8.map { String($0, radix: 16) }.joined(separator: " ") }
}

extension Diagnostic.Message {
  fileprivate static func unwritableName(_ key: String) -> Self {
    .warning(
      "unwritable-type", "no type can be written as '\(key)'",
      help: "give it a 'name:' of letters and digits, by which types can call it")
  }
  fileprivate static func severalKinds(_ name: String, _ kinds: [String]) -> Self {
    .error(
      "several-kinds", "the model '\(name)' has \(kinds.joined(separator: " and "))",
      help:
        "a model is one of: a struct (fields), an enum (cases), a union (oneOf), a typealias, external"
    )
  }
  fileprivate static func keyOfOtherKind(_ key: String, _ kind: String) -> Self {
    .error(
      "key-of-other-kind", "'\(key)' belongs to a model with '\(kind)'",
      help: "take it away, or write '\(kind):'")
  }
  fileprivate static func invalidExternal(_ text: String) -> Self {
    .error("invalid-external", "'\(text)' names no type of a module", help: "write 'Module.Type'")
  }
  fileprivate static func unknownConformance(_ name: String) -> Self {
    let allowed = Model.Conformance.allCases.map(\.rawValue)
    return .error(
      "unknown-conformance", "unknown conformance '\(name)'",
      help: Suggestion.help(name, allowed: allowed) + "; every model is Codable and Sendable")
  }
  fileprivate static func emptyModel(_ name: String) -> Self {
    .error(
      "empty-model", "the model '\(name)' does not say what it is",
      help:
        "add 'fields:', 'cases:', 'oneOf:', 'typealias:' or 'external:'; an empty struct has 'fields: {}'"
    )
  }
  fileprivate static func unknownBase(_ name: String, known: [String]) -> Self {
    .error(
      "unknown-base", "no model is named '\(name)'",
      help: Suggestion.didYouMean(name, in: known)
        ?? "declare it under 'models:', or include the file that does")
  }
  fileprivate static func extendsItself(_ name: String) -> Self {
    .error(
      "extends-itself", "'\(name)' extends itself",
      help: "a model takes over the fields of others: take this one away")
  }
  fileprivate static func extendsNoStruct(_ name: String) -> Self {
    .error(
      "extends-no-struct", "'\(name)' has no fields to take over",
      help: "only a model with 'fields' can be extended")
  }
  fileprivate static func fieldWithoutType(_ name: String) -> Self {
    .error("field-without-type", "the field '\(name)' has no type", help: "write '\(name): String'")
  }
  fileprivate static func noFieldToRemove(_ name: String) -> Self {
    .error(
      "nothing-to-remove",
      "the field '\(name)' has no type, and there is no inherited one to remove",
      help: "write its type, such as '\(name): String', or take the line away")
  }
  fileprivate static func readOnlyAndWriteOnly(_ name: String) -> Self {
    .error(
      "read-only-and-write-only", "'\(name)' would be neither read nor written",
      help: "write 'readOnly' or 'writeOnly', or leave the field out")
  }
  fileprivate static func writeOnlyWithoutValue(_ name: String) -> Self {
    .error(
      "write-only-without-value",
      "'\(name)' is never read, so that an answer leaves it without a value",
      help: "write its type as \"T?\", or add a default")
  }
  fileprivate static func requiredAnyway(_ name: String) -> Self {
    .error(
      "required-anyway",
      "'required' is for a field that may be null; '\(name)' must be there anyway",
      help: "write its type as \"T?\", or take 'required' away")
  }
  fileprivate static func requiredWithDefault(_ name: String) -> Self {
    .error(
      "required-with-default", "'\(name)' is required, so that its default is never used",
      help: "take 'required' or the default away")
  }
  fileprivate static func fieldNeverNil(_ name: String, _ type: String) -> Self {
    .error(
      "sends-no-nil", "'sendNil', but '\(name)' is never nil",
      help: "write the type as \"\(type)?\"")
  }
  fileprivate static func lossyOfOtherType(_ type: String) -> Self {
    .error(
      "lossy-of-other-type", "'lossy' is for lists and dictionaries, not for '\(type)'",
      help: "write 'lenient: true' for a value that may be malformed")
  }
  fileprivate static func fileInModel(_ name: String) -> Self {
    .error(
      "file-in-model", "the field '\(name)' is a File, which is no JSON",
      help: "make it a parameter of a multipart endpoint, or write Data")
  }
  fileprivate static func noCases(_ name: String) -> Self {
    .error(
      "no-cases", "the enum '\(name)' has no cases", help: "write 'cases: [first, second]'")
  }
  fileprivate static func rawValueTwice(_ value: String, isNumber: Bool) -> Self {
    .error(
      "raw-value-twice", "the value \(value) has two cases",
      help: isNumber
        ? "these are numbers; write 'raw: String' for texts such as versions"
        : "give one of them another value, or take it away")
  }
  fileprivate static func nullAmongTexts(_ value: String) -> Self {
    .error(
      "value-of-other-type", "\(value) is no text, which this enum's values are",
      help: "quote it if it is meant as text; without 'raw:' an enum can hold null beside texts")
  }
  fileprivate static func unknownRawType(_ type: String) -> Self {
    .error(
      "unknown-raw-type", "an enum cannot have values of the type '\(type)'",
      help: "use one of: String, Int, Double, Bool")
  }
  fileprivate static func noDiscriminator(_ name: String) -> Self {
    .error(
      "no-discriminator", "the union '\(name)' has tags, but no key that holds them",
      help: "add 'discriminator: type', or write a list: the first type that parses counts")
  }
  fileprivate static func needsTags(_ key: String) -> Self {
    .error(
      "needs-tags", "'\(key)' is for a union with tags",
      help: "write 'oneOf: { cat: Cat, dog: Dog }'; of a list the first type that parses counts")
  }
}
