/// Sends the calls of several targets through one transport, with the same plugins, limits and credentials. Each call keeps
/// the type of its value, and plugins see each target as it is.
///
/// ```swift
/// let everything = MultiProvider(plugins: [.logger()])
/// let latest = try await everything.send(Call<NewsAPI, Latest>.latest)
/// let order = try await everything.send(Call<OrderAPI, Order>.findOne(sn: "DJ1"), variables: .init(token: token))
/// let shop = everything.provider(for: OrderAPI.self, variables: { .init(token: try await session.token) })
/// ```
public struct MultiProvider: Sendable {
  /// Changes the endpoints of all targets.
  public typealias EndpointMapping = @Sendable (Endpoint, any TargetType) async throws -> Endpoint
  public typealias Signing = @Sendable (HTTPRequest, CallContext) async throws -> HTTPRequest

  private let core: ProviderCore
  private let mapping: EndpointMapping?

  public init(
    transport: any Transport = URLSessionTransport.shared, plugins: [any Plugin] = [],
    credentials: Credentials? = nil, refresher: TokenRefresher? = nil,
    settings: ProviderSettings = ProviderSettings(), stubs: Stubs = .never,
    mapping endpoint: EndpointMapping? = nil, signing: Signing? = nil
  ) {
    core = ProviderCore(
      transport: transport, plugins: plugins, credentials: credentials, refresher: refresher,
      settings: settings, stubs: stubs, signing: signing)
    mapping = endpoint
  }

  /// A provider of one target that shares all with this one.
  public func provider<Target: TargetType>(
    for target: Target.Type,
    variables: @escaping @Sendable () async throws -> Target.Variables
  ) -> Provider<Target> {
    Provider(core: core, variables: variables, mapping: mapping)
  }

  public func provider<Target: TargetType>(
    for target: Target.Type, variables: Target.Variables
  ) -> Provider<Target> {
    provider(for: target, variables: { variables })
  }

  public func provider<Target: TargetType>(for target: Target.Type) -> Provider<Target>
  where Target.Variables == NoVariables {
    provider(for: target, variables: NoVariables())
  }

  /// Makes a call and gives its value.
  public func send<Target: TargetType, Value: Sendable>(
    _ call: Call<Target, Value>, variables: Target.Variables,
    progress: (@Sendable (TransferProgress) -> Void)? = nil
  ) async throws(EndpointError) -> Value {
    try await provider(for: Target.self, variables: variables).send(call, progress: progress)
  }

  public func send<Target: TargetType, Value: Sendable>(
    _ call: Call<Target, Value>, progress: (@Sendable (TransferProgress) -> Void)? = nil
  ) async throws(EndpointError) -> Value where Target.Variables == NoVariables {
    try await provider(for: Target.self).send(call, progress: progress)
  }

  /// Makes a call and gives the answer as it is.
  public func request<Target: TargetType>(
    _ target: Target, variables: Target.Variables,
    progress: (@Sendable (TransferProgress) -> Void)? = nil
  ) async throws(EndpointError) -> Response {
    try await provider(for: Target.self, variables: variables).request(target, progress: progress)
  }

  public func request<Target: TargetType>(
    _ target: Target, progress: (@Sendable (TransferProgress) -> Void)? = nil
  ) async throws(EndpointError) -> Response where Target.Variables == NoVariables {
    try await provider(for: Target.self).request(target, progress: progress)
  }

  /// Ends all calls and refuses later ones. The transport goes on, since others may share it.
  public func shutdown() { core.shutDown() }

  /// Refuses new calls at once, lets those under way come to their end, and ends what is left of them after some seconds.
  /// Streams that are still read end then too. Cancelling it ends them at once.
  public func shutdown(within seconds: Double) async { await core.shutDown(within: seconds) }
}
