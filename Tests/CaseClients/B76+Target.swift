// Generated from b76.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// A model that holds itself, and two that hold each other.
public nonisolated enum TreeAPI: Sendable {
  /// `GET /node`
  case node
}

nonisolated extension TreeAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .node:
      Self.defaults.get("node")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
}

nonisolated extension Call where Target == TreeAPI, Value == TreeNode {
  public static var node: Self {
    Self(.node, .json)
  }
}
