// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

public nonisolated enum DebugSampleAPI: Sendable {
  /// `GET /`
  case ping
}

nonisolated extension DebugSampleAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .ping:
      Self.defaults.get()
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://api.example.com")
}

nonisolated extension Call where Target == DebugSampleAPI, Value == Void {
  public static var ping: Self {
    Self(.ping, .void)
  }
}
