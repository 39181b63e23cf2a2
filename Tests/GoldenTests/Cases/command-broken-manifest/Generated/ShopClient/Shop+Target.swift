// Generated from shop.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

public nonisolated enum ShopAPI: Sendable {
  /// `GET /`
  case list
}

nonisolated extension ShopAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .list:
      Self.defaults.get()
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://shop.example.com")
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var list: Self {
    Self(.list, .void)
  }
}
