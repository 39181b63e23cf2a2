// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime
public import Foundation

public nonisolated enum AliasAPI: Sendable {
  /// `GET /users/{id}`
  case find(id: UserID, since: Timestamp)
}

nonisolated extension AliasAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .find(let id, let since):
      Self.defaults.get("users/\(id)")
        .parameter("since", since, .format(.seconds))
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://api.example.com")
}

nonisolated extension Call where Target == AliasAPI {
  public static func find(id: UserID, since: Timestamp) -> Self where Value == Users {
    Self(.find(id: id, since: since), .json)
  }
}
