/// Why a call gave no value. The only error that a provider throws.
public struct EndpointError: Error, Sendable {
  public enum Reason: Sendable {
    /// The endpoint makes no request; nothing was sent.
    case encoding(RequestEncodingError)
    /// A closure of the app (variables, mapping, signing, a plugin's `prepare`) threw this before anything was sent.
    case preparation(any Error)
    /// Credentials are missing, or could not be renewed.
    case credentials(CredentialsError)
    case transport(TransportError)
    case timeout(TimeLimit)
    case cancelled
    /// The endpoint does not accept this status. `model` is the body as the spec's `errors:` describes it; nil when it
    /// describes none, or the body is not like it.
    case status(Int, model: (any Sendable)?)
    /// The endpoint does not accept this Content-Type; nil when the answer has none.
    case contentType(String?)
    /// The envelope's code is none of success.
    case rejected(code: String, message: String?)
    /// The answer is a success without the data that it should have.
    case noData
    /// The bytes are not JSON, not in the envelope, or not text of the charset. The text says which and where.
    case unparsable(String)
    /// The JSON is not like the model.
    case decoding(DecodingError)
    /// A stub was asked for and cannot be given.
    case stub(String)
    /// A reader or a plugin of the app threw this after the answer had come.
    case other(any Error)
  }

  public var reason: Reason
  public var target: any TargetType
  /// Nil when the error came before there was one.
  public var endpoint: Endpoint?
  /// What was sent, or would have been.
  public var request: HTTPRequest?
  /// The answer, when there was one, with its body.
  public var response: Response?

  public init(
    _ reason: Reason, target: any TargetType, endpoint: Endpoint? = nil,
    request: HTTPRequest? = nil, response: Response? = nil
  ) {
    self.reason = reason
    self.target = target
    self.endpoint = endpoint
    self.request = request
    self.response = response
  }

  public var isCancelled: Bool {
    if case .cancelled = reason { true } else { false }
  }

  /// The status of the answer, when there was one.
  public var status: Int? { response?.status }

  /// The decoded body of an error answer, when it is a `Model`.
  public func model<Model>(as type: Model.Type = Model.self) -> Model? {
    if case .status(_, let model) = reason { model as? Model } else { nil }
  }
}

extension EndpointError.Reason {
  /// What an error thrown by some step means.
  init(_ error: any Error, otherwise: (any Error) -> EndpointError.Reason) {
    switch error {
    case let error as EndpointError: self = error.reason
    case let error as ReadFailure: self = .init(error)
    case let error as TransportError: self = .init(error)
    case let error as RequestEncodingError: self = .encoding(error)
    case let error as CredentialsError: self = .credentials(error)
    case let error as StubFailure: self = .stub(error.problem)
    case is CancellationError: self = .cancelled
    case let error as DecodingError: self = .decoding(error)
    default: self = otherwise(error)
    }
  }

  init(_ error: TransportError) {
    switch error.kind {
    case .cancelled: self = .cancelled
    case .timeout(let limit): self = .timeout(limit)
    default: self = .transport(error)
    }
  }
}

/// Why credentials could not be given.
public enum CredentialsError: Error, Sendable {
  /// No alternative of the endpoint's `auth` has all its credentials; the names that are missing.
  case missing([String])
  /// The closure that gives credentials threw.
  case unavailable(String, any Error)
  /// The server refused them, and renewing them failed.
  case refreshFailed(any Error)
}
