import EndpointRuntime
import WeatherClient

@main
struct Main {
  static func main() async throws {
    // Answers with the samples of the spec; Provider<WeatherAPI>(variables:) asks the server.
    let weather = Provider<WeatherAPI>.stubbed(variables: .init(key: "none"))
    let now = try await weather.send(.now(place: "Lisbon"))
    print("\(now.summary), \(now.celsius) °C")
  }
}
