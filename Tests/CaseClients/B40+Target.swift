// Generated from b40.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// A part of any bytes, also such that look like a boundary.
public nonisolated enum AnyBytesPartAPI: Sendable {
  /// `POST /up`
  case up(f: File)
}

nonisolated extension AnyBytesPartAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .up(let f):
      Self.defaults.post("up")
        .encoding(.multipart)
        .parameter("f", f)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
}

nonisolated extension Call where Target == AnyBytesPartAPI {
  public static func up(f: File) -> Self where Value == Void {
    Self(.up(f: f), .void)
  }
}
