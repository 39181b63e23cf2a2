import Spec

/// What the tags of unions are on the wire: text, numbers or Bools.
enum UnionTags {
  /// A plain `1`, `1.5` or `true` is what JSON says it is; anything else, and what is quoted, is text.
  static func tag(_ written: SpecValue) -> Value {
    let origin = Origin(written.range)
    let text = written.scalarText ?? ""
    if written.isJSONLiteral, let content = Value.Content(text, as: .number) {
      return Value(content, origin: origin)
    }
    if written.isJSONLiteral, let content = Value.Content(text, as: .bool) {
      return Value(content, origin: origin)
    }
    return Value(.text(TextTemplate([.text(text)], origin: origin)), origin: origin)
  }

  /// What a member itself has at the discriminator counts for more than how the tag is written: the two are one
  /// value on the wire.
  static func settle(in api: inout API) {
    for (name, model) in api.knownModels {
      guard case .union(var union) = model.kind, let discriminator = union.discriminator else {
        continue
      }
      for index in union.variants.indices {
        let variant = union.variants[index]
        guard let tag = variant.tag, let text = tag.scalarText,
          let kind = kind(at: discriminator, of: variant.type, in: api)
        else { continue }
        let content =
          kind == .text
          ? .text(TextTemplate([.text(text)], origin: tag.origin))
          : Value.Content(text, as: kind)
        if let content { union.variants[index].tag?.content = content }
      }
      api.knownModels[name]?.kind = .union(union)
    }
  }

  fileprivate enum Kind { case text, number, bool }

  private static func kind(
    at key: WireName, of member: TypeReference, in api: API
  ) -> Kind? {
    guard case .model(let name) = api.expanded(member),
      case .structure(let structure)? = api.knownModels[name]?.kind,
      let field = structure.fields.first(where: { $0.wireName.path == key.path })
    else { return nil }
    switch api.expanded(field.type.wrapped) {
    case .builtin(.json): return field.constant.flatMap { kind(of: $0) }
    case .builtin(.bool): return .bool
    case .builtin(let type): return type.isNumber ? .number : .text
    case .model(let name):
      guard case .enumeration(let enumeration)? = api.knownModels[name]?.kind else { return nil }
      switch enumeration.raw {
      case .string: return .text
      case .int, .double: return .number
      case .bool: return .bool
      case .mixed: return nil
      }
    case .array, .dictionary, .optional: return nil
    }
  }

  private static func kind(of value: Value) -> Kind? {
    switch value.content {
    case .text: .text
    case .number: .number
    case .bool: .bool
    case .null, .array, .object: nil
    }
  }
}

extension Value.Content {
  fileprivate init?(_ text: String, as kind: UnionTags.Kind) {
    switch kind {
    case .text: return nil
    case .number:
      // Beyond these Swift has no literal: such a tag is text.
      let isWhole = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2D }
      guard SpecValue.isNumber(text),
        isWhole ? Int64(text) != nil : Double(text)?.isFinite == true
      else { return nil }
      self = .number(text)
    case .bool:
      guard text == "true" || text == "false" else { return nil }
      self = .bool(text == "true")
    }
  }
}

extension Union {
  /// The texts by which a reader knows a variant: its tag, and a number also in its shortest form, `1` of `1.0`.
  package func readTags(of variant: Variant) -> Set<String> {
    guard let text = variant.tag?.scalarText else { return [] }
    let shortest = Self.sameNumber(text)
    let isOther = variants.contains { $0.name != variant.name && $0.tag?.scalarText == shortest }
    return isOther ? [text] : [text, shortest]
  }

  /// A number as the runtime's `UnionReader` writes it; any other text is itself.
  static func sameNumber(_ text: String) -> String {
    guard SpecValue.isNumber(text), let number = Double(text), number.isFinite else { return text }
    return Int64(text)?.description ?? Int64(exactly: number)?.description ?? number.description
  }
}
