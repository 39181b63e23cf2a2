// Generated from input.yaml by endpointgen. Edit the spec instead.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public import EndpointRuntime

public nonisolated enum CamelAPI: Sendable {
  /// `GET /x/{user_id}`
  case findOne(userId: Int, _private: Int, trailing_: Int, as_named: Int)
}

nonisolated extension CamelAPI: TargetType {
  public func endpoint(with variables: CamelAPI.Variables) -> Endpoint {
    switch self {
    case .findOne(let userId, let _private, let trailing_, let as_named):
      Self.defaults(variables).get("x/\(userId)")
        .header("X-Device", "\(variables.deviceId)")
        .parameter("_private", _private)
        .parameter("trailing_", trailing_)
        .parameter("kept", as_named)
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_: CamelAPI.Variables) -> Endpoint {
    Endpoint(baseURL: "https://api.example.com")
  }
}

nonisolated extension CamelAPI {
  /// What only the running app knows. The provider takes it, or a closure that it asks once per attempt.
  public struct Variables: Sendable {
    public var deviceId: String

    public init(deviceId: String) {
      self.deviceId = deviceId
    }
  }
}

nonisolated extension Call where Target == CamelAPI {
  public static func findOne(userId: Int, _private: Int, trailing_: Int, as_named: Int) -> Self
  where Value == Void {
    Self(
      .findOne(userId: userId, _private: _private, trailing_: trailing_, as_named: as_named),
      .void
    )
  }
}
