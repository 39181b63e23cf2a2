// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

public nonisolated enum ShopAPI: Sendable {
  /// `GET /order`
  case order

  /// `GET /broken`
  case broken

  /// `GET /refused`
  case refused
}

nonisolated extension ShopAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .order:
      Self.defaults.get("order")
    case .broken:
      Self.defaults.get("broken")
    case .refused:
      Self.defaults.get("refused")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://shop.example.com")
}

nonisolated extension Call where Target == ShopAPI, Value == Order {
  public static var order: Self {
    Self(.order, .json)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Order {
  public static var broken: Self {
    Self(.broken, .json)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Order {
  public static var refused: Self {
    Self(.refused, .json.errors([404: .json(Problem.self), .default: .json(Order.self)]))
  }
}
