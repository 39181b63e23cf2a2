// Generated from b41.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// A part from data, a file or a stream, on every platform.
public nonisolated enum StreamedPartAPI: Sendable {
  /// `POST /up`
  case up(f: File)
}

nonisolated extension StreamedPartAPI: TargetType {
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

nonisolated extension Call where Target == StreamedPartAPI {
  public static func up(f: File) -> Self where Value == Void {
    Self(.up(f: f), .void)
  }
}
