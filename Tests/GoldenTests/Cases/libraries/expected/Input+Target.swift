// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

public nonisolated enum FirstAPI: Sendable {
  /// `GET /{region}`
  case me

  /// `GET /{region}`
  case more(page: Page)
}

nonisolated extension FirstAPI: TargetType {
  public func endpoint(with variables: FirstAPI.Variables) -> Endpoint {
    switch self {
    case .me:
      Self.defaults(variables).get()
    case .more(let page):
      Self.defaults(variables).get()
        .parameter("page", page)
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_ variables: FirstAPI.Variables) -> Endpoint {
    Endpoint(baseURL: "https://api.example.com/\(variables.region, .segments)")
      .defaultHeader("X-Common", "1")
      .envelope(.init(code: "code", success: ["0"], data: "data"))
      .parameter("key", variables.key)
  }
}

nonisolated extension FirstAPI {
  /// What only the running app knows. The provider takes it, or a closure that it asks once per attempt.
  public struct Variables: Sendable {
    public var region: String
    public var key: String

    public init(region: String = "eu", key: String) {
      self.region = region
      self.key = key
    }
  }
}

nonisolated extension Call where Target == FirstAPI {
  public static func more(page: Page) -> Self where Value == Local {
    Self(.more(page: page), .json)
  }
}

nonisolated extension Call where Target == FirstAPI, Value == Person {
  public static var me: Self {
    Self(.me, .json)
  }
}
