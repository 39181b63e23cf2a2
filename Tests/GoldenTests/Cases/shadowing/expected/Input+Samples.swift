// Generated from input.yaml by endpointgen. Edit the spec instead.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import EndpointRuntime

nonisolated extension Provider {
  public func samples(with _: Provider.Variables) -> [Sample] {
    switch self {
    case .response:
      [Sample(#"{"code": 1, "at": "2024-01-01T00:00:00Z"}"#)]
    default:
      []
    }
  }
}
