import Foundation

/// Whether a failed attempt is made again, and after how long.
enum RetryDecision {
  /// Seconds to wait; nil when the failure stands. `retry` counts from 1.
  static func delay(
    after result: Result<Response, EndpointError>, retry: Int, policy: RetryPolicy,
    method: HTTPMethod
  ) -> Double? {
    guard retry <= policy.retries, isCovered(result, policy),
      method.isIdempotent || policy.coversEveryMethod || isHarmless(result)
    else { return nil }
    if policy.respectRetryAfter, let asked = retryAfter(result.response) {
      return asked <= policy.longestPause ? asked : nil
    }
    // Half of it is left to chance, so that clients that failed together do not come back together.
    let pause = policy.backoff * pow(2, Double(min(retry - 1, 16)))
    return min(pause, policy.longestPause) * Double.random(in: 0.5...1)
  }

  /// A status counts whether the endpoint accepts it or not.
  private static func isCovered(_ result: Result<Response, EndpointError>, _ policy: RetryPolicy)
    -> Bool
  {
    policy.conditions.contains { condition in
      switch (condition, reason(of: result)) {
      case (.timeout, .timeout(let limit)): limit != .total
      case (.connection, .transport(let error)): error.isConnectionFailure
      case (.status(let status), _): status == result.response?.status
      default: false
      }
    }
  }

  private static func reason(of result: Result<Response, EndpointError>) -> EndpointError.Reason? {
    if case .failure(let error) = result { error.reason } else { nil }
  }

  /// Nothing can have reached the server.
  private static func isHarmless(_ result: Result<Response, EndpointError>) -> Bool {
    if case .transport(let error) = reason(of: result) { error.isBeforeSending } else { false }
  }

  /// Seconds, or a date (RFC 9110, section 10.2.3).
  private static func retryAfter(_ response: Response?) -> Double? {
    guard let text = response?.headers["Retry-After"]?.trimmingCharacters(in: .whitespaces) else {
      return nil
    }
    // Some servers send a fraction, which the standard does not know.
    let isDecimal = text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2E }
    if isDecimal, let seconds = Double(text) { return seconds }
    return DateFormat.httpDate.date(from: .string(text)).map { max(0, $0.timeIntervalSinceNow) }
  }
}

extension TransportError {
  /// Whether another attempt may fare better.
  var isConnectionFailure: Bool {
    switch kind {
    case .cannotFindHost, .cannotConnect, .notConnectedToInternet, .connectionLost, .other: true
    case .cancelled, .timeout, .secureConnection, .certificateNotPinned, .tooManyRedirects,
      .invalidRequest, .requestBody, .responseFile, .noFixture, .shutDown:
      false
    }
  }
}
