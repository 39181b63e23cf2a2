// Generated from b45.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// The slash at the end of a path reaches the wire.
public nonisolated enum CoursesAPI: Sendable {
  /// `GET /courses/{id}/`
  case c(id: Int)
}

nonisolated extension CoursesAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .c(let id):
      Self.defaults.get("courses/\(id)/")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
}

nonisolated extension Call where Target == CoursesAPI {
  public static func c(id: Int) -> Self where Value == Void {
    Self(.c(id: id), .void)
  }
}
