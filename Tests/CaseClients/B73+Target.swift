// Generated from b73.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// JSON in UTF-8 with a mark, and in UTF-16.
public nonisolated enum ByteOrderAPI: Sendable {
  /// `GET /a`
  case a
}

nonisolated extension ByteOrderAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .a:
      Self.defaults.get("a")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
}

nonisolated extension Call where Target == ByteOrderAPI, Value == MarkedText {
  public static var a: Self {
    Self(.a, .json)
  }
}
