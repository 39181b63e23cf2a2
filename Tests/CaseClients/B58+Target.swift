// Generated from b58.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// Flags written as numbers and words.
public nonisolated enum FlagsAPI: Sendable {
  /// `GET /b`
  case lenient

  /// `GET /b`
  case strict
}

nonisolated extension FlagsAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .lenient:
      Self.defaults.get("b")
    case .strict:
      Self.defaults.get("b")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
}

nonisolated extension Call where Target == FlagsAPI, Value == LenientFlag {
  public static var lenient: Self {
    Self(.lenient, .json)
  }
}

nonisolated extension Call where Target == FlagsAPI, Value == StrictFlag {
  public static var strict: Self {
    Self(.strict, .json)
  }
}
