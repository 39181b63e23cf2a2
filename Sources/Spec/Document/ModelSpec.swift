package import Diagnostics

/// A model as written.
package struct ModelSpec: Sendable {
  package var key: Located<String>
  package var range: SourceRange
  /// The keys that stand there, those too that the language does not have.
  package var keys: [Located<String>] = []
  /// Else it was told that a mapping must stand there.
  package var isMapping = true
  package var name: Located<String>?
  package var doc: Located<String>?
  package var access: Located<String>?
  package var conforms: [Located<String>] = []
  package var deprecated: Located<String>?
  /// Nil where `fields:` does not stand.
  package var fields: [FieldSpec]?
  package var extends: [Located<String>] = []
  package var keyStrategy: Located<KeyStrategy>?
  package var isLenient: Located<Bool>?
  package var additionalProperties: AdditionalPropertiesSpec?
  package var cases: [CaseSpec]?
  package var unknownCase: Located<String>?
  package var ignoreCase: Located<Bool>?
  package var rawType: Located<TypeSyntax>?
  package var oneOf: OneOfSpec?
  package var discriminator: Located<String>?
  package var alias: Located<TypeSyntax>?
  package var external: Located<String>?

  package init(key: Located<String>, range: SourceRange) {
    self.key = key
    self.range = range
  }
}

package struct FieldSpec: Sendable {
  package var key: Located<String>
  package var range: SourceRange
  /// `null` stands there: an inherited field is left out.
  package var isRemoval = false
  package var type: Located<TypeSyntax>?
  package var `default`: SpecValue?
  package var const: SpecValue?
  package var wireKey: [Located<String>] = []
  package var at: [Located<String>] = []
  package var name: Located<String>?
  package var doc: Located<String>?
  package var format: [Located<String>] = []
  package var timeZone: Located<String>?
  package var isLenient: Located<Bool>?
  package var isLossy: Located<Bool>?
  package var sendNil: Located<Bool>?
  package var required: Located<Bool>?
  package var readOnly: Located<Bool>?
  package var writeOnly: Located<Bool>?
  package var deprecated: Located<String>?

  package init(key: Located<String>, range: SourceRange) {
    self.key = key
    self.range = range
  }
}

package struct AdditionalPropertiesSpec: Sendable {
  package var name: Located<String>
  package var type: Located<TypeSyntax>?
}

package struct CaseSpec: Sendable {
  /// Nil in a list of values: the name is made of the value.
  package var key: Located<String>?
  package var raw: SpecValue
  package var name: Located<String>?
  package var doc: Located<String>?
}

package enum OneOfSpec: Sendable {
  case tagged([TaggedTypeSpec])
  case untagged([Located<TypeSyntax>])

  package var isEmpty: Bool {
    switch self {
    case .tagged(let variants): variants.isEmpty
    case .untagged(let types): types.isEmpty
    }
  }
}

/// A member of a union: `cat: Cat`.
package struct TaggedTypeSpec {
  package var key: Located<String>
  /// The key as a value: `1` is a number, `"1"` is text.
  package var tag: SpecValue
  package var type: Located<TypeSyntax>

  package init(key: Located<String>, tag: SpecValue, type: Located<TypeSyntax>) {
    self.key = key
    self.tag = tag
    self.type = type
  }
}
