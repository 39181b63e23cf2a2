// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

nonisolated extension QualifiedAPI {
  public func samples(with _: QualifiedAPI.Variables) -> [EndpointRuntime.Sample] {
    switch self {
    case .list:
      [EndpointRuntime.Sample("[]")]
    default:
      []
    }
  }
}
