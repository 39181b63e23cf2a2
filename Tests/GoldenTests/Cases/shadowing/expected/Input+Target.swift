// Generated from input.yaml by endpointgen. Edit the spec instead.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import EndpointRuntime
public import Foundation

public nonisolated enum Provider: Swift.Sendable {
  /// `GET /`
  case response(task: Task, date: Date)

  /// `GET /`
  case endpoint(call: Call? = nil)

  /// `GET /d/{key}`
  case download

  case data(Data)
}

nonisolated extension Provider: TargetType {
  public func endpoint(with variables: Provider.Variables) -> EndpointRuntime.Endpoint {
    switch self {
    case .response(let task, let date):
      Self.defaults(variables).get()
        .parameter("task", task)
        .parameter("date", date)
    case .endpoint(let call):
      Self.defaults(variables).get()
        .parameter("call", call)
    case .download:
      Self.defaults(variables).get("d/\(variables.key)")
    case .data(let target):
      target.endpoint(with: variables)
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_: Provider.Variables) -> EndpointRuntime.Endpoint {
    EndpointRuntime.Endpoint(baseURL: "https://api.example.com")
  }
}

nonisolated extension Provider {
  public nonisolated enum Data: Swift.Sendable {
    /// `GET /`
    case list(at: Date? = nil)
  }
}

nonisolated extension Provider.Data: TargetType {
  public func endpoint(with variables: Provider.Variables) -> EndpointRuntime.Endpoint {
    switch self {
    case .list(let at):
      Self.defaults(variables).get()
        .parameter("at", at)
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_ variables: Provider.Variables) -> EndpointRuntime.Endpoint {
    Provider.defaults(variables)
  }
}

nonisolated extension Provider {
  /// What only the running app knows. The provider takes it, or a closure that it asks once per attempt.
  public struct Variables: Swift.Sendable {
    public var key: String

    public init(key: String) {
      self.key = key
    }
  }
}

nonisolated extension Provider {
  /// The answer of `endpoint`.
  public enum EndpointResponse: Swift.Sendable {
    case ok(Endpoint)
    case noContent
  }
}

nonisolated extension EndpointRuntime.Call where Target == Provider {
  public static func response(task: Task, date: Date) -> Self where Value == Response {
    Self(.response(task: task, date: date), .json)
  }

  public static func endpoint(call: Call? = nil) -> Self where Value == Provider.EndpointResponse {
    Self(
      .endpoint(call: call),
      .statuses([
        .init(200, .json(Endpoint.self).map(Provider.EndpointResponse.ok)),
        .init(204, .void.map { Provider.EndpointResponse.noContent }),
      ])
    )
  }

  public static func download(to destination: URL) -> Self where Value == URL {
    Self(.download, .file(to: destination))
  }

  public static func data(_ call: EndpointRuntime.Call<Provider.Data, Value>) -> Self {
    Self(.data(call.target), call.reader)
  }
}

nonisolated extension EndpointRuntime.Call where Target == Provider.Data {
  public static func list(at: Date? = nil) -> Self where Value == [Call] {
    Self(.list(at: at), .json)
  }
}
