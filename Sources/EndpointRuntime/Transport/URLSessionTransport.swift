public import Foundation

/// Sends requests with URLSession, with one behaviour on every platform.
///
/// Share one: it keeps connections open. It is usable until `shutdown()`, and what is under way when the last
/// reference goes still comes to its end.
public final class URLSessionTransport: Transport {
  public struct Configuration: Sendable {
    public var connectionsPerHost: Int
    /// Whether cookies of answers are kept, in memory, and sent again.
    public var storesCookies: Bool
    /// The `User-Agent` of requests that set none; nil leaves it to the system.
    public var userAgent: String?

    public init(connectionsPerHost: Int = 6, storesCookies: Bool = true, userAgent: String? = nil) {
      self.connectionsPerHost = connectionsPerHost
      self.storesCookies = storesCookies
      self.userAgent = userAgent
    }
  }

  /// What `init(_:pinning:)` throws where certificates cannot be pinned.
  public struct PinningUnavailable: LocalizedError {
    public var errorDescription: String? {
      "certificates cannot be pinned on this platform: URLSession does not show them here. "
        + "Let the system's certificate store hold only the issuers you trust."
    }
  }

  /// One transport for all who need nothing of their own.
  public static let shared = URLSessionTransport()

  private let driver: SessionDriver

  public init(_ configuration: Configuration = Configuration()) {
    driver = SessionDriver(configuration, trust: ServerTrust())
  }

  /// A transport that accepts only servers with a pinned certificate. Throws `PinningUnavailable` on Linux, rather than
  /// be less safe than it was asked to be.
  public init(_ configuration: Configuration = Configuration(), pinning pins: CertificatePins)
    throws
  {
    #if canImport(Security)
      driver = SessionDriver(configuration, trust: ServerTrust(pins: pins))
    #else
      throw PinningUnavailable()
    #endif
  }

  deinit {
    let driver = driver
    driver.queue.async { driver.retire() }
  }

  public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
    try await send(Exchange(request))
  }

  /// Sends for a provider, which may end the request. Any other transport needs a task of its own for that.
  func send(
    _ request: TransportRequest, for underWay: RequestsUnderWay
  ) async throws(TransportError) -> TransportResponse {
    let exchange = Exchange(request)
    let driver = driver
    let id = try underWay.begin {
      driver.queue.async { driver.cancel(exchange, with: RequestsUnderWay.shutDownError) }
    }
    defer { underWay.end(id) }
    return try await send(exchange)
  }

  private func send(_ exchange: Exchange) async throws(TransportError) -> TransportResponse {
    let driver = driver
    // A transport that goes while a redirect is to be followed could not follow it.
    defer { withExtendedLifetime(self) {} }
    let result: Result<TransportResponse, TransportError> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        driver.queue.async { driver.start(exchange) { continuation.resume(returning: $0) } }
      }
    } onCancel: {
      driver.queue.async { driver.cancel(exchange) }
    }
    return try result.get()
  }

  /// Ends all requests with `.shutDown` and refuses later ones.
  public func shutdown() {
    let driver = driver
    driver.queue.async { driver.shutDown() }
  }
}
