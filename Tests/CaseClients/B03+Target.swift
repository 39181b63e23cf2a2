// Generated from b03.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// A fixed query beside a form body.
public nonisolated enum SaveAPI: Sendable {
  /// `POST /save`
  case save(name: String)
}

nonisolated extension SaveAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .save(let name):
      Self.defaults.post("save")
        .parameter("name", name)
        .parameter("v", "2", .query)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
}

nonisolated extension Call where Target == SaveAPI {
  public static func save(name: String) -> Self where Value == Void {
    Self(.save(name: name), .void)
  }
}
