// Generated from login.yaml by endpointgen. Edit the spec instead.

/// Signing in with a code sent to the telephone.
public nonisolated enum LoginAPI: Sendable {
  /// Signs in.
  ///
  /// `POST /login/`
  case login(username: String, password: String, smscode: String)

  /// Asks for a code.
  ///
  /// `POST /login/smscode/`
  case smscode(username: String)

  /// Something that needs nothing.
  ///
  /// `GET /login/otherRequest/`
  case otherRequest
}

nonisolated extension LoginAPI: MoyaAPI, MoyaTarget {
  public func endpoint(with _: NoVariables) -> MoyaEndpoint {
    switch self {
    case .login(let username, let password, let smscode):
      Self.defaults.post("login/")
        .form(["username": username, "password": password, "smscode": smscode])
    case .smscode(let username):
      Self.defaults.post("login/smscode/")
        .form(["username": username])
    case .otherRequest:
      Self.defaults.get("login/otherRequest/")
    }
  }

  /// What every endpoint here begins with.
  static var defaults: MoyaEndpoint {
    MoyaEndpoint(baseURL: "http://127.0.0.1:5000/")
  }
}

nonisolated extension Call where Target == LoginAPI {
  /// Signs in.
  public static func login(username: String, password: String, smscode: String) -> Self
  where Value == JSON {
    Self(.login(username: username, password: password, smscode: smscode), .json)
  }

  /// Asks for a code.
  public static func smscode(username: String) -> Self where Value == SMSCode {
    Self(.smscode(username: username), .json)
  }
}

nonisolated extension Call where Target == LoginAPI, Value == JSON {
  /// Something that needs nothing.
  public static var otherRequest: Self {
    Self(.otherRequest, .json)
  }
}
