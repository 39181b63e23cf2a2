/// An endpoint's path, with the values in it: `"users/\(name)/repos"`.
///
/// Text stands as it is written, a `?query` in it too; only characters that are illegal in an
/// address are escaped, and an escape such as `%20` stays. A value is escaped as one segment:
/// commas and colons stay, `/` becomes `%2F`, and a segment that is `.` or `..` throws when the
/// request is made, since clients and servers fold it however it is written.
public struct Path: Sendable {
  let template: Template

  public init(_ text: String) { template = .literal(text) }
}

extension Path: ExpressibleByStringInterpolation {
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

    /// A value as one segment.
    @inline(never)
    public mutating func appendInterpolation<Value: Encodable & Sendable>(
      _ value: Value?
    ) {
      pieces.append(.argument(TemplateArgument(value)))
    }

    /// A value with `.segments`, `.unescaped`, `.arrays(…)` or `.format(…)`.
    @inline(never)
    public mutating func appendInterpolation<Value: Encodable & Sendable>(
      _ value: Value?, _ options: ParameterOptions
    ) {
      pieces.append(.argument(TemplateArgument(value, options)))
    }

    /// A value in the query of the path.
    @inline(never)
    public mutating func appendInterpolation<Value: Encodable & Sendable>(
      query value: Value?
    ) {
      pieces.append(.argument(TemplateArgument(value, role: .query)))
    }

    @inline(never)
    public mutating func appendInterpolation<Value: Encodable & Sendable>(
      query value: Value?, _ options: ParameterOptions
    ) {
      pieces.append(.argument(TemplateArgument(value, options, role: .query)))
    }

    /// A part that is left out when a value in it is nil: `\(optional: "/\(kind)")`.
    public mutating func appendInterpolation(optional part: Path) {
      pieces.append(.optional(part.template.pieces))
    }
  }
}

extension Path: CustomStringConvertible {
  /// The text with `{}` for its values, which may be secret.
  public var description: String { template.description }
}
