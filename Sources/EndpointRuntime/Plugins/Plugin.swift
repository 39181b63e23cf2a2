/// Looks at calls, and changes them.
///
/// The hooks come in this order. `prepare`, `willSend` and `didReceive` come once for each attempt, so that a retried
/// request shows each time it goes over the wire; `process` and `didFinish` come once for each call, on every path:
///
/// | situation | hooks, with plugins A and B |
/// | --- | --- |
/// | an answer | A.prepare B.prepare, A.willSend B.willSend, A.didReceive B.didReceive, A.process B.process, A.didFinish B.didFinish |
/// | the same from a stub | the same |
/// | retried once | prepare, willSend, didReceive, prepare, willSend, didReceive, process, didFinish |
/// | the request cannot be made | process, didFinish |
/// | a `prepare` throws | prepare up to that one, process, didFinish |
/// | cancelled before it was sent | process, didFinish |
/// | no connection, timeout, cancelled under way | prepare, willSend, didReceive, process, didFinish |
/// | shares another call's answer | process, didFinish |
///
/// Unlike Moya's, `didReceive` always follows a `willSend`, so that the two can be paired.
public protocol Plugin: Sendable {
  /// Changes the request. The last plugin's is sent, after the provider's `signing`.
  func prepare(_ request: HTTPRequest, for call: CallContext) async throws -> HTTPRequest

  /// The request, as it is sent now.
  func willSend(_ request: HTTPRequest, for call: CallContext) async

  /// What an attempt gave: an answer that the endpoint accepts, or an error, which has the answer when there was one.
  func didReceive(_ result: Result<Response, EndpointError>, for call: CallContext) async

  /// Changes what the caller gets; each plugin is given the previous one's result.
  func process(_ result: Result<Response, EndpointError>, for call: CallContext) async
    -> Result<Response, EndpointError>

  /// What lenient and lossy fields of models put up with in the answer; not called when that is nothing.
  func didRead(_ report: MappingReport, for call: CallContext) async

  /// The very end: nil when the caller got its value, else the error that it got, which may also be that of an envelope or of a model.
  func didFinish(_ error: EndpointError?, for call: CallContext) async
}

extension Plugin {
  public func prepare(_ request: HTTPRequest, for call: CallContext) async throws -> HTTPRequest {
    request
  }

  public func willSend(_ request: HTTPRequest, for call: CallContext) async {}

  public func didReceive(_ result: Result<Response, EndpointError>, for call: CallContext) async {}

  public func process(_ result: Result<Response, EndpointError>, for call: CallContext) async
    -> Result<Response, EndpointError>
  {
    result
  }

  public func didRead(_ report: MappingReport, for call: CallContext) async {}

  public func didFinish(_ error: EndpointError?, for call: CallContext) async {}
}
