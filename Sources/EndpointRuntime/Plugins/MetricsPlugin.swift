import Foundation

/// What a call took.
public struct CallMetrics: Sendable {
  public var call: CallContext
  /// Seconds from the call until its value was there, waiting, retries and reading included.
  public var duration: Double
  /// How often the request was sent; 0 when it never was.
  public var attempts: Int
  /// Of the last attempt; nil when it gave no answer.
  public var timing: ResponseTiming?
  public var status: Int?
  /// Bytes of the body of the last request; nil when they are not known.
  public var sentBytes: Int?
  /// Bytes of the body in memory.
  public var receivedBytes: Int
  /// Nil when the call gave its value.
  public var error: EndpointError?
}

/// Tells what each call took, once, at its very end.
public struct MetricsPlugin: Plugin {
  private let report: @Sendable (CallMetrics) async -> Void
  private let responses = Locked([UUID: Response]())

  public init(_ report: @escaping @Sendable (CallMetrics) async -> Void) { self.report = report }

  public func process(_ result: Result<Response, EndpointError>, for call: CallContext) async
    -> Result<Response, EndpointError>
  {
    if let response = result.response { responses.withLock { $0[call.id] = response } }
    return result
  }

  public func didFinish(_ error: EndpointError?, for call: CallContext) async {
    let response = responses.withLock { $0.removeValue(forKey: call.id) } ?? error?.response
    await report(
      CallMetrics(
        call: call, duration: Date().timeIntervalSince(call.started), attempts: call.attempt,
        timing: response?.timing, status: response?.status,
        sentBytes: (response?.request ?? error?.request)?.body.length,
        receivedBytes: response?.data.count ?? 0, error: error))
  }
}
