// Generated from b38.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// A text and a file in one form.
public nonisolated enum FixedBoundaryAPI: Sendable {
  /// `POST /up`
  case up(a: String, f: File)
}

nonisolated extension FixedBoundaryAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .up(let a, let f):
      Self.defaults.post("up")
        .encoding(.multipart)
        .parameter("a", a)
        .parameter("f", f)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
}

nonisolated extension Call where Target == FixedBoundaryAPI {
  public static func up(a: String, f: File) -> Self where Value == Void {
    Self(.up(a: a, f: f), .void)
  }
}
