// Generated from weather.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// The weather of places.
public nonisolated enum WeatherAPI: Sendable {
  /// The weather at a place now.
  ///
  /// `GET /places/{place}/now`
  case now(place: String)
}

nonisolated extension WeatherAPI: TargetType {
  public func endpoint(with variables: WeatherAPI.Variables) -> Endpoint {
    switch self {
    case .now(let place):
      Self.defaults(variables).get("places/\(place)/now")
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_ variables: WeatherAPI.Variables) -> Endpoint {
    Endpoint(baseURL: "https://weather.example")
      .parameter("key", variables.key)
  }
}

nonisolated extension WeatherAPI {
  /// What only the running app knows. The provider takes it, or a closure that it asks once per attempt.
  public struct Variables: Sendable {
    public var key: String

    public init(key: String) {
      self.key = key
    }
  }
}

nonisolated extension Call where Target == WeatherAPI {
  /// The weather at a place now.
  public static func now(place: String) -> Self where Value == Weather {
    Self(.now(place: place), .json.errors([404: .json(Problem.self)]))
  }
}
