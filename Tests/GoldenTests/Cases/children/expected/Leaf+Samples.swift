// Generated from leaf.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

nonisolated extension LeafAPI {
  public func samples(with _: LeafAPI.Variables) -> [Sample] {
    switch self {
    case .fall:
      [Sample(#"{"colour": "red"}"#)]
    }
  }
}
