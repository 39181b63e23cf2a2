import Diagnostics
import Spec

// Models that are one of several: enums and unions.
extension Resolver {
  // MARK: Enums

  mutating func enumeration(_ spec: ModelSpec, _ cases: [CaseSpec]) -> Enumeration {
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
    case .number(let text): Int64(text).map { "n\($0)" } ?? "n\(Union.sameNumber(text))"
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

  mutating func union(_ spec: ModelSpec, _ oneOf: OneOfSpec) -> Union {
    if oneOf.isEmpty { diagnostics.report(.noVariants(spec.key.value), at: spec.key.range) }
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
  fileprivate static func noCases(_ name: String) -> Self {
    .error(
      "no-cases", "the enum '\(name)' has no cases", help: "write 'cases: [first, second]'")
  }
  fileprivate static func noVariants(_ name: String) -> Self {
    .error(
      "no-cases", "the union '\(name)' has no types", help: "write 'oneOf: [First, Second]'")
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
