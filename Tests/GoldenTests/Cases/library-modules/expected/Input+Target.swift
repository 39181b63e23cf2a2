// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime
public import Shared

public nonisolated enum AppAPI: Sendable {
  /// `GET /`
  case me(near: SharedPerson? = nil)
}

nonisolated extension AppAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .me(let near):
      Self.defaults.get()
        .parameter("near", near)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://api.example.com")
}

nonisolated extension Call where Target == AppAPI {
  public static func me(near: SharedPerson? = nil) -> Self where Value == SharedPerson {
    Self(.me(near: near), .json)
  }
}
