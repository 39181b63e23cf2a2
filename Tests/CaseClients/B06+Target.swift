// Generated from b06.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// The slash at the end of the base stays.
public nonisolated enum SlashedRootAPI: Sendable {
  /// `GET /api/v2/`
  case root
}

nonisolated extension SlashedRootAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .root:
      Self.defaults.get()
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "http://example.com/api/v2/")
}

nonisolated extension Call where Target == SlashedRootAPI, Value == Void {
  public static var root: Self {
    Self(.root, .void)
  }
}
