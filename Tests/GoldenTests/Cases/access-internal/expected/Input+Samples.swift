// Generated from input.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

nonisolated extension InternalAPI {
  func samples(with _: InternalAPI.Variables) -> [Sample] {
    switch self {
    case .find:
      [Sample(#"{"id": 1}"#)]
    default:
      []
    }
  }
}
