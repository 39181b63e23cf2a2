// Generated from a10.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// One path, three methods; which token goes into which header depends on the endpoint.
public nonisolated enum SessionAPI: Sendable {
  /// `POST /auth`
  case login(code: String, deviceToken: String)

  /// `PATCH /auth`
  case refresh(deviceToken: String)

  /// `DELETE /auth`
  case logout
}

nonisolated extension SessionAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .login(let code, let deviceToken):
      Self.defaults.post()
        .parameter("code", code)
        .parameter("token", deviceToken)
    case .refresh(let deviceToken):
      Self.defaults.patch()
        .auth([[.header("refresh", field: "Refresh-Token", prefix: "Bearer")]])
        .parameter("token", deviceToken)
    case .logout:
      Self.defaults.delete()
        .auth([[.bearer("access")]])
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://api.example.org/auth")
    .defaultHeader("Content-Type", "application/json")
    .defaultEncoding(.json)
    .validate(.success)
}

nonisolated extension Call where Target == SessionAPI {
  public static func login(code: String, deviceToken: String) -> Self where Value == Void {
    Self(
      .login(code: code, deviceToken: deviceToken),
      .void.errors([500: .json(SessionProblem.self)])
    )
  }

  public static func refresh(deviceToken: String) -> Self where Value == Void {
    Self(
      .refresh(deviceToken: deviceToken),
      .void.errors([
        401: .json(SessionProblem.self),
        404: .json(SessionProblem.self),
        500: .json(SessionProblem.self),
      ])
    )
  }
}

nonisolated extension Call where Target == SessionAPI, Value == Void {
  public static var logout: Self {
    Self(
      .logout,
      .void.errors([
        401: .json(SessionProblem.self),
        404: .json(SessionProblem.self),
        500: .json(SessionProblem.self),
      ])
    )
  }
}
