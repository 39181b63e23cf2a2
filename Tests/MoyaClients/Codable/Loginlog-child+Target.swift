// Generated from loginlog-child.yaml by endpointgen. Edit the spec instead.

public import Foundation

/// What the log offers to those who are not signed in.
public nonisolated enum LoginLogChildAPI: Sendable {
  /// Refreshes what is known of someone.
  ///
  /// `POST /api/appHtLoginLog/child/refreshInfo`
  case refreshInfo(name: String)
}

nonisolated extension LoginLogChildAPI: MoyaAPI {
  public func endpoint(with variables: LoginLogChildAPI.Variables) -> MoyaEndpoint {
    switch self {
    case .refreshInfo(let name):
      Self.defaults(variables).post("refreshInfo")
        .json(["name": name])
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_ variables: LoginLogChildAPI.Variables) -> MoyaEndpoint {
    MoyaEndpoint(baseURL: "\(variables.root)/api/appHtLoginLog/child/")
      .defaultHeader("Content-type", "application/json")
      .envelope(
        .init(code: "code", success: ["200"], message: .any("message", "msg"), data: "data")
      )
  }
}

nonisolated extension LoginLogChildAPI {
  /// What only the running app knows. The provider takes it, or a closure that it asks once per attempt.
  public struct Variables: Sendable {
    public var root: URL

    public init(root: URL) {
      self.root = root
    }
  }
}

nonisolated extension Call where Target == LoginLogChildAPI {
  /// Refreshes what is known of someone.
  public static func refreshInfo(name: String) -> Self where Value == RefreshedInfo? {
    Self(.refreshInfo(name: name), .json)
  }
}
