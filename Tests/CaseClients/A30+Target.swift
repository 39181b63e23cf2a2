// Generated from a30.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime
public import Foundation

/// Two nodes that take bytes as they are, one with parameters in the query beside them.
public nonisolated enum NodeAPI: Sendable {
  case aptos(Aptos)
  case algorand(Algorand)
}

nonisolated extension NodeAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .aptos(let target):
      target.endpoint(with: NoVariables())
    case .algorand(let target):
      target.endpoint(with: NoVariables())
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint()
    .defaultHeader("Accept", "application/json")
    .defaultHeader("Content-Type", "application/json")
}

nonisolated extension NodeAPI {
  public nonisolated enum Aptos: Sendable {
    /// `POST /v1/transactions/simulate`
    case simulateTransaction(data: Data)
  }
}

nonisolated extension NodeAPI.Aptos: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .simulateTransaction(let data):
      Self.defaults.post("v1/transactions/simulate")
        .encoding(.query)
        .body(data: data, .mediaType("application/json"))
        .parameter("estimate_gas_unit_price", "false")
        .parameter("estimate_max_gas_amount", "true")
        .parameter("estimate_prioritized_gas_unit_price", "false")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = NodeAPI.defaults
    .baseURL("https://aptos.example")
}

nonisolated extension NodeAPI {
  public nonisolated enum Algorand: Sendable {
    /// `POST /v2/transactions`
    case transaction(trx: Data)

    /// `GET /v2/transactions`
    case getTransactions(address: String, limit: Int? = nil, next: String? = nil)
  }
}

nonisolated extension NodeAPI.Algorand: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .transaction(let trx):
      Self.defaults.post("v2/transactions")
        .body(data: trx, .mediaType("application/x-binary"))
    case .getTransactions(let address, let limit, let next):
      Self.defaults.get("v2/transactions")
        .parameter("address", address)
        .parameter("limit", limit)
        .parameter("next", next)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = NodeAPI.defaults
    .baseURL("https://algo.example")
}

nonisolated extension Call where Target == NodeAPI {
  public static func aptos(_ call: Call<NodeAPI.Aptos, Value>) -> Self {
    Self(.aptos(call.target), call.reader)
  }

  public static func algorand(_ call: Call<NodeAPI.Algorand, Value>) -> Self {
    Self(.algorand(call.target), call.reader)
  }
}

nonisolated extension Call where Target == NodeAPI.Aptos {
  public static func simulateTransaction(data: Data) -> Self where Value == Void {
    Self(.simulateTransaction(data: data), .void)
  }
}

nonisolated extension Call where Target == NodeAPI.Algorand {
  public static func transaction(trx: Data) -> Self where Value == Void {
    Self(.transaction(trx: trx), .void)
  }

  public static func getTransactions(
    address: String,
    limit: Int? = nil,
    next: String? = nil
  ) -> Self where Value == Void {
    Self(.getTransactions(address: address, limit: limit, next: next), .void)
  }
}
