// Generated from b28.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// Left as it is, set to null, or set to a value.
public nonisolated enum PatchAPI: Sendable {
  /// `PATCH /u`
  case u(bio: String?? = nil, age: Int? = nil)
}

nonisolated extension PatchAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .u(let bio, let age):
      Self.defaults.patch("u")
        .encoding(.json)
        .parameter("bio", bio)
        .parameter("age", age)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
}

nonisolated extension Call where Target == PatchAPI {
  public static func u(bio: String?? = nil, age: Int? = nil) -> Self where Value == Void {
    Self(.u(bio: bio, age: age), .void)
  }
}
