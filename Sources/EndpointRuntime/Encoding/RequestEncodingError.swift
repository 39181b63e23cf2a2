public import Foundation

/// Why an endpoint makes no request. Nothing was sent.
///
/// Texts name parameters, headers and places, never their values, which may be secret.
public enum RequestEncodingError: Error, Hashable, Sendable {
  /// The endpoint has neither a base nor a whole address, or a value in it is nil.
  case missingURL
  /// The text is no absolute address; given without its query and user information.
  case invalidURL(String)
  /// A value in a path gives the segment `.` or `..`; the path has `{}` for its values.
  case dotSegment(path: String)
  /// A value in a path is nil, outside of an optional part.
  case missingPathArgument(path: String)
  case invalidMethod(String)
  /// A header's name is no token, or its value has a line break.
  case invalidHeader(name: String, reason: String)
  /// A body on GET or HEAD.
  case bodyNotAllowed(HTTPMethod)
  /// A parameter would land in a body that one value fills already.
  case conflictingBody(parameter: String)
  /// A value cannot be written where it goes; `at` names the parameter or place.
  case unencodable(at: String, reason: String)
  case unreadableFile(path: String, reason: String)
  /// A part of a form holds the boundary.
  case boundary(String)
}

extension RequestEncodingError: CustomStringConvertible, LocalizedError {
  public var description: String {
    switch self {
    case .missingURL:
      "the endpoint has no address: it needs a base URL"
    case .invalidURL(let address):
      "'\(address)' is no absolute address"
    case .dotSegment(let path):
      "a value makes '.' or '..' a segment of the path '\(path)'"
    case .missingPathArgument(let path):
      "a value in the path '\(path)' is nil"
    case .invalidMethod(let method):
      "'\(method)' is no HTTP method"
    case .invalidHeader(let name, let reason):
      "the header '\(name)' cannot be sent: \(reason)"
    case .bodyNotAllowed(let method):
      "a \(method) request cannot have a body"
    case .conflictingBody(let parameter):
      "the parameter '\(parameter)' would land in the body, which one value fills already"
    case .unencodable(let place, let reason):
      "'\(place)' cannot be encoded: \(reason)"
    case .unreadableFile(let path, let reason):
      "the file '\(path)' cannot be read: \(reason)"
    case .boundary(let boundary):
      "the boundary '\(boundary)' cannot divide this form"
    }
  }

  public var errorDescription: String? { description }
}
