// Generated from b60.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// Every digit of a number is kept.
public nonisolated enum DigitsAPI: Sendable {
  /// `GET /n`
  case n
}

nonisolated extension DigitsAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .n:
      Self.defaults.get("n")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
}

nonisolated extension Call where Target == DigitsAPI, Value == LongNumbers {
  public static var n: Self {
    Self(.n, .json)
  }
}
