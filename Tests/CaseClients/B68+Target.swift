// Generated from b68.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// Dates as seconds and as milliseconds.
public nonisolated enum TimestampsAPI: Sendable {
  /// `GET /t`
  case t
}

nonisolated extension TimestampsAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .t:
      Self.defaults.get("t")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
}

nonisolated extension Call where Target == TimestampsAPI, Value == TimestampsRecord {
  public static var t: Self {
    Self(.t, .json)
  }
}
