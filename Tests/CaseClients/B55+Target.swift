// Generated from b55.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// An index in a key path, for an array and for an object with that key.
public nonisolated enum DistancesAPI: Sendable {
  /// `GET /d`
  case d
}

nonisolated extension DistancesAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .d:
      Self.defaults.get("d")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
}

nonisolated extension Call where Target == DistancesAPI, Value == FirstDistance {
  public static var d: Self {
    Self(.d, .json)
  }
}
