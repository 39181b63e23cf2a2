/// A request's method, such as `GET`.
///
/// Methods are case-sensitive tokens (RFC 9110, section 9.1): `HTTPMethod("get")` is not `.get`.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let get = Self("GET")
  public static let head = Self("HEAD")
  public static let post = Self("POST")
  public static let put = Self("PUT")
  public static let patch = Self("PATCH")
  public static let delete = Self("DELETE")
  public static let options = Self("OPTIONS")
  public static let trace = Self("TRACE")
  public static let connect = Self("CONNECT")
  public static let query = Self("QUERY")

  /// Whether sending the request twice does no more than sending it once (RFC 9110, section 9.2.2).
  public var isIdempotent: Bool {
    switch self {
    case .get, .head, .put, .delete, .options, .trace, .query: true
    default: false
    }
  }

  /// Whether the `url` encoding puts parameters into the query rather than into a form body.
  public var sendsParametersInQuery: Bool { self == .get || self == .head || self == .delete }

  /// Whether a request may have a body; a body on GET or HEAD is an error.
  public var allowsBody: Bool { self != .get && self != .head }
}

extension HTTPMethod: CustomStringConvertible {
  public var description: String { rawValue }
}

extension HTTPMethod: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}
