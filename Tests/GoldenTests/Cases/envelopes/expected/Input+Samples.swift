// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

nonisolated extension EnvelopeAPI {
  public func samples(with _: NoVariables) -> [Sample] {
    switch self {
    case .token:
      [Sample(#"{"id": 1}"#)]
    default:
      []
    }
  }
}
