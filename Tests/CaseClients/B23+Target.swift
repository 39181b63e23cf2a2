// Generated from b23.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// A list in a query, joined by commas.
public nonisolated enum PetStatusAPI: Sendable {
  /// `GET /v2/pet/findByStatus`
  case find(status: [String])
}

nonisolated extension PetStatusAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .find(let status):
      Self.defaults.get("pet/findByStatus")
        .parameter("status", status, .arrays(.comma))
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "http://petstore.example/v2")
}

nonisolated extension Call where Target == PetStatusAPI {
  public static func find(status: [String]) -> Self where Value == Void {
    Self(.find(status: status), .void)
  }
}
