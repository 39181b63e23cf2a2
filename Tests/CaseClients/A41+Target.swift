// Generated from a41.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// Users and their repositories. Arguments are escaped once, by the runtime.
public nonisolated enum ProfilesAPI: Sendable {
  /// `GET /zen`
  case zen

  /// `GET /users/{name}`
  case userProfile(name: String)

  /// `GET /users/{name}/repos`
  case userRepositories(name: String)
}

nonisolated extension ProfilesAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .zen:
      Self.defaults.get("zen")
        .validate(.success)
    case .userProfile(let name):
      Self.defaults.get("users/\(name)")
        .validate(.none)
    case .userRepositories(let name):
      Self.defaults.get("users/\(name)/repos")
        .validate(.none)
        .parameter("sort", "pushed")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://api.github.com")
}

nonisolated extension Call where Target == ProfilesAPI {
  public static func userProfile(name: String) -> Self where Value == Void {
    Self(.userProfile(name: name), .void)
  }

  public static func userRepositories(name: String) -> Self where Value == Void {
    Self(.userRepositories(name: name), .void)
  }
}

nonisolated extension Call where Target == ProfilesAPI, Value == String {
  public static var zen: Self {
    Self(.zen, .text)
  }
}
