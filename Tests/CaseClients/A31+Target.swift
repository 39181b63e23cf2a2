// Generated from a31.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// Staking, with an application key in a header.
public nonisolated enum StakingAPI: Sendable {
  /// `GET /v1/yields/{id}`
  case getYield(id: String)

  /// `PATCH /v1/transactions/{id}`
  case constructTransaction(id: String, transaction: JSON)

  /// `POST /v1/transactions/{id}/submit_hash`
  case submitHash(id: String, hash: String)

  /// `GET /v1/actions`
  case actions(filters: [String: String])
}

nonisolated extension StakingAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .getYield(let id):
      Self.defaults.get("yields/\(id)")
        .parameter("preferredValidatorsOnly", false)
    case .constructTransaction(let id, let transaction):
      Self.defaults.patch("transactions/\(id)")
        .encoding(.json)
        .body(json: transaction)
    case .submitHash(let id, let hash):
      Self.defaults.post("transactions/\(id)/submit_hash")
        .encoding(.json)
        .parameter("hash", hash)
    case .actions(let filters):
      Self.defaults.get("actions")
        .spread(filters)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://api.stakek.it/v1/")
    .bools(.literal)
    .auth([[.header("application", field: "X-API-KEY")]])
}

nonisolated extension Call where Target == StakingAPI {
  public static func getYield(id: String) -> Self where Value == Void {
    Self(.getYield(id: id), .void)
  }

  public static func constructTransaction(id: String, transaction: JSON) -> Self
  where Value == Void {
    Self(.constructTransaction(id: id, transaction: transaction), .void)
  }

  public static func submitHash(id: String, hash: String) -> Self where Value == Void {
    Self(.submitHash(id: id, hash: hash), .void)
  }

  public static func actions(filters: [String: String]) -> Self where Value == Void {
    Self(.actions(filters: filters), .void)
  }
}
