// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime
public import Foundation

public nonisolated enum StreamAPI: Sendable {
  /// `GET /files/{id}`
  case download(id: Int)

  /// `GET /latest`
  case latest

  /// `GET /typed`
  case typed

  /// `GET /log`
  case log

  /// `GET /events`
  case events
}

nonisolated extension StreamAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .download(let id):
      Self.defaults.get("files/\(id)")
        .timeout(idle: 10)
    case .latest:
      Self.defaults.get("latest")
    case .typed:
      Self.defaults.get("typed")
    case .log:
      Self.defaults.get("log")
    case .events:
      Self.defaults.get("events")
        .header("Accept", "text/event-stream")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://api.example.com")
}

nonisolated extension Call where Target == StreamAPI {
  public static func download(id: Int, to destination: URL) -> Self where Value == URL {
    Self(.download(id: id), .file(to: destination))
  }

  public static func latest(to destination: URL) -> Self where Value == URL {
    Self(.latest, .file(to: destination))
  }

  public static func typed(to destination: URL) -> Self where Value == URL {
    Self(.typed, .file(to: destination))
  }
}

nonisolated extension Call where Target == StreamAPI, Value == LineStream {
  public static var log: Self {
    Self(.log, .lines)
  }
}

nonisolated extension Call where Target == StreamAPI, Value == ServerSentEventStream {
  public static var events: Self {
    Self(.events, .serverSentEvents.errors([.default: .json(JSON.self)]))
  }
}
