// Generated from douban.yaml by endpointgen. Edit the spec instead.

/// Music on two hosts, neither of which is strict about statuses.
public nonisolated enum DoubanAPI: Sendable {
  /// The channels one can tune in to.
  ///
  /// `GET /j/app/radio/channels`
  case channels

  /// What a channel plays next.
  ///
  /// `GET /j/mine/playlist`
  case playlist(channel: String)
}

nonisolated extension DoubanAPI: MoyaAPI, MoyaTarget {
  public func endpoint(with _: NoVariables) -> MoyaEndpoint {
    switch self {
    case .channels:
      Self.defaults.get("j/app/radio/channels")
        .baseURL("https://www.douban.com")
    case .playlist(let channel):
      Self.defaults.get("j/mine/playlist")
        .baseURL("https://douban.fm")
        .query(["channel": channel, "type": "n", "from": "mainsite"])
    }
  }

  /// What every endpoint here begins with.
  static var defaults: MoyaEndpoint {
    MoyaEndpoint()
      .validate(.none)
  }
}

nonisolated extension Call where Target == DoubanAPI {
  /// What a channel plays next.
  public static func playlist(channel: String) -> Self where Value == [Song] {
    Self(.playlist(channel: channel), .json(at: "song"))
  }
}

nonisolated extension Call where Target == DoubanAPI, Value == [Channel] {
  /// The channels one can tune in to.
  public static var channels: Self {
    Self(.channels, .json(at: "channels"))
  }
}
