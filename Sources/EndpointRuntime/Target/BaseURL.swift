public import Foundation

/// What stands before an endpoint's path: `"\(variables.root)/order"`.
///
/// It is text, joined to the path with exactly one `/` at the seam and left alone, to the byte, when
/// there is no path. A value that begins it is an address itself and stays as it is; any other is escaped for the part
/// where it stands: in the path one segment (`\(path, .segments)` keeps its slashes), in the query a value; in the host
/// only a host's own characters may be. An address that is none throws when a request is made of it.
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
