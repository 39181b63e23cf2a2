// Generated from b61.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// Ways to write an integer in JSON.
public nonisolated enum IntegersAPI: Sendable {
  /// `GET /i`
  case i
}

nonisolated extension IntegersAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .i:
      Self.defaults.get("i")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
}

nonisolated extension Call where Target == IntegersAPI, Value == OneInteger {
  public static var i: Self {
    Self(.i, .json)
  }
}
