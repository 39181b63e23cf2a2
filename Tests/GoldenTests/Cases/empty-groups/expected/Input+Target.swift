// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

public nonisolated enum ShopAPI: Sendable {
  case orders(Orders)
}

nonisolated extension ShopAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .orders(let target):
      target.endpoint(with: NoVariables())
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://shop.example.com")
}

nonisolated extension ShopAPI {
  public nonisolated enum Orders: Sendable {
    /// `GET /orders`
    case list
  }
}

nonisolated extension ShopAPI.Orders: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .list:
      Self.defaults.get()
    }
  }

  /// What every endpoint here begins with.
  static let defaults = ShopAPI.defaults
    .prefix("orders")
}

nonisolated extension Call where Target == ShopAPI {
  public static func orders(_ call: Call<ShopAPI.Orders, Value>) -> Self {
    Self(.orders(call.target), call.reader)
  }
}

nonisolated extension Call where Target == ShopAPI.Orders, Value == [Int] {
  public static var list: Self {
    Self(.list, .json)
  }
}
