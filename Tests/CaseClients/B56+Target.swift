// Generated from b56.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// Numbers where text is declared and the reverse, read leniently and strictly.
public nonisolated enum SensorAPI: Sendable {
  /// `GET /t`
  case lenient

  /// `GET /t`
  case strict
}

nonisolated extension SensorAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .lenient:
      Self.defaults.get("t")
    case .strict:
      Self.defaults.get("t")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
}

nonisolated extension Call where Target == SensorAPI, Value == LenientSensor {
  public static var lenient: Self {
    Self(.lenient, .json)
  }
}

nonisolated extension Call where Target == SensorAPI, Value == StrictSensor {
  public static var strict: Self {
    Self(.strict, .json)
  }
}
