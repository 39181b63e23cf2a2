// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

public nonisolated enum AnchorAPI: Sendable {
  /// `GET /list`
  case list(page: Int = 1, size: Int = 20)

  /// `GET /search`
  case search(page: Int = 1, q: String, size: Int = 50)

  /// `POST /create`
  case create
}

nonisolated extension AnchorAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .list(let page, let size):
      Self.defaults.get("list")
        .parameter("page", page)
        .parameter("size", size)
    case .search(let page, let q, let size):
      Self.defaults.get("search")
        .parameter("page", page)
        .parameter("q", q)
        .parameter("size", size)
    case .create:
      Self.defaults.post("create")
        .header("B", "2")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://api.example.com")
}

nonisolated extension Call where Target == AnchorAPI {
  public static func list(page: Int = 1, size: Int = 20) -> Self where Value == Void {
    Self(.list(page: page, size: size), .void)
  }

  public static func search(page: Int = 1, q: String, size: Int = 50) -> Self where Value == Void {
    Self(.search(page: page, q: q, size: size), .void)
  }
}

nonisolated extension Call where Target == AnchorAPI, Value == Void {
  public static var create: Self {
    Self(.create, .void)
  }
}
