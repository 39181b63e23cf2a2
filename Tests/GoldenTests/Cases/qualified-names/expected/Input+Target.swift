// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime
public import Foundation

public nonisolated enum QualifiedAPI: Sendable {
  /// `GET /{key}`
  case list(since: Foundation.Date, day: EndpointRuntime.Day)

  /// `PATCH /{key}/{id}`
  case save(id: Foundation.UUID)
}

nonisolated extension QualifiedAPI: EndpointRuntime.TargetType {
  public func endpoint(with variables: QualifiedAPI.Variables) -> EndpointRuntime.Endpoint {
    switch self {
    case .list(let since, let day):
      Self.defaults(variables).get()
        .parameter("since", since)
        .parameter("day", day)
    case .save(let id):
      Self.defaults(variables).patch("\(id)")
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_ variables: QualifiedAPI.Variables) -> EndpointRuntime.Endpoint {
    EndpointRuntime.Endpoint(baseURL: "https://api.example.com/\(variables.key, .segments)")
      .defaultHeader("X-At", "\(variables.at)")
  }
}

nonisolated extension QualifiedAPI {
  /// What only the running app knows. The provider takes it, or a closure that it asks once per attempt.
  public struct Variables: Sendable {
    public var key: String
    public var at: Foundation.Date?

    public init(key: String, at: Foundation.Date? = nil) {
      self.key = key
      self.at = at
    }
  }
}

nonisolated extension QualifiedAPI {
  /// The answer of `list`.
  public struct ListResponse: Sendable {
    public let value: [Row]

    /// The header `total`.
    public let total: Int
  }
}

nonisolated extension EndpointRuntime.Call where Target == QualifiedAPI {
  public static func list(since: Foundation.Date, day: EndpointRuntime.Day) -> Self
  where Value == QualifiedAPI.ListResponse {
    Self(
      .list(since: since, day: day),
      .json([Row].self)
        .headers { value, headers in
          QualifiedAPI.ListResponse(value: value, total: try headers.value("total"))
        }
    )
  }

  public static func save(id: Foundation.UUID, to destination: Foundation.URL) -> Self
  where Value == Foundation.URL {
    Self(.save(id: id), .file(to: destination))
  }
}
