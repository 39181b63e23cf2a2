// Generated from b29.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// A nil argument is left out of the JSON body.
public nonisolated enum InstallAPI: Sendable {
  /// `POST /i`
  case i(channelId: String? = nil, platform: String = "IOS")
}

nonisolated extension InstallAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .i(let channelId, let platform):
      Self.defaults.post("i")
        .encoding(.json)
        .parameter("channelId", channelId)
        .parameter("platform", platform)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
}

nonisolated extension Call where Target == InstallAPI {
  public static func i(channelId: String? = nil, platform: String = "IOS") -> Self
  where Value == Void {
    Self(.i(channelId: channelId, platform: platform), .void)
  }
}
