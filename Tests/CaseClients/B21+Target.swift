// Generated from b21.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// A nested value in a query; elements of a list keep their index.
public nonisolated enum NestedFilterAPI: Sendable {
  /// `GET /f`
  case f(filter: JSON)
}

nonisolated extension NestedFilterAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .f(let filter):
      Self.defaults.get("f")
        .parameter("filter", filter)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
    .arrays(.indexed)
    .nested(.brackets)
}

nonisolated extension Call where Target == NestedFilterAPI {
  public static func f(filter: JSON) -> Self where Value == Void {
    Self(.f(filter: filter), .void)
  }
}
