// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

public nonisolated enum MixedAccessAPI: Sendable {
  /// `GET /`
  case find
}

nonisolated extension MixedAccessAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .find:
      Self.defaults.get()
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://api.example.com")
}

nonisolated extension Call where Target == MixedAccessAPI, Value == Shown {
  public static var find: Self {
    Self(.find, .json)
  }
}
