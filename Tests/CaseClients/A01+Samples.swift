// Generated from a01.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

nonisolated extension KioskAPI {
  public func samples(with _: KioskAPI.Variables) -> [Sample] {
    switch self {
    case .auctionListings:
      [Sample("[]")]
    default:
      []
    }
  }
}
