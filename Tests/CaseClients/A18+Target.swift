// Generated from a18.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// Accounts, bug reports and code lists of a school service.
public nonisolated enum SchoolAPI: Sendable {
  /// `PATCH /auth/code`
  case verifyAuthCode(email: String, authCode: String)

  /// `PUT /auth/reissue`
  case reissueToken

  /// `GET /students/password`
  case compareCurrentPassword(password: String)

  /// `PATCH /students/password`
  case changePassword(passwords: [String: String])

  /// `GET /bugs/{id}/`
  case fetchBugDetail(id: Int)

  /// `GET /codes`
  case fetchCodeList(keyword: String = "", type: String, parentCode: String = "")
}

nonisolated extension SchoolAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .verifyAuthCode(let email, let authCode):
      Self.defaults.patch("auth/code")
        .parameter("email", email)
        .parameter("auth_code", authCode)
    case .reissueToken:
      Self.defaults.put("auth/reissue")
        .auth([[.header("refresh", field: "X-Refresh-Token")]])
        .parameter("platform-type", "IOS")
    case .compareCurrentPassword(let password):
      Self.defaults.get("students/password")
        .auth([[.bearer("access")]])
        .parameter("password", password)
    case .changePassword(let passwords):
      Self.defaults.patch("students/password")
        .encoding(.json)
        .auth([[.bearer("access")]])
        .body(json: passwords)
    case .fetchBugDetail(let id):
      Self.defaults.get("bugs/\(id)/")
        .auth([[.bearer("access")]])
    case .fetchCodeList(let keyword, let type, let parentCode):
      Self.defaults.get("codes")
        .parameter("keyword", keyword)
        .parameter("type", type)
        .parameter("parent_code", parentCode)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://api.example.org")
    .defaultHeader("Content-Type", "application/json")
    .defaultEncoding(.query)
}

nonisolated extension Call where Target == SchoolAPI {
  public static func verifyAuthCode(email: String, authCode: String) -> Self where Value == Void {
    Self(.verifyAuthCode(email: email, authCode: authCode), .void)
  }

  public static func compareCurrentPassword(password: String) -> Self where Value == Void {
    Self(.compareCurrentPassword(password: password), .void)
  }

  public static func changePassword(passwords: [String: String]) -> Self where Value == Void {
    Self(.changePassword(passwords: passwords), .void)
  }

  public static func fetchBugDetail(id: Int) -> Self where Value == Void {
    Self(.fetchBugDetail(id: id), .void)
  }

  public static func fetchCodeList(
    keyword: String = "",
    type: String,
    parentCode: String = ""
  ) -> Self where Value == Void {
    Self(.fetchCodeList(keyword: keyword, type: type, parentCode: parentCode), .void)
  }
}

nonisolated extension Call where Target == SchoolAPI, Value == Void {
  public static var reissueToken: Self {
    Self(.reissueToken, .void)
  }
}
