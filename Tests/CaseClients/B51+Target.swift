// Generated from b51.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// Null and missing, for an optional, a default and a plain field.
public nonisolated enum TaskResultAPI: Sendable {
  /// `GET /task`
  case task
}

nonisolated extension TaskResultAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .task:
      Self.defaults.get("task")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
}

nonisolated extension Call where Target == TaskResultAPI, Value == TaskResult {
  public static var task: Self {
    Self(.task, .json)
  }
}
