// Generated from b10.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// A list in one path segment.
public nonisolated enum EntriesAPI: Sendable {
  /// `GET /entries/{ids}`
  case entries(ids: [String])
}

nonisolated extension EntriesAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .entries(let ids):
      Self.defaults.get("entries/\(ids, .arrays(.comma))")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
}

nonisolated extension Call where Target == EntriesAPI {
  public static func entries(ids: [String]) -> Self where Value == Void {
    Self(.entries(ids: ids), .void)
  }
}
