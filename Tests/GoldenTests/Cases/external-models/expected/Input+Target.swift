// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime
public import Foundation
public import MyModels

public nonisolated enum ExternalAPI: Sendable {
  /// `GET /`
  case me(role: MyModels.Account.Role, window: Foundation.DateComponents? = nil)

  /// `PUT /`
  case save(user: MyModels.User)
}

nonisolated extension ExternalAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .me(let role, let window):
      Self.defaults.get()
        .parameter("role", role)
        .parameter("window", window)
    case .save(let user):
      Self.defaults.put()
        .encoding(.json)
        .body(json: user)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://api.example.com")
}

nonisolated extension Call where Target == ExternalAPI {
  public static func me(
    role: MyModels.Account.Role,
    window: Foundation.DateComponents? = nil
  ) -> Self where Value == MyModels.User {
    Self(.me(role: role, window: window), .json)
  }

  public static func save(user: MyModels.User) -> Self where Value == Void {
    Self(.save(user: user), .void)
  }
}
