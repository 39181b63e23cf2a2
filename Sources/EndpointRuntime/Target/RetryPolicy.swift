/// When a failed attempt is made again.
///
/// A method that is not idempotent is never sent again on its own: see ``HTTPMethod/isIdempotent``.
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

  public init(
    retries: Int, when conditions: [Condition] = [.timeout, .connection], backoff: Double = 0,
    respectRetryAfter: Bool = true
  ) {
    self.retries = retries
    self.conditions = conditions
    self.backoff = backoff
    self.respectRetryAfter = respectRetryAfter
  }
}
