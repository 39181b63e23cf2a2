// Generated from b65.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// A date without fractions.
public nonisolated enum WholeSecondsAPI: Sendable {
  /// `GET /d`
  case d
}

nonisolated extension WholeSecondsAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .d:
      Self.defaults.get("d")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
}

nonisolated extension Call where Target == WholeSecondsAPI, Value == WholeSecondsRecord {
  public static var d: Self {
    Self(.d, .json)
  }
}
