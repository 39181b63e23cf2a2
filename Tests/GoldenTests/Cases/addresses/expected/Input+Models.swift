// Generated from input.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated enum Region: String, Codable, Sendable {
  case eu = "eu"
  case us = "us"
}
