/// JSON text with values in it: `#"{"id":\#(id),"greeting":"Hi \#(text: name)"}"#`.
///
/// `\(x)` is a whole JSON value; nil drops its key, and is null in an array. `\(text: x)` stands
/// inside a string and is escaped as such; nil makes the whole string nil. Values keep their types: a Bool is `true`, never `1`.
public struct JSONTemplate: Sendable {
  let template: Template

  public init(_ text: String) { template = .literal(text) }
}

extension JSONTemplate: ExpressibleByStringInterpolation {
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

    /// A whole JSON value.
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

    /// A part of a string.
    @inline(never)
    public mutating func appendInterpolation<Value: Encodable & Sendable>(
      text value: Value?
    ) {
      pieces.append(.argument(TemplateArgument(value, role: .text)))
    }

    @inline(never)
    public mutating func appendInterpolation<Value: Encodable & Sendable>(
      text value: Value?, _ options: ParameterOptions
    ) {
      pieces.append(.argument(TemplateArgument(value, options, role: .text)))
    }
  }
}

extension JSONTemplate: CustomStringConvertible {
  /// The text with `{}` for its values, which may be secret.
  public var description: String { template.description }
}
