// Generated from b63.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// Wire keys derived at generation, acronyms included.
public nonisolated enum AcronymsAPI: Sendable {
  /// `GET /s`
  case s
}

nonisolated extension AcronymsAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .s:
      Self.defaults.get("s")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
}

nonisolated extension Call where Target == AcronymsAPI, Value == AcronymRecord {
  public static var s: Self {
    Self(.s, .json)
  }
}
