/// A type that a spec declares.
package struct Model: Hashable, Sendable {
  package indirect enum Kind: Hashable, Sendable {
    case structure(Structure)
    case enumeration(Enumeration)
    case union(Union)
    case alias(TypeReference)
    /// A type that exists already, such as `MyModels.User`.
    case external(String)
  }

  package var name: Name
  package var doc: String?
  package var deprecation: String?
  package var access: String?
  package var conformances: [Conformance]
  package var kind: Kind
  /// The spec that declares it.
  package var file: String

  package enum Conformance: String, CaseIterable, Sendable {
    case hashable = "Hashable"
    case equatable = "Equatable"
    case identifiable = "Identifiable"
  }

  package init(
    name: Name, doc: String?, deprecation: String? = nil, access: String? = nil,
    conformances: [Conformance] = [], kind: Kind, file: String
  ) {
    self.name = name
    self.doc = doc
    self.deprecation = deprecation
    self.access = access
    self.conformances = conformances
    self.kind = kind
    self.file = file
  }
}

package struct Structure: Hashable, Sendable {
  package var fields: [Field]
  package var additional: AdditionalProperties?

  package init(fields: [Field], additional: AdditionalProperties? = nil) {
    self.fields = fields
    self.additional = additional
  }
}

/// The dictionary that keeps keys which no field takes.
package struct AdditionalProperties: Hashable, Sendable {
  package var name: Name
  /// Of its values.
  package var type: TypeReference

  package init(name: Name, type: TypeReference) {
    self.name = name
    self.type = type
  }
}

package struct Field: Hashable, Sendable {
  package enum Direction: Hashable, Sendable { case both, readOnly, writeOnly }

  package var name: Name
  package var type: TypeReference
  package var wireName: WireName
  package var `default`: Value?
  package var constant: Value?
  package var isLenient: Bool
  package var isLossy: Bool
  package var format: ValueFormat?
  package var sendsNil: Bool
  /// A `T?` whose key must be there.
  package var isRequired: Bool
  package var direction: Direction
  package var deprecation: String?
  package var doc: String?
  /// A part of the model itself, held by reference so that its size is finite.
  package var isIndirect: Bool

  package init(
    name: Name, type: TypeReference, wireName: WireName, default: Value? = nil,
    constant: Value? = nil, isLenient: Bool = false, isLossy: Bool = false,
    format: ValueFormat? = nil, sendsNil: Bool = false, isRequired: Bool = false,
    direction: Direction = .both, deprecation: String? = nil, doc: String? = nil,
    isIndirect: Bool = false
  ) {
    self.name = name
    self.type = type
    self.wireName = wireName
    self.default = `default`
    self.constant = constant
    self.isLenient = isLenient
    self.isLossy = isLossy
    self.format = format
    self.sendsNil = sendsNil
    self.isRequired = isRequired
    self.direction = direction
    self.deprecation = deprecation
    self.doc = doc
    self.isIndirect = isIndirect
  }
}

package struct Enumeration: Hashable, Sendable {
  package enum RawType: String, CaseIterable, Sendable {
    case string = "String"
    case int = "Int"
    case double = "Double"
    case bool = "Bool"
    /// Values of several kinds, null among them.
    case mixed = "JSON"
  }

  package struct Case: Hashable, Sendable {
    package var name: Name
    package var raw: Value
    package var doc: String?

    package init(name: Name, raw: Value, doc: String? = nil) {
      self.name = name
      self.raw = raw
      self.doc = doc
    }
  }

  package var raw: RawType
  package var cases: [Case]
  /// Keeps a value that no case has.
  package var unknownCase: Name?
  package var ignoresCase: Bool

  package init(raw: RawType, cases: [Case], unknownCase: Name?, ignoresCase: Bool) {
    self.raw = raw
    self.cases = cases
    self.unknownCase = unknownCase
    self.ignoresCase = ignoresCase
  }
}

package struct Union: Hashable, Sendable {
  package struct Variant: Hashable, Sendable {
    package var name: Name
    package var type: TypeReference
    /// The discriminator's value: text, a number or a Bool.
    package var tag: Value?

    package init(name: Name, type: TypeReference, tag: Value?) {
      self.name = name
      self.type = type
      self.tag = tag
    }
  }

  package var variants: [Variant]
  package var discriminator: WireName?
  /// Keeps what has a tag of no variant.
  package var unknownCase: Name?
  /// A variant holds the union itself.
  package var isIndirect: Bool

  package init(
    variants: [Variant], discriminator: WireName?, unknownCase: Name? = nil,
    isIndirect: Bool = false
  ) {
    self.variants = variants
    self.discriminator = discriminator
    self.unknownCase = unknownCase
    self.isIndirect = isIndirect
  }
}
