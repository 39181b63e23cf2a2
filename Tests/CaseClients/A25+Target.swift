// Generated from a25.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// One service for many chains; the chain and the test network are segments of the path.
public nonisolated enum BlockchairAPI: Sendable {
  /// `GET /{chain}[/{network}]/dashboards/address/{address}`
  case address(
    address: String,
    limit: Int? = nil,
    transactionDetails: Bool,
    chain: BlockchairChain,
    network: BlockchairNetwork? = nil
  )

  /// `GET /{chain}[/{network}]/dashboards/transactions/{hashes}`
  case txsDetails(hashes: [String], chain: BlockchairChain, network: BlockchairNetwork? = nil)

  /// `POST /{chain}[/{network}]/push/transaction`
  case send(txHex: String, chain: BlockchairChain, network: BlockchairNetwork? = nil)

  /// `GET /{chain}[/{network}]/stats`
  case fee(chain: BlockchairChain, network: BlockchairNetwork? = nil)
}

nonisolated extension BlockchairAPI: TargetType {
  public func endpoint(with variables: BlockchairAPI.Variables) -> Endpoint {
    switch self {
    case .address(let address, let limit, let transactionDetails, let chain, let network):
      Self.defaults(variables)
        .get("/\(chain)\(optional: "/\(network)")/dashboards/address/\(address)")
        .parameter("limit", limit)
        .parameter("transaction_details", transactionDetails)
    case .txsDetails(let hashes, let chain, let network):
      Self.defaults(variables)
        .get(
          "/\(chain)\(optional: "/\(network)")/dashboards/transactions/\(hashes, .arrays(.comma))"
        )
    case .send(let txHex, let chain, let network):
      Self.defaults(variables).post("/\(chain)\(optional: "/\(network)")/push/transaction")
        .header("Content-Type", "application/x-www-form-urlencoded")
        .parameter("data", txHex)
    case .fee(let chain, let network):
      Self.defaults(variables).get("/\(chain)\(optional: "/\(network)")/stats")
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_ variables: BlockchairAPI.Variables) -> Endpoint {
    Endpoint(baseURL: "https://api.blockchair.com")
      .defaultHeader("Content-Type", "application/json")
      .bools(.literal)
      .parameter("key", variables.apiKey)
  }
}

nonisolated extension BlockchairAPI {
  /// What only the running app knows. The provider takes it, or a closure that it asks once per attempt.
  public struct Variables: Sendable {
    public var apiKey: String?

    public init(apiKey: String? = nil) {
      self.apiKey = apiKey
    }
  }
}

nonisolated extension Call where Target == BlockchairAPI {
  public static func address(
    address: String,
    limit: Int? = nil,
    transactionDetails: Bool,
    chain: BlockchairChain,
    network: BlockchairNetwork? = nil
  ) -> Self where Value == Void {
    Self(
      .address(
        address: address,
        limit: limit,
        transactionDetails: transactionDetails,
        chain: chain,
        network: network
      ),
      .void
    )
  }

  public static func txsDetails(
    hashes: [String],
    chain: BlockchairChain,
    network: BlockchairNetwork? = nil
  ) -> Self where Value == Void {
    Self(.txsDetails(hashes: hashes, chain: chain, network: network), .void)
  }

  public static func send(
    txHex: String,
    chain: BlockchairChain,
    network: BlockchairNetwork? = nil
  ) -> Self where Value == Void {
    Self(.send(txHex: txHex, chain: chain, network: network), .void)
  }

  public static func fee(chain: BlockchairChain, network: BlockchairNetwork? = nil) -> Self
  where Value == Void {
    Self(.fee(chain: chain, network: network), .void)
  }
}
