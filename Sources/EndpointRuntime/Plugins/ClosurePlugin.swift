/// A plugin made of closures, for those who need one or two hooks. A closure of the wrong type does not compile, where a
/// method of the wrong type would only never be called.
///
/// ```swift
/// ClosurePlugin(prepare: { request, call in
///   var request = request
///   request.headers["x-client"] = "iOS 17.0"
///   return request
/// })
/// ```
public struct ClosurePlugin: Plugin {
  public typealias Prepare = @Sendable (HTTPRequest, CallContext) async throws -> HTTPRequest
  public typealias WillSend = @Sendable (HTTPRequest, CallContext) async -> Void
  public typealias DidReceive =
    @Sendable (Result<Response, EndpointError>, CallContext) async ->
    Void
  public typealias Process =
    @Sendable (Result<Response, EndpointError>, CallContext) async ->
    Result<Response, EndpointError>
  public typealias DidFinish = @Sendable (EndpointError?, CallContext) async -> Void

  private let onPrepare: Prepare?
  private let onWillSend: WillSend?
  private let onDidReceive: DidReceive?
  private let onProcess: Process?
  private let onDidFinish: DidFinish?

  public init(
    prepare: Prepare? = nil, willSend: WillSend? = nil, didReceive: DidReceive? = nil,
    process: Process? = nil, didFinish: DidFinish? = nil
  ) {
    onPrepare = prepare
    onWillSend = willSend
    onDidReceive = didReceive
    onProcess = process
    onDidFinish = didFinish
  }

  public func prepare(_ request: HTTPRequest, for call: CallContext) async throws -> HTTPRequest {
    try await onPrepare?(request, call) ?? request
  }

  public func willSend(_ request: HTTPRequest, for call: CallContext) async {
    await onWillSend?(request, call)
  }

  public func didReceive(_ result: Result<Response, EndpointError>, for call: CallContext) async {
    await onDidReceive?(result, call)
  }

  public func process(_ result: Result<Response, EndpointError>, for call: CallContext) async
    -> Result<Response, EndpointError>
  {
    await onProcess?(result, call) ?? result
  }

  public func didFinish(_ error: EndpointError?, for call: CallContext) async {
    await onDidFinish?(error, call)
  }
}
