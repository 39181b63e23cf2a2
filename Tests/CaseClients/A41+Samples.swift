// Generated from a41.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

nonisolated extension ProfilesAPI {
  public func samples(with _: NoVariables) -> [Sample] {
    switch self {
    case .zen:
      [Sample(text: "Keep it small.")]
    case .userProfile(let name):
      [Sample(#"{"login": \#(name), "id": 100}"#)]
    default:
      []
    }
  }
}
