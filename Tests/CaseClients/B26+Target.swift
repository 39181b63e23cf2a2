// Generated from b26.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// Nothing to send leaves no question mark.
public nonisolated enum NoQueryAPI: Sendable {
  /// `GET /get`
  case n(a: String? = nil)
}

nonisolated extension NoQueryAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .n(let a):
      Self.defaults.get("get")
        .parameter("a", a)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "http://www.example.com")
}

nonisolated extension Call where Target == NoQueryAPI {
  public static func n(a: String? = nil) -> Self where Value == Void {
    Self(.n(a: a), .void)
  }
}
