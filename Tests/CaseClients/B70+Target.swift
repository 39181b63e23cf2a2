// Generated from b70.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// An enum read without regard to case.
public nonisolated enum DisksAPI: Sendable {
  /// `GET /d`
  case d
}

nonisolated extension DisksAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .d:
      Self.defaults.get("d")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
}

nonisolated extension Call where Target == DisksAPI, Value == DiskRecord {
  public static var d: Self {
    Self(.d, .json)
  }
}
