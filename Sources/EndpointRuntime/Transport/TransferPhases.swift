import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// How long the phases of an exchange took, in seconds; of several exchanges, because of redirects, the last one. Apple's
/// systems tell them, URLSession on Linux does not.
public struct TransferPhases: Sendable, Hashable {
  /// Finding the address of the host; nil when a connection was there already, as it is for the next two.
  public var nameLookup: Double?
  public var connection: Double?
  /// The part of `connection` that TLS took.
  public var encryption: Double?
  /// Sending the request with its body.
  public var request: Double?
  /// From the last byte sent to the first byte received: the server's time, and the way.
  public var waiting: Double?
  public var response: Double?
  /// Such as `h2` or `http/1.1`.
  public var networkProtocol: String?

  public init() {}

  init(_ metrics: URLSessionTaskTransactionMetrics) {
    func seconds(_ start: Date?, _ end: Date?) -> Double? {
      start.flatMap { start in end.map { $0.timeIntervalSince(start) } }
    }
    nameLookup = seconds(metrics.domainLookupStartDate, metrics.domainLookupEndDate)
    connection = seconds(metrics.connectStartDate, metrics.connectEndDate)
    encryption = seconds(metrics.secureConnectionStartDate, metrics.secureConnectionEndDate)
    request = seconds(metrics.requestStartDate, metrics.requestEndDate)
    waiting = seconds(metrics.requestEndDate, metrics.responseStartDate)
    response = seconds(metrics.responseStartDate, metrics.responseEndDate)
    networkProtocol = metrics.networkProtocolName
  }
}
