// Generated from b08.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// One slash at the seam, whether the base ends in one or not.
public nonisolated enum VersionAPI: Sendable {
  /// `GET /api/Common/Version`
  case version
}

nonisolated extension VersionAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .version:
      Self.defaults.get("/api/Common/Version")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://host.example.com")
}

nonisolated extension Call where Target == VersionAPI, Value == Void {
  public static var version: Self {
    Self(.version, .void)
  }
}
