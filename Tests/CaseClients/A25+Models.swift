// Generated from a25.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated enum BlockchairChain: String, Codable, Sendable {
  case bitcoin = "bitcoin"
  case dash = "dash"
  case dogecoin = "dogecoin"
}

public nonisolated enum BlockchairNetwork: String, Codable, Sendable {
  case testnet = "testnet"
}
