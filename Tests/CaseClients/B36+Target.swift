// Generated from b36.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// A file name of any script.
public nonisolated enum UnicodeFileNameAPI: Sendable {
  /// `POST /up`
  case up(file: File)
}

nonisolated extension UnicodeFileNameAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .up(let file):
      Self.defaults.post("up")
        .encoding(.multipart)
        .parameter("file_field", file)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
}

nonisolated extension Call where Target == UnicodeFileNameAPI {
  public static func up(file: File) -> Self where Value == Void {
    Self(.up(file: file), .void)
  }
}
