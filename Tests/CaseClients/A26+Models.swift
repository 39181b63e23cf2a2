// Generated from a26.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated enum CypherChain: String, Codable, Sendable {
  case btcMain = "btc/main"
  case btcTest = "btc/test3"
  case ltcMain = "ltc/main"
  case ethMain = "eth/main"
}

public nonisolated enum CypherDetail: String, Codable, Sendable {
  case full = "full"
}
