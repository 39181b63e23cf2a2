// Generated from a06.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

nonisolated extension TrendsAPI {
  public func samples(with _: NoVariables) -> [Sample] {
    switch self {
    case .trending(let target):
      target.samples(with: NoVariables())
    default:
      []
    }
  }
}

nonisolated extension TrendsAPI.Trending {
  public func samples(with _: NoVariables) -> [Sample] {
    switch self {
    case .repositories:
      [Sample("[]")]
    default:
      []
    }
  }
}
