import Diagnostics
import Spec

// Structs, and their fields.
extension Resolver {
  mutating func structure(_ spec: ModelSpec, in file: SpecDocument) -> Structure {
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
}

extension Diagnostic.Message {
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
}
