// Generated from a06.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// Two small services behind one provider, each a group with its own base.
public nonisolated enum TrendsAPI: Sendable {
  case trending(Trending)
  case codetabs(Codetabs)
}

nonisolated extension TrendsAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .trending(let target):
      target.endpoint(with: NoVariables())
    case .codetabs(let target):
      target.endpoint(with: NoVariables())
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint()
}

nonisolated extension TrendsAPI {
  public nonisolated enum Trending: Sendable {
    /// `GET /repositories`
    case repositories(language: String, since: String)

    /// `GET /developers`
    case developers(language: String, since: String)

    /// `GET /languages`
    case languages
  }
}

nonisolated extension TrendsAPI.Trending: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .repositories(let language, let since):
      Self.defaults.get("repositories")
        .parameter("language", language)
        .parameter("since", since)
    case .developers(let language, let since):
      Self.defaults.get("developers")
        .parameter("language", language)
        .parameter("since", since)
    case .languages:
      Self.defaults.get("languages")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = TrendsAPI.defaults
    .baseURL("https://api.gitterapp.com")
}

nonisolated extension TrendsAPI {
  public nonisolated enum Codetabs: Sendable {
    /// `GET /v1/loc`
    case numberOfLines(fullname: String)
  }
}

nonisolated extension TrendsAPI.Codetabs: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .numberOfLines(let fullname):
      Self.defaults.get("loc")
        .parameter("github", fullname)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = TrendsAPI.defaults
    .baseURL("https://api.codetabs.com/v1")
}

nonisolated extension Call where Target == TrendsAPI {
  public static func trending(_ call: Call<TrendsAPI.Trending, Value>) -> Self {
    Self(.trending(call.target), call.reader)
  }

  public static func codetabs(_ call: Call<TrendsAPI.Codetabs, Value>) -> Self {
    Self(.codetabs(call.target), call.reader)
  }
}

nonisolated extension Call where Target == TrendsAPI.Trending {
  public static func repositories(language: String, since: String) -> Self where Value == Void {
    Self(.repositories(language: language, since: since), .void)
  }

  public static func developers(language: String, since: String) -> Self where Value == Void {
    Self(.developers(language: language, since: since), .void)
  }
}

nonisolated extension Call where Target == TrendsAPI.Trending, Value == Void {
  public static var languages: Self {
    Self(.languages, .void)
  }
}

nonisolated extension Call where Target == TrendsAPI.Codetabs {
  public static func numberOfLines(fullname: String) -> Self where Value == Void {
    Self(.numberOfLines(fullname: fullname), .void)
  }
}
