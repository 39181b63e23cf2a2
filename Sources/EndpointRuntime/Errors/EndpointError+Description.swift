public import Foundation

extension EndpointError: LocalizedError, CustomStringConvertible {
  public var errorDescription: String? { description }

  /// One line: which call, what was asked, what went wrong. No header, no query and no argument stands in it, since any of
  /// them may be a secret.
  public var description: String {
    [TargetName.of(target), request.map(Self.address), reason.description]
      .compactMap { $0 }.joined(separator: ": ")
  }

  private static func address(_ request: HTTPRequest) -> String {
    var parts = URLComponents(url: request.url, resolvingAgainstBaseURL: true)
    parts?.query = nil
    parts?.fragment = nil
    parts?.user = nil
    parts?.password = nil
    return "\(request.method.rawValue) \(parts?.string ?? request.url.host ?? "?")"
  }
}

extension EndpointError.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .encoding(let error):
      "the request could not be made: \(error)"
    case .preparation(let error):
      "the request could not be prepared: \(Self.text(of: error))"
    case .credentials(let error):
      error.description
    case .transport(let error):
      error.message
    case .timeout(let limit):
      limit.explanation
    case .cancelled:
      TransportError.cancelled.message
    case .status(let status, let model):
      Self.status(status, model)
    case .contentType(let type):
      type.map { "the answer has the content type '\($0)', which is not accepted" }
        ?? "the answer has no content type, and one is needed"
    case .rejected(let code, let message):
      "the server refused with code \(code)" + (message.map { ": \($0)" } ?? "")
    case .noData:
      "the server answered without the data that was asked for"
    case .unparsable(let problem):
      "the answer could not be read: \(problem)"
    case .decoding(let error):
      "the answer is not as expected: \(Self.text(of: error))"
    case .stub(let problem):
      "no stub: \(problem)"
    case .other(let error):
      Self.text(of: error)
    }
  }

  private static func status(_ status: Int, _ model: (any Sendable)?) -> String {
    let name = HTTPStatus.name(of: status).map { " (\($0))" } ?? ""
    let detail = (model as? any LocalizedError)?.errorDescription.map { ": \($0)" } ?? ""
    return "the server answered \(status)\(name)\(detail)"
  }

  /// Tells what was found instead, which helps, unless the key is one of a secret.
  private static func text(of error: DecodingError) -> String {
    var failure = MappingFailure(error)
    let isSecret = failure.keyPath.split(separator: ".").contains {
      Redaction.standard.isSecret(String($0))
    }
    if isSecret, let found = failure.problem.range(of: ", found") {
      failure.problem.removeSubrange(found.lowerBound...)
    }
    return "\(failure)"
  }

  private static func text(of error: any Error) -> String {
    if let error = error as? DecodingError { return text(of: error) }
    if let text = (error as? any LocalizedError)?.errorDescription { return text }
    // Only the type: an error that has no text to show may hold anything.
    return "\(type(of: error))"
  }
}

extension CredentialsError: CustomStringConvertible, LocalizedError {
  public var description: String {
    switch self {
    case .missing(let names):
      "credentials are missing: \(names.joined(separator: ", "))"
    case .unavailable(let name, let error):
      "the credentials '\(name)' could not be had: "
        + ((error as? any LocalizedError)?.errorDescription ?? "\(type(of: error))")
    case .refreshFailed(let error):
      "the credentials were refused and could not be renewed: "
        + ((error as? any LocalizedError)?.errorDescription ?? "\(type(of: error))")
    }
  }

  public var errorDescription: String? { description }
}
