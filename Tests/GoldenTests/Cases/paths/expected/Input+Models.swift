// Generated from input.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated enum Sort: String, Codable, Sendable {
  case newest = "new est"
  case oldest = "old/est"
}
