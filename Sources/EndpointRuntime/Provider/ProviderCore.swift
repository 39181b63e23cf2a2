import Foundation

/// The part of a provider that knows no target: it makes attempts and tells plugins about them.
final class ProviderCore: Sendable {
  typealias Signing = @Sendable (HTTPRequest, CallContext) async throws -> HTTPRequest

  let transport: any Transport
  let plugins: [any Plugin]
  let credentials: Credentials?
  let refresher: TokenRefresher?
  let settings: ProviderSettings
  let stubs: Stubs
  let signing: Signing?
  private let limiter: RequestLimiter?
  private let sharing = RequestSharing()
  private let underWay = RequestsUnderWay()

  init(
    transport: any Transport, plugins: [any Plugin], credentials: Credentials?,
    refresher: TokenRefresher?, settings: ProviderSettings, stubs: Stubs, signing: Signing?
  ) {
    self.transport = transport
    self.plugins = plugins
    self.credentials = credentials
    self.refresher = refresher
    self.settings = settings
    self.stubs = stubs
    self.signing = signing
    limiter = settings.maxConcurrentRequests.map { RequestLimiter($0) }
  }

  /// What a call gave, and what is known about it.
  struct Outcome: Sendable {
    var result: Result<Response, EndpointError>
    var context: CallContext
  }

  /// Makes a call, up to and with the plugins' `process`.
  func run(_ plan: CallPlan) async -> Outcome {
    var call = CallRun(plan, core: self)
    let isAllowed = underWay.enter()
    defer { if isAllowed { underWay.leave() } }
    var outcome = isAllowed ? await call.attempts() : call.refused
    for plugin in plugins {
      outcome.result = await plugin.process(outcome.result, for: outcome.context)
    }
    return outcome
  }

  func tell(_ report: MappingReport?, _ context: CallContext) async {
    guard let report, !report.isEmpty else { return }
    for plugin in plugins { await plugin.didRead(report, for: context) }
  }

  func finish(_ error: EndpointError?, _ context: CallContext) async {
    for plugin in plugins { await plugin.didFinish(error, for: context) }
  }

  func shared(
    _ key: RequestKey, _ progress: (@Sendable (TransferProgress) -> Void)?,
    _ work:
      @escaping @Sendable (@escaping @Sendable (TransferProgress) -> Void) async ->
      Outcome
  ) async throws(TransportError) -> Outcome {
    try await sharing.join(key, progress, work)
  }

  var isShutDown: Bool { underWay.isShutDown }

  /// Ends what is under way and refuses what comes later. The transport, which others may share, goes on.
  func shutDown() { underWay.shutDown() }
  func shutDown(within seconds: Double) async { await underWay.shutDown(within: seconds) }

  /// Sends by the transport, in a task that `shutDown` can end.
  func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
    let transport = transport
    let response: TransportResponse
    if let transport = transport as? URLSessionTransport {
      response = try await transport.send(request, for: underWay)
    } else {
      response = try await underWay.run { () throws(TransportError) in
        try await transport.send(request)
      }
    }
    if case .stream(let stream) = response.body { underWay.watch(stream) }
    return response
  }

  /// A pause that `shutDown` ends.
  func sleep(_ seconds: Double) async throws(TransportError) {
    try await underWay.run { () throws(TransportError) in
      do {
        try await Task.sleep(nanoseconds: UInt64(min(seconds, 86_400) * 1e9))
      } catch {
        throw .cancelled
      }
    }
  }

  func acquireTurn(_ priority: RequestPriority, within limit: Double?) async throws(TransportError)
  {
    try await limiter?.acquire(priority, within: limit)
  }

  func releaseTurn() { limiter?.release() }
}
