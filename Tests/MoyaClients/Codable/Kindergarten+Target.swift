// Generated from kindergarten.yaml by endpointgen. Edit the spec instead.

/// A kindergarten's circles. Fields are the caller's, sent as they are.
public nonisolated enum KindergartenAPI: Sendable {
  /// Signs in and needs no token.
  ///
  /// `POST //kindergartenapi/security/oauth/token`
  case login(fields: [String: String])

  /// What happened in the circle.
  ///
  /// `POST //kindergartenapi/circle/circle/queryCircle`
  case circle(fields: [String: String])

  /// Signs out.
  ///
  /// `POST //kindergartenapi/base/user/logout`
  case logout(fields: [String: String])
}

nonisolated extension KindergartenAPI: MoyaAPI, MoyaTarget {
  public func endpoint(with _: NoVariables) -> MoyaEndpoint {
    switch self {
    case .login(let fields):
      Self.defaults.post("security/oauth/token")
        .validate(.success)
        .auth([])
        .form()
        .form(fields)
    case .circle(let fields):
      Self.defaults.post("circle/circle/queryCircle")
        .body(json: fields)
    case .logout(let fields):
      Self.defaults.post("base/user/logout")
        .body(json: fields)
    }
  }

  /// What every endpoint here begins with.
  static var defaults: MoyaEndpoint {
    MoyaEndpoint(baseURL: "https://kindergarten.example:5057//kindergartenapi/")
      .validate(.none)
      .auth([[.header("session", field: "Authorization", prefix: "Bearer")]])
  }
}

nonisolated extension Call where Target == KindergartenAPI {
  /// Signs in and needs no token.
  public static func login(fields: [String: String]) -> Self where Value == SessionToken {
    Self(.login(fields: fields), .json)
  }

  /// What happened in the circle.
  public static func circle(fields: [String: String]) -> Self where Value == JSON {
    Self(.circle(fields: fields), .json)
  }

  /// Signs out.
  public static func logout(fields: [String: String]) -> Self where Value == Void {
    Self(.logout(fields: fields), .void)
  }
}
