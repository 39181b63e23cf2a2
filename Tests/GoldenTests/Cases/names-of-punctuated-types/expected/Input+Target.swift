// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

public nonisolated enum ShopAPI: Sendable {
  /// `GET /lines`
  case lines

  /// `GET /named`
  case named

  /// `GET /held`
  case held
}

nonisolated extension ShopAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .lines:
      Self.defaults.get("lines")
    case .named:
      Self.defaults.get("named")
    case .held:
      Self.defaults.get("held")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://shop.example.com")
}

nonisolated extension Call where Target == ShopAPI, Value == [OrderLine] {
  public static var lines: Self {
    Self(.lines, .json)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == [OrderBook]? {
  public static var named: Self {
    Self(.named, .json(at: "books"))
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Shelf {
  public static var held: Self {
    Self(.held, .json)
  }
}
