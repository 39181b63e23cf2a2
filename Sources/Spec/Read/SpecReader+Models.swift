import Diagnostics
import YAML

extension SpecReader {
  mutating func model(_ pair: YAMLPair) -> ModelSpec {
    var model = ModelSpec(key: key(pair), range: pair.value.range)
    model.isMapping = pair.value.pairs != nil
    let fields = fields(pair.value, .model)
    model.keys = fields.keys
    model.name = text(fields["name"])
    model.doc = text(fields["doc"])
    model.access = choice(fields["access"], of: fields, "access")
    model.conforms = texts(fields["conforms"], mayBeNone: true)
    model.deprecated = text(fields["deprecated"])
    model.fields = fields["fields"].map { node in entries(node).map { field($0) } }
    model.extends = texts(fields["extends"], mayBeNone: true)
    model.keyStrategy = keyStrategy(fields["keyStrategy"])
    model.isLenient = bool(fields["lenient"])
    model.additionalProperties = fields["additionalProperties"].flatMap { additional($0) }
    model.cases = fields["cases"].map { cases($0) }
    model.unknownCase = text(fields["unknownCase"])
    model.ignoreCase = bool(fields["ignoreCase"])
    model.rawType = fields["raw"].map { type($0) }
    model.oneOf = fields["oneOf"].map { oneOf($0) }
    model.discriminator = text(fields["discriminator"])
    model.alias = fields["typealias"].map { type($0) }
    model.external = text(fields["external"])
    return model
  }

  private mutating func field(_ pair: YAMLPair) -> FieldSpec {
    var field = FieldSpec(key: key(pair), range: pair.value.range)
    if pair.value.isNull {
      field.isRemoval = true
      return field
    }
    guard pair.value.pairs != nil else {
      readType(pair.value, into: &field)
      return field
    }
    let fields = fields(pair.value, .field)
    if let node = fields["type"] { readType(node, into: &field) }
    if let node = fields["default"] { field.default = value(node) }
    if let node = fields["const"] { field.const = value(node) }
    field.wireKey = texts(fields["key"])
    field.at = texts(fields["at"])
    field.name = text(fields["name"])
    field.doc = text(fields["doc"])
    field.format = texts(fields["format"])
    field.timeZone = text(fields["timeZone"])
    field.isLenient = bool(fields["lenient"])
    field.isLossy = bool(fields["lossy"])
    field.sendNil = bool(fields["sendNil"])
    field.required = bool(fields["required"])
    field.readOnly = bool(fields["readOnly"])
    field.writeOnly = bool(fields["writeOnly"])
    field.deprecated = text(fields["deprecated"])
    return field
  }

  private mutating func readType(_ node: YAMLNode, into field: inout FieldSpec) {
    let written = typedValue(node)
    field.type = written.type
    field.default = written.default
    field.const = written.const
  }

  private mutating func additional(_ node: YAMLNode) -> AdditionalPropertiesSpec? {
    guard let pairs = node.pairs else {
      return text(node).map { AdditionalPropertiesSpec(name: $0) }
    }
    guard pairs.count == 1 else {
      diagnostics.report(.oneAdditional, at: node.range)
      return nil
    }
    return AdditionalPropertiesSpec(name: key(pairs[0]), type: type(pairs[0].value))
  }

  private mutating func cases(_ node: YAMLNode) -> [CaseSpec] {
    if let items = node.items { return items.map { CaseSpec(raw: value($0)) } }
    return entries(node).map { pair in
      guard pair.value.pairs != nil else {
        // A case without a value is its own value: `cases: { paid: , shipped: }`.
        let raw = value(pair.value)
        let isEmpty =
          if case .scalar("", isPlain: true) = raw.content { true } else { false }
        return CaseSpec(
          key: key(pair),
          raw: isEmpty ? SpecValue(.scalar(pair.name, isPlain: false), at: pair.key.range) : raw)
      }
      let fields = fields(pair.value, .enumCase)
      let raw =
        fields["value"].map { value($0) }
        ?? SpecValue(.scalar(pair.name, isPlain: false), at: pair.key.range)
      return CaseSpec(
        key: key(pair), raw: raw, name: text(fields["name"]), doc: text(fields["doc"]))
    }
  }

  private mutating func oneOf(_ node: YAMLNode) -> OneOfSpec {
    if let items = node.items { return .untagged(items.map { type($0) }) }
    return .tagged(
      entries(node).map { pair in
        TaggedTypeSpec(key: key(pair), tag: value(pair.key), type: type(pair.value))
      })
  }
}

extension Diagnostic.Message {
  fileprivate static var oneAdditional: Self {
    .error(
      "one-additional", "one property keeps all further keys",
      help: "write 'additionalProperties: extra' or 'additionalProperties: { extra: Int }'")
  }
}
