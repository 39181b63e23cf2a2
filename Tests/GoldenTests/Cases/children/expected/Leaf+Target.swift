// Generated from leaf.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

public nonisolated enum LeafAPI: Sendable {
  /// `GET /{season}/fall`
  case fall
}

nonisolated extension LeafAPI: TargetType {
  public func endpoint(with variables: LeafAPI.Variables) -> Endpoint {
    switch self {
    case .fall:
      Self.defaults(variables).get("fall")
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_ variables: LeafAPI.Variables) -> Endpoint {
    Endpoint(baseURL: "https://leaf.example.com/\(variables.season, .segments)")
  }
}

nonisolated extension LeafAPI {
  /// What only the running app knows. The provider takes it, or a closure that it asks once per attempt.
  public struct Variables: Sendable {
    public var season: String

    public init(season: String = "spring") {
      self.season = season
    }
  }
}

nonisolated extension Call where Target == LeafAPI, Value == Leaf {
  public static var fall: Self {
    Self(.fall, .json)
  }
}
