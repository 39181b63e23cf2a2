// Generated from a38.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// Exchange; each request is a model whose fields go to the query.
public nonisolated enum CoinomatAPI: Sendable {
  /// `GET /api/v1/get_xrate.php`
  case getRate(query: RateQuery)

  /// `GET /api/v1/create_tunnel.php`
  case createTunnel(query: NewTunnelQuery)

  /// `GET /api/v1/get_tunnel.php`
  case getTunnel(query: TunnelQuery)

  /// `GET /api/v2/indacoin/rate.php`
  case getPrice(query: PriceQuery)
}

nonisolated extension CoinomatAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .getRate(let query):
      Self.defaults.get("api/v1/get_xrate.php")
        .spread(query)
    case .createTunnel(let query):
      Self.defaults.get("api/v1/create_tunnel.php")
        .spread(query)
    case .getTunnel(let query):
      Self.defaults.get("api/v1/get_tunnel.php")
        .spread(query)
    case .getPrice(let query):
      Self.defaults.get("api/v2/indacoin/rate.php")
        .spread(query)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://coinomat.com/")
    .defaultHeader("Content-Type", "application/json")
}

nonisolated extension Call where Target == CoinomatAPI {
  public static func getRate(query: RateQuery) -> Self where Value == Void {
    Self(.getRate(query: query), .void)
  }

  public static func createTunnel(query: NewTunnelQuery) -> Self where Value == Void {
    Self(.createTunnel(query: query), .void)
  }

  public static func getTunnel(query: TunnelQuery) -> Self where Value == Void {
    Self(.getTunnel(query: query), .void)
  }

  public static func getPrice(query: PriceQuery) -> Self where Value == Void {
    Self(.getPrice(query: query), .void)
  }
}
