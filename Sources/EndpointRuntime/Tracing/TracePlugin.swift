public import Foundation

/// Hands a trace on to the server, by the headers of W3C Trace Context, `traceparent` and `tracestate`, or those of any
/// other tracer.
///
/// Each attempt is a span of its own, so that a retried request shows twice. A trace that the request names already stays,
/// and a header that is not valid is never sent.
///
/// ```swift
/// TracePlugin()                                            // the trace of the running task, if it has one
/// TracePlugin(startsTraces: true, ended: { tracer.record($0) })
/// TracePlugin(inject: { headers, call in tracer.inject(into: &headers) })
/// ```
public struct TracePlugin: Plugin {
  private typealias Made = (headers: HTTPHeaders, span: TraceSpan?)

  private let make: @Sendable (CallContext) async -> Made
  private let ended: (@Sendable (TraceSpan) async -> Void)?
  private let open = Locked([UUID: TraceSpan]())

  /// - Parameters:
  ///   - parent: The span within which a call is made; nil leaves the headers out, or begins a trace.
  ///   - startsTraces: Whether a call without a parent begins a trace.
  ///   - ended: Is told each attempt when it is over.
  public init(
    parent: @escaping @Sendable (CallContext) async -> TraceContext? = { _ in
      TraceContext.current
    },
    startsTraces: Bool = false, ended: (@Sendable (TraceSpan) async -> Void)? = nil
  ) {
    self.ended = ended
    make = { call in
      let parent = await parent(call)
      guard let context = parent?.child() ?? (startsTraces ? TraceContext.newTrace() : nil) else {
        return ([:], nil)
      }
      var headers: HTTPHeaders = ["traceparent": context.traceparent]
      if !context.state.entries.isEmpty { headers["tracestate"] = context.state.text }
      return (headers, TraceSpan(call: call, context: context, parentID: parent?.spanID))
    }
  }

  /// For any other tracer: `inject` sets the headers that it wants sent, for each attempt.
  public init(inject: @escaping @Sendable (inout HTTPHeaders, CallContext) async -> Void) {
    ended = nil
    make = { call in
      var headers = HTTPHeaders()
      await inject(&headers, call)
      return (headers, nil)
    }
  }

  public func prepare(_ request: HTTPRequest, for call: CallContext) async throws -> HTTPRequest {
    var request = request
    if let own = request.headers["traceparent"] {
      if TraceContext(traceparent: own) != nil { return request }
      request.headers.remove("traceparent")
      request.headers.remove("tracestate")
    }
    let (headers, span) = await make(call)
    for field in headers where request.headers[field.name] == nil && Self.isValid(field) {
      // What cannot stand in a header is left out: a trace is no reason to fail a call.
      try? request.setHeader(field.name, field.value)
    }
    if request.headers["traceparent"] == nil { request.headers.remove("tracestate") }
    open.withLock { $0[call.id] = span }
    return request
  }

  private static func isValid(_ field: HTTPHeaders.Field) -> Bool {
    switch field.name.lowercased() {
    case "traceparent": TraceContext(traceparent: field.value) != nil
    case "tracestate": TraceState(field.value)?.entries.isEmpty == false
    default: true
    }
  }

  public func didReceive(_ result: Result<Response, EndpointError>, for call: CallContext) async {
    guard var span = open.withLock({ $0.removeValue(forKey: call.id) }), let ended else { return }
    span.call = call
    span.duration = Date().timeIntervalSince(span.started)
    span.status = result.response?.status
    if case .failure(let error) = result { span.error = error }
    await ended(span)
  }

  public func process(_ result: Result<Response, EndpointError>, for call: CallContext) async
    -> Result<Response, EndpointError>
  {
    // An attempt that was prepared and never sent.
    _ = open.withLock { $0.removeValue(forKey: call.id) }
    return result
  }
}

/// One attempt, as a tracer records it.
public struct TraceSpan: Sendable {
  public internal(set) var call: CallContext
  /// Its trace and its own id.
  public let context: TraceContext
  /// The span within which the call was made; nil when the attempt began the trace.
  public let parentID: String?
  public let started = Date()
  /// Seconds.
  public internal(set) var duration = 0.0
  /// Nil when no answer came.
  public internal(set) var status: Int?
  /// Nil when the endpoint accepts the answer.
  public internal(set) var error: EndpointError?

  init(call: CallContext, context: TraceContext, parentID: String?) {
    self.call = call
    self.context = context
    self.parentID = parentID
  }
}
