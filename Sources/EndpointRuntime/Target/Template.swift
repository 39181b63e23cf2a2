/// Text with places for values, which are written when the request is.
enum Template: Sendable {
  /// Text without places, by far the most frequent.
  case literal(String)
  case pieces([TemplatePiece])

  /// Whether there is nothing in it at all.
  var isEmpty: Bool {
    switch self {
    case .literal(let text): text.isEmpty
    case .pieces(let pieces): pieces.isEmpty
    }
  }

  var pieces: [TemplatePiece] {
    switch self {
    case .literal(let text): [.literal(text)]
    case .pieces(let pieces): pieces
    }
  }
}

enum TemplatePiece: Sendable {
  case literal(String)
  case argument(TemplateArgument)
  /// A part of a path that goes when an argument in it is nil.
  case optional([TemplatePiece])
}

struct TemplateArgument: Sendable {
  enum Role: Sendable {
    /// What the template is about: a segment in a path, a whole value in JSON, else text.
    case value
    /// A value in the query of a path.
    case query
    /// A part of a string in JSON.
    case text
  }

  var value: ParameterValue
  var options: ParameterOptions
  var role: Role

  /// The value is an Optional since the compiler warns of one in an interpolation that does not ask
  /// for it.
  @inline(never)
  init<Value: Encodable & Sendable>(
    _ value: Value?, _ options: ParameterOptions = .none, role: Role = .value
  ) {
    self.value = ParameterValue(optional: value)
    self.options = options
    self.role = role
  }
}

extension Template: CustomStringConvertible {
  /// The text with `{}` for its values, which may be secret.
  var description: String { Self.describe(pieces) }

  private static func describe(_ pieces: [TemplatePiece]) -> String {
    pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .argument: "{}"
      case .optional(let pieces): "[\(describe(pieces))]"
      }
    }.joined()
  }
}
