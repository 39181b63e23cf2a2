/// Sends the calls of a target.
///
/// ```swift
/// let shop = Provider<OrderAPI>(variables: .init(token: token), plugins: [.logger()])
/// let order = try await shop.send(.findOne(sn: "DJ1"))         // an Order
/// let response = try await shop.request(.findOne(sn: "DJ1"))   // its bytes
/// ```
///
/// A copy is the same provider: it shares connections, requests in flight, limits.
public struct Provider<Target: TargetType>: Sendable {
  /// Changes an endpoint before its request is made: another base URL, one more header.
  public typealias EndpointMapping = @Sendable (Endpoint, Target) async throws -> Endpoint
  /// Changes the request when all is settled, as late as it can be: signatures that cover the body.
  public typealias Signing = @Sendable (HTTPRequest, CallContext) async throws -> HTTPRequest

  let core: ProviderCore
  private let variables: @Sendable () async throws -> Target.Variables
  private let mapping: EndpointMapping?
  private var stub: Stub?
  private var priority: RequestPriority?

  init(
    core: ProviderCore, variables: @escaping @Sendable () async throws -> Target.Variables,
    mapping: EndpointMapping?
  ) {
    self.core = core
    self.variables = variables
    self.mapping = mapping
  }

  /// A provider that asks `variables` once for each attempt.
  public init(
    variables: @escaping @Sendable () async throws -> Target.Variables,
    transport: any Transport = URLSessionTransport.shared, plugins: [any Plugin] = [],
    credentials: Credentials? = nil, refresher: TokenRefresher? = nil,
    settings: ProviderSettings = ProviderSettings(), stubs: Stubs = .never,
    mapping endpoint: EndpointMapping? = nil, signing: Signing? = nil
  ) {
    self.init(
      core: ProviderCore(
        transport: transport, plugins: plugins, credentials: credentials, refresher: refresher,
        settings: settings, stubs: stubs, signing: signing),
      variables: variables, mapping: endpoint)
  }

  public init(
    variables: Target.Variables, transport: any Transport = URLSessionTransport.shared,
    plugins: [any Plugin] = [], credentials: Credentials? = nil,
    refresher: TokenRefresher? = nil, settings: ProviderSettings = ProviderSettings(),
    stubs: Stubs = .never, mapping endpoint: EndpointMapping? = nil, signing: Signing? = nil
  ) {
    self.init(
      variables: { variables }, transport: transport, plugins: plugins, credentials: credentials,
      refresher: refresher, settings: settings, stubs: stubs, mapping: endpoint, signing: signing)
  }

  /// A provider that answers from the target's samples and sends nothing.
  public static func stubbed(
    variables: Target.Variables, _ stubs: Stubs = .immediate, plugins: [any Plugin] = []
  ) -> Provider {
    Provider(variables: variables, plugins: plugins, stubs: stubs)
  }

  /// The same provider, whose calls are answered by `stub`.
  public func stubbing(_ stub: Stub) -> Provider {
    var copy = self
    copy.stub = stub
    return copy
  }

  /// The same provider, whose calls have a priority of their own, whatever their endpoints say:
  /// `shop.prioritizing(.high).send(.findOne(sn: "DJ1"))`.
  ///
  /// It decides who goes first among those that wait because of `ProviderSettings.maxConcurrentRequests`, and is a hint to
  /// URLSession where that takes one.
  public func prioritizing(_ priority: RequestPriority) -> Provider {
    var copy = self
    copy.priority = priority
    return copy
  }

  /// Ends all calls of this provider and its copies with `.transport`, kind `shutDown`, and refuses later ones. The transport
  /// goes on, since others may share it.
  public func shutdown() { core.shutDown() }

  /// Refuses new calls at once, lets those under way come to their end, and ends what is left of them after some seconds.
  /// Streams that are still read end then too. Cancelling it ends them at once.
  public func shutdown(within seconds: Double) async { await core.shutDown(within: seconds) }
}

extension Provider where Target.Variables == NoVariables {
  public init(
    transport: any Transport = URLSessionTransport.shared, plugins: [any Plugin] = [],
    credentials: Credentials? = nil, refresher: TokenRefresher? = nil,
    settings: ProviderSettings = ProviderSettings(), stubs: Stubs = .never,
    mapping endpoint: EndpointMapping? = nil, signing: Signing? = nil
  ) {
    self.init(
      variables: NoVariables(), transport: transport, plugins: plugins, credentials: credentials,
      refresher: refresher, settings: settings, stubs: stubs, mapping: endpoint, signing: signing)
  }

  /// A provider that answers from the target's samples and sends nothing.
  public static func stubbed(_ stubs: Stubs = .immediate, plugins: [any Plugin] = []) -> Provider {
    stubbed(variables: NoVariables(), stubs, plugins: plugins)
  }
}

// MARK: - Calls

extension Provider {
  /// Makes a call and gives its value.
  ///
  /// `progress` is called on a queue of the transport and must not block.
  public func send<Value: Sendable>(
    _ call: Call<Target, Value>, progress: (@Sendable (TransferProgress) -> Void)? = nil
  ) async throws(EndpointError) -> Value {
    let outcome = await core.run(plan(for: call, progress))
    do {
      let value = try await read(outcome, with: call.reader)
      await core.finish(nil, outcome.context)
      return value
    } catch {
      await core.finish(error, outcome.context)
      throw error
    }
  }

  /// Makes a call and gives the answer as it is; only the endpoint's validation looks at it.
  public func request(
    _ target: Target, progress: (@Sendable (TransferProgress) -> Void)? = nil
  ) async throws(EndpointError) -> Response {
    let outcome = await core.run(plan(for: target, progress))
    switch outcome.result {
    case .success(let response):
      await core.finish(nil, outcome.context)
      return response
    case .failure(let error):
      await core.finish(error, outcome.context)
      throw error
    }
  }

  private func plan<Value: Sendable>(
    for call: Call<Target, Value>, _ progress: (@Sendable (TransferProgress) -> Void)?
  ) -> CallPlan {
    var plan = plan(for: call.target, progress)
    plan.destination = call.reader.destination
    plan.resumableFile = call.reader.resumableFile
    plan.errorReaders = call.reader.errorReaders
    plan.statuses = call.reader.statuses
    plan.canShare = call.reader.isInMemory
    return plan
  }

  private func plan(for target: Target, _ progress: (@Sendable (TransferProgress) -> Void)?)
    -> CallPlan
  {
    let (variables, mapping) = (variables, mapping)
    return CallPlan(
      target: target,
      make: {
        let values = try await variables()
        var endpoint = target.endpoint(with: values)
        if let mapping { endpoint = try await mapping(endpoint, target) }
        return CallPlan.Made(endpoint: endpoint, samples: { target.samples(with: values) })
      },
      priority: priority, progress: progress, stub: stub)
  }

  private func read<Value: Sendable>(
    _ outcome: ProviderCore.Outcome, with reader: ResponseReader<Value>
  ) async throws(EndpointError) -> Value {
    let response = try outcome.result.get()
    let content = ResponseContent(
      response: response, envelope: outcome.context.endpoint?.envelope, report: MappingReport())
    do {
      let value = try await reader.read(content)
      await core.tell(content.report, outcome.context)
      return value
    } catch {
      throw EndpointError(
        .init(error) { .other($0) }, target: outcome.context.target,
        endpoint: outcome.context.endpoint, request: response.request, response: response)
    }
  }
}
