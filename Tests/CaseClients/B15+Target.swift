// Generated from b15.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// A plus and a space in a query that a plugin signs.
public nonisolated enum SignedQueryAPI: Sendable {
  /// `GET /s`
  case s(a: String)
}

nonisolated extension SignedQueryAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .s(let a):
      Self.defaults.get("s")
        .parameter("a", a)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
}

nonisolated extension Call where Target == SignedQueryAPI {
  public static func s(a: String) -> Self where Value == Void {
    Self(.s(a: a), .void)
  }
}
