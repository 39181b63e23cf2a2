// Generated from base.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated enum Page: String, Codable, Sendable {
  case first = "first"
  case last = "last"
}
