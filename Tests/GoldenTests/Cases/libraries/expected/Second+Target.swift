// Generated from second.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

public nonisolated enum SecondAPI: Sendable {
  /// `GET /me`
  case me
}

nonisolated extension SecondAPI: TargetType {
  public func endpoint(with variables: SecondAPI.Variables) -> Endpoint {
    switch self {
    case .me:
      Self.defaults(variables).get("me")
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_ variables: SecondAPI.Variables) -> Endpoint {
    Endpoint(baseURL: "https://second.example.com")
      .removingHeader("X-Common")
      .envelope(.init(code: "code", success: ["0"], data: "data"))
      .parameter("key", variables.key)
  }
}

nonisolated extension SecondAPI {
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

nonisolated extension Call where Target == SecondAPI, Value == Person {
  public static var me: Self {
    Self(.me, .json)
  }
}
