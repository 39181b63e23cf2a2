// Generated from b13.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// Text of any script in a query.
public nonisolated enum TaggedPostsAPI: Sendable {
  /// `GET /v1/posts`
  case posts(tags: String)
}

nonisolated extension TaggedPostsAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .posts(let tags):
      Self.defaults.get("posts")
        .parameter("tags", tags)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "http://api.test.com/v1")
}

nonisolated extension Call where Target == TaggedPostsAPI {
  public static func posts(tags: String) -> Self where Value == Void {
    Self(.posts(tags: tags), .void)
  }
}
