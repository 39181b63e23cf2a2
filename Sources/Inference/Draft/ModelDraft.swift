import Spec

/// A model as it will be printed.
struct ModelDraft {
  enum Content {
    case structure([FieldDraft], keyStrategy: KeyStrategy)
    case enumeration([(name: String, value: String)], unknownCase: String)
    case alias(TypeDraft)
  }

  var name: String
  var content: Content
}

struct FieldDraft {
  var name: String
  /// Nil where the name says it.
  var wireKey: String?
  var type: TypeDraft
  /// The key was always there, if only with null.
  var isRequired = false
  /// Another key is written the same but for how its accents are put together: only one of them can be written.
  var isReadOnly = false
}

/// A type, with what a field must say besides for it to read all samples.
struct TypeDraft {
  var type: TypeSyntax
  var formats: [String] = []
  var isLenient = false
  /// What the samples could not say.
  var comment: String?

  init(_ name: String, comment: String? = nil) {
    type = .named(name)
    self.comment = comment
  }

  /// Reads without options what it stands for, as a typealias must.
  var isPlain: Bool { formats.isEmpty && !isLenient }

  func wrapped(_ wrap: (TypeSyntax) -> TypeSyntax) -> TypeDraft {
    var draft = self
    draft.type = wrap(type)
    return draft
  }
}
