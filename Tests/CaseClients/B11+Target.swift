// Generated from b11.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// A list of categories in one path segment.
public nonisolated enum CategoriesAPI: Sendable {
  /// `GET /users/{categories}`
  case users(categories: [String])
}

nonisolated extension CategoriesAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .users(let categories):
      Self.defaults.get("users/\(categories, .arrays(.comma))")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
}

nonisolated extension Call where Target == CategoriesAPI {
  public static func users(categories: [String]) -> Self where Value == Void {
    Self(.users(categories: categories), .void)
  }
}
