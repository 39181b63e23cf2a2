// Generated from input.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated enum Stage: String, Codable, Sendable {
  case test = "t"
  case live = "l"
}
