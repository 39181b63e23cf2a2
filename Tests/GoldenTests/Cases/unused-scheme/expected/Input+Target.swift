// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

public nonisolated enum ShopAPI: Sendable {
  /// `GET /`
  case open

  case admin(Admin)
}

nonisolated extension ShopAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .open:
      Self.defaults.get()
        .auth([])
    case .admin(let target):
      target.endpoint(with: NoVariables())
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://shop.example")
    .auth([[.bearer("session")]])
}

nonisolated extension ShopAPI {
  public nonisolated enum Admin: Sendable {
    /// `GET /`
    case list
  }
}

nonisolated extension ShopAPI.Admin: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .list:
      Self.defaults.get()
    }
  }

  /// What every endpoint here begins with.
  static let defaults = ShopAPI.defaults
    .auth([[.bearer("session"), .header("key", field: "X-Key")]])
}

nonisolated extension Call where Target == ShopAPI {
  public static func admin(_ call: Call<ShopAPI.Admin, Value>) -> Self {
    Self(.admin(call.target), call.reader)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var open: Self {
    Self(.open, .void)
  }
}

nonisolated extension Call where Target == ShopAPI.Admin, Value == Void {
  public static var list: Self {
    Self(.list, .void)
  }
}
