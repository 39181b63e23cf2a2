// Generated from a35.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime
public import Foundation

/// Transactions of an account; everything is in the query of one path.
public nonisolated enum PolygonHistoryAPI: Sendable {
  /// `GET /api`
  case getCoinTransactionHistory(address: String, page: Int, limit: Int)

  /// `GET /api`
  case getTokenTransactionHistory(address: String, contract: String, page: Int, limit: Int)
}

nonisolated extension PolygonHistoryAPI: TargetType {
  public func endpoint(with variables: PolygonHistoryAPI.Variables) -> Endpoint {
    switch self {
    case .getCoinTransactionHistory(let address, let page, let limit):
      Self.defaults(variables).get("api")
        .parameter("action", "txlist")
        .parameter("address", address)
        .parameter("page", page)
        .parameter("offset", limit)
    case .getTokenTransactionHistory(let address, let contract, let page, let limit):
      Self.defaults(variables).get("api")
        .parameter("action", "tokentx")
        .parameter("address", address)
        .parameter("contractaddress", contract)
        .parameter("page", page)
        .parameter("offset", limit)
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_ variables: PolygonHistoryAPI.Variables) -> Endpoint {
    Endpoint(baseURL: "\(variables.root)")
      .defaultHeader("Accept", "application/json")
      .defaultHeader("Content-Type", "application/json")
      .parameter("module", "account")
      .parameter("startblock", 0)
      .parameter("endblock", 99_999_999)
      .parameter("sort", "desc")
      .parameter("apikey", variables.apiKey)
  }
}

nonisolated extension PolygonHistoryAPI {
  /// What only the running app knows. The provider takes it, or a closure that it asks once per attempt.
  public struct Variables: Sendable {
    public var root: URL
    public var apiKey: String?

    public init(root: URL = URL(string: "https://api.polygonscan.com")!, apiKey: String? = nil) {
      self.root = root
      self.apiKey = apiKey
    }
  }
}

nonisolated extension Call where Target == PolygonHistoryAPI {
  public static func getCoinTransactionHistory(address: String, page: Int, limit: Int) -> Self
  where Value == Void {
    Self(.getCoinTransactionHistory(address: address, page: page, limit: limit), .void)
  }

  public static func getTokenTransactionHistory(
    address: String,
    contract: String,
    page: Int,
    limit: Int
  ) -> Self where Value == Void {
    Self(
      .getTokenTransactionHistory(address: address, contract: contract, page: page, limit: limit),
      .void
    )
  }
}
