public import Foundation

/// Why no answer came, the same on every platform.
public struct TransportError: Error, Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    case cancelled
    case timeout(TimeLimit)
    case cannotFindHost
    case cannotConnect
    case notConnectedToInternet
    /// The connection ended before the answer was whole.
    case connectionLost
    /// TLS failed: an unknown certificate, no common protocol.
    case secureConnection
    /// The server's certificate is none of the pinned ones.
    case certificateNotPinned
    case tooManyRedirects
    /// The request cannot be sent at all, for instance a GET with a body.
    case invalidRequest
    /// The body could not be read from its file or stream.
    case requestBody
    /// The answer could not be written to its file.
    case responseFile
    /// No fixture or sample is there for the request.
    case noFixture
    case shutDown
    case other
  }

  public var kind: Kind
  /// What happened, in words, without secrets.
  public var message: String
  /// The code of the system's own error, such as a `URLError` code; nil when we found the error ourselves.
  public var code: Int?

  public init(_ kind: Kind, _ message: String, code: Int? = nil) {
    self.kind = kind
    self.message = message
    self.code = code
  }

  /// The one shape of a cancelled request.
  public static let cancelled = TransportError(.cancelled, "the request was cancelled")

  static func timeout(_ limit: TimeLimit) -> TransportError {
    TransportError(.timeout(limit), limit.explanation)
  }

  /// Whether nothing of the request can have reached a server, so that sending it again is harmless.
  public var isBeforeSending: Bool {
    switch kind {
    case .cannotFindHost, .cannotConnect, .notConnectedToInternet, .secureConnection: true
    case .cancelled, .timeout, .connectionLost, .certificateNotPinned, .tooManyRedirects,
      .invalidRequest, .requestBody, .responseFile, .noFixture, .shutDown, .other:
      false
    }
  }
}

extension TransportError: LocalizedError, CustomStringConvertible {
  public var errorDescription: String? { message }
  public var description: String { message }
}

/// The three clocks of a request.
public enum TimeLimit: Sendable, Hashable {
  /// One exchange.
  case attempt
  /// All attempts and the pauses between them.
  case total
  /// The time between two bytes.
  case idle

  var explanation: String {
    switch self {
    case .attempt: "the answer was not whole within the time limit of one attempt"
    case .total: "the call was not done within its total time limit"
    case .idle: "no byte moved within the idle time limit"
    }
  }
}
