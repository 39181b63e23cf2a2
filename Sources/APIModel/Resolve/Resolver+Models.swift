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
}
