// Generated from weather.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

nonisolated extension WeatherAPI {
  public func samples(with _: WeatherAPI.Variables) -> [Sample] {
    switch self {
    case .now:
      [
        Sample(
          #"""
          { "summary": "Sunny", "celsius": 21.5 }

          """#
        )
      ]
    }
  }
}
