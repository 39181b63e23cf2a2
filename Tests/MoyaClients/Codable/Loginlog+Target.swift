// Generated from loginlog.yaml by endpointgen. Edit the spec instead.

public import Foundation

/// Who signed in, and when.
public nonisolated enum LoginLogAPI: Sendable {
  /// Notes a login.
  ///
  /// `POST /api/appHtLoginLog/addLoginLog`
  ///
  /// - Parameter type: How the user signed in.
  case addLoginLog(type: Int)

  /// Calls of the child target.
  case child(LoginLogChildAPI)
}

nonisolated extension LoginLogAPI: MoyaAPI {
  public func endpoint(with variables: LoginLogAPI.Variables) -> MoyaEndpoint {
    switch self {
    case .addLoginLog(let type):
      Self.defaults(variables).post("addLoginLog")
        .query(["type": type])
        .form()
    case .child(let target):
      target.endpoint(with: variables.child)
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_ variables: LoginLogAPI.Variables) -> MoyaEndpoint {
    MoyaEndpoint(baseURL: "\(variables.root)/api/appHtLoginLog/")
      .defaultHeader("Content-type", "application/json")
      .defaultHeader("Token", "\(variables.token)")
      .envelope(
        .init(code: "code", success: ["200"], message: .any("message", "msg"), data: "data")
      )
      .timeout(60)
  }
}

nonisolated extension LoginLogAPI {
  /// What only the running app knows. The provider takes it, or a closure that it asks once per attempt.
  public struct Variables: Sendable {
    /// Where the service runs.
    public var root: URL

    /// Of the user; without one no header is sent.
    public var token: String?

    /// What the endpoints of `LoginLogChildAPI` need.
    public var child: LoginLogChildAPI.Variables

    public init(root: URL, token: String? = nil, child: LoginLogChildAPI.Variables) {
      self.root = root
      self.token = token
      self.child = child
    }
  }
}

nonisolated extension Call where Target == LoginLogAPI {
  /// Notes a login.
  public static func addLoginLog(type: Int) -> Self where Value == LoginLog? {
    Self(.addLoginLog(type: type), .json)
  }

  /// Calls of the child target.
  public static func child(_ call: Call<LoginLogChildAPI, Value>) -> Self {
    Self(.child(call.target), call.reader)
  }
}
