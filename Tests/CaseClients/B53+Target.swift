// Generated from b53.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// A list under a key.
public nonisolated enum IssuesAPI: Sendable {
  /// `GET /issues`
  case issues
}

nonisolated extension IssuesAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .issues:
      Self.defaults.get("issues")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
}

nonisolated extension Call where Target == IssuesAPI, Value == [TrackedIssue] {
  public static var issues: Self {
    Self(.issues, .json(at: "issues"))
  }
}
