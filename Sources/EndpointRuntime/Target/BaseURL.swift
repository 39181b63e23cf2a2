public import Foundation

/// What stands before an endpoint's path: `"\(variables.root)/order"`.
///
/// It is text, joined to the path with exactly one `/` at the seam and left alone, to the byte, when
/// there is no path. An address that is none throws when a request is made of it.
public struct BaseURL: Sendable {
  let template: Template

  public init(_ url: URL) { template = .literal(url.absoluteString) }
  public init(_ text: String) { template = .literal(text) }
}

extension BaseURL: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { template = .literal(value) }
  public init(stringInterpolation: TextTemplate.StringInterpolation) {
    template = .pieces(stringInterpolation.pieces)
  }
}

extension BaseURL: CustomStringConvertible {
  /// The text with `{}` for its values, which may be secret.
  public var description: String { template.description }
}
