// Generated from b01.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// A path that holds its query; the argument in it is escaped as a query value.
public nonisolated enum QueryInPathAPI: Sendable {
  /// `GET /login.do?key={key}`
  case login(key: String)
}

nonisolated extension QueryInPathAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .login(let key):
      Self.defaults.get("/login.do?key=\(query: key)")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "http://www.example.com")
}

nonisolated extension Call where Target == QueryInPathAPI {
  public static func login(key: String) -> Self where Value == Void {
    Self(.login(key: key), .void)
  }
}
