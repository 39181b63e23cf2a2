// Generated from b35.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// A file name from the caller cannot break the header of its part.
public nonisolated enum QuotedFileNameAPI: Sendable {
  /// `POST /up`
  case up(data: File)
}

nonisolated extension QuotedFileNameAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .up(let data):
      Self.defaults.post("up")
        .encoding(.multipart)
        .parameter("data", data)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
}

nonisolated extension Call where Target == QuotedFileNameAPI {
  public static func up(data: File) -> Self where Value == Void {
    Self(.up(data: data), .void)
  }
}
