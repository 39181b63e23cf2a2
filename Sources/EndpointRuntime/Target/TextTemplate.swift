/// Text with values in it, for a header or a constant: `"\(lat),\(long)"`.
///
/// Values are written as in a query, without escapes. When one of them is nil the whole is nil, and
/// what it stands in is left out.
public struct TextTemplate: Sendable {
  let template: Template

  init(_ template: Template) { self.template = template }

  public init(_ text: String) { template = .literal(text) }
}

extension TextTemplate: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { template = .literal(value) }
  public init(stringInterpolation: StringInterpolation) {
    template = .pieces(stringInterpolation.pieces)
  }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var pieces: [TemplatePiece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
      guard !literal.isEmpty else { return }
      pieces.append(.literal(literal))
    }

    @inline(never)
    public mutating func appendInterpolation<Value: Encodable & Sendable>(
      _ value: Value?
    ) {
      pieces.append(.argument(TemplateArgument(value)))
    }

    @inline(never)
    public mutating func appendInterpolation<Value: Encodable & Sendable>(
      _ value: Value?, _ options: ParameterOptions
    ) {
      pieces.append(.argument(TemplateArgument(value, options)))
    }
  }
}

extension TextTemplate: CustomStringConvertible {
  /// The text with `{}` for its values, which may be secret.
  public var description: String { template.description }
}
