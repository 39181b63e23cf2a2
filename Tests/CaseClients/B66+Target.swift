// Generated from b66.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// A date keeps its milliseconds on the way in and out.
public nonisolated enum FractionsAPI: Sendable {
  /// `GET /d`
  case d
}

nonisolated extension FractionsAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .d:
      Self.defaults.get("d")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
}

nonisolated extension Call where Target == FractionsAPI, Value == FractionsRecord {
  public static var d: Self {
    Self(.d, .json)
  }
}
