/// When a failed attempt is made again.
///
/// A method that is not idempotent (see ``HTTPMethod/isIdempotent``) is sent again only if `coversEveryMethod` says so, or
/// when no connection was made, so that nothing can have reached the server.
public struct RetryPolicy: Hashable, Sendable {
  /// What an attempt fails with.
  public enum Condition: Hashable, Sendable {
    case timeout
    case connection
    case status(Int)
  }

  /// How many attempts may follow the first.
  public var retries: Int
  public var conditions: [Condition]
  /// The pause before the first retry in seconds; each further pause is twice as long.
  public var backoff: Double
  /// Whether the server's `Retry-After` goes before `backoff`.
  public var respectRetryAfter: Bool
  /// Seconds: no pause is longer. When the server asks for more, its answer stands.
  public var longestPause: Double
  /// Whether requests that are not idempotent are sent again too.
  public var coversEveryMethod: Bool

  public init(
    retries: Int, when conditions: [Condition] = [.timeout, .connection], backoff: Double = 0,
    respectRetryAfter: Bool = true, coversEveryMethod: Bool = false, longestPause: Double = 300
  ) {
    self.retries = retries
    self.conditions = conditions
    self.backoff = backoff
    self.respectRetryAfter = respectRetryAfter
    self.coversEveryMethod = coversEveryMethod
    self.longestPause = longestPause
  }
}
