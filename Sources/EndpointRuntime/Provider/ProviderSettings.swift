/// What a provider does when an endpoint says nothing else.
public struct ProviderSettings: Sendable {
  /// By default nothing may be silent for longer than 60 seconds; attempts and calls as a whole have no limit.
  public var timeouts: Timeouts
  public var retry: RetryPolicy?
  /// How many requests are on their way at once; others wait, by priority and then in order. Nil means no limit but the
  /// transport's.
  public var maxConcurrentRequests: Int?
  /// Whether calls whose method, URL, headers and body are the same share one request while it is under way. Each gets the
  /// answer for itself; the request is cancelled when the last of them is. Answers that are streamed or written to files
  /// are never shared.
  public var sharesRequestsInFlight: Bool

  public init(
    timeouts: Timeouts = Timeouts(idle: 60), retry: RetryPolicy? = nil,
    maxConcurrentRequests: Int? = nil, sharesRequestsInFlight: Bool = false
  ) {
    self.timeouts = timeouts
    self.retry = retry
    self.maxConcurrentRequests = maxConcurrentRequests
    self.sharesRequestsInFlight = sharesRequestsInFlight
  }
}
