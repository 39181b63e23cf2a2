// Generated from input.yaml by endpointgen. Edit the spec instead.

package import EndpointRuntime

nonisolated extension PackageAPI {
  package func samples(with _: PackageAPI.Variables) -> [Sample] {
    switch self {
    case .find:
      [Sample(#"{"id": 1}"#)]
    default:
      []
    }
  }
}
