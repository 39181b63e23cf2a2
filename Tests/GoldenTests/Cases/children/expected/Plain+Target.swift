// Generated from plain.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

public nonisolated enum PlainAPI: Sendable {
  /// `GET /`
  case ping
}

nonisolated extension PlainAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .ping:
      Self.defaults.get()
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://plain.example.com")
}

nonisolated extension Call where Target == PlainAPI, Value == Void {
  public static var ping: Self {
    Self(.ping, .void)
  }
}
