// Generated from a26.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// One service for many chains; an optional token is in the query, also beside a JSON body.
public nonisolated enum BlockcypherAPI: Sendable {
  /// `GET /v1/{chain}/addrs/{address}[/{detail}]`
  case address(
    address: String,
    unspentsOnly: Bool = false,
    limit: Int? = nil,
    detail: CypherDetail? = nil,
    chain: CypherChain
  )

  /// `GET /v1/{chain}`
  case fee(chain: CypherChain)

  /// `POST /v1/{chain}/txs/push`
  case send(txHex: String, chain: CypherChain)
}

nonisolated extension BlockcypherAPI: TargetType {
  public func endpoint(with variables: BlockcypherAPI.Variables) -> Endpoint {
    switch self {
    case .address(let address, let unspentsOnly, let limit, let detail, let chain):
      Self.defaults(variables)
        .get("/\(chain, .segments)/addrs/\(address)\(optional: "/\(detail)")")
        .parameter("unspentOnly", unless: false, unspentsOnly)
        .parameter("includeScript", "true")
        .parameter("limit", limit)
    case .fee(let chain):
      Self.defaults(variables).get("/\(chain, .segments)")
    case .send(let txHex, let chain):
      Self.defaults(variables).post("/\(chain, .segments)/txs/push")
        .encoding(.json)
        .parameter("tx", txHex)
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_ variables: BlockcypherAPI.Variables) -> Endpoint {
    Endpoint(baseURL: "https://api.blockcypher.com/v1")
      .bools(.literal)
      .parameter("token", variables.token, .query)
  }
}

nonisolated extension BlockcypherAPI {
  /// What only the running app knows. The provider takes it, or a closure that it asks once per attempt.
  public struct Variables: Sendable {
    public var token: String?

    public init(token: String? = nil) {
      self.token = token
    }
  }
}

nonisolated extension Call where Target == BlockcypherAPI {
  public static func address(
    address: String,
    unspentsOnly: Bool = false,
    limit: Int? = nil,
    detail: CypherDetail? = nil,
    chain: CypherChain
  ) -> Self where Value == Void {
    Self(
      .address(
        address: address,
        unspentsOnly: unspentsOnly,
        limit: limit,
        detail: detail,
        chain: chain
      ),
      .void
    )
  }

  public static func fee(chain: CypherChain) -> Self where Value == Void {
    Self(.fee(chain: chain), .void)
  }

  public static func send(txHex: String, chain: CypherChain) -> Self where Value == Void {
    Self(.send(txHex: txHex, chain: chain), .void)
  }
}
