/// Time limits in seconds; nil leaves the provider's.
public struct Timeouts: Hashable, Sendable {
  /// For one attempt, the whole exchange.
  public var attempt: Double?
  /// For all attempts and the pauses between them.
  public var total: Double?
  /// Between bytes.
  public var idle: Double?

  public init(attempt: Double? = nil, total: Double? = nil, idle: Double? = nil) {
    self.attempt = attempt
    self.total = total
    self.idle = idle
  }
}
