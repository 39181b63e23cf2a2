// Generated from b50.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// An empty array at the root.
public nonisolated enum EmptyListAPI: Sendable {
  /// `GET /l`
  case l
}

nonisolated extension EmptyListAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .l:
      Self.defaults.get("l")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
}

nonisolated extension Call where Target == EmptyListAPI, Value == [ListedThing] {
  public static var l: Self {
    Self(.l, .json)
  }
}
