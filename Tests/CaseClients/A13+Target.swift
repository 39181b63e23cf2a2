// Generated from a13.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// Activity feeds; the application key is in the query of each request.
public nonisolated enum FeedAPI: Sendable {
  /// `GET /api/v1.0[/{prefix}]/feed/{slug}/{user}/`
  case get(
    slug: String,
    user: String,
    prefix: FeedPrefix? = nil,
    page: FeedPage? = nil,
    ranking: String = "",
    markSeen: [String]? = nil,
    markRead: [String]? = nil,
    withOwnReactions: Bool = false,
    withOwnChildren: Bool = false,
    withRecentReactions: Bool = false,
    withReactionCounts: Bool = false
  )

  /// `DELETE /api/v1.0/feed/{slug}/{user}/follows/{followed}/`
  case unfollow(slug: String, user: String, followed: String, keepHistory: Bool = false)

  /// `DELETE /api/v1.0/feed/{slug}/{user}/{foreignId}/`
  case deleteByForeignId(slug: String, user: String, foreignId: String)

  /// `POST /api/v1.0/feed/{slug}/{user}/follows/`
  case follow(slug: String, user: String, followed: String, activityCopyLimit: Int)
}

nonisolated extension FeedAPI: TargetType {
  public func endpoint(with variables: FeedAPI.Variables) -> Endpoint {
    switch self {
    case .get(
      let slug,
      let user,
      let prefix,
      let page,
      let ranking,
      let markSeen,
      let markRead,
      let withOwnReactions,
      let withOwnChildren,
      let withRecentReactions,
      let withReactionCounts
    ):
      Self.defaults(variables).get("\(optional: "/\(prefix)")/feed/\(slug)/\(user)/")
        .spread(page)
        .parameter("ranking", unless: "", ranking)
        .parameter("mark_seen", markSeen, .arrays(.comma))
        .parameter("mark_read", markRead, .arrays(.comma))
        .parameter("withOwnReactions", unless: false, withOwnReactions)
        .parameter("withOwnChildren", unless: false, withOwnChildren)
        .parameter("withRecentReactions", unless: false, withRecentReactions)
        .parameter("withReactionCounts", unless: false, withReactionCounts)
    case .unfollow(let slug, let user, let followed, let keepHistory):
      Self.defaults(variables).delete("feed/\(slug)/\(user)/follows/\(followed)/")
        .parameter("keep_history", unless: false, keepHistory)
    case .deleteByForeignId(let slug, let user, let foreignId):
      Self.defaults(variables).delete("feed/\(slug)/\(user)/\(foreignId)/")
        .parameter("foreign_id", 1)
    case .follow(let slug, let user, let followed, let activityCopyLimit):
      Self.defaults(variables).post("feed/\(slug)/\(user)/follows/")
        .encoding(.json)
        .parameter("target", followed)
        .parameter("activity_copy_limit", activityCopyLimit)
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_ variables: FeedAPI.Variables) -> Endpoint {
    Endpoint(baseURL: "https://us-east-api.stream-io-api.com/api/v1.0")
      .parameter("api_key", variables.key, .query)
  }
}

nonisolated extension FeedAPI {
  /// What only the running app knows. The provider takes it, or a closure that it asks once per attempt.
  public struct Variables: Sendable {
    public var key: String

    public init(key: String) {
      self.key = key
    }
  }
}

nonisolated extension Call where Target == FeedAPI {
  public static func get(
    slug: String,
    user: String,
    prefix: FeedPrefix? = nil,
    page: FeedPage? = nil,
    ranking: String = "",
    markSeen: [String]? = nil,
    markRead: [String]? = nil,
    withOwnReactions: Bool = false,
    withOwnChildren: Bool = false,
    withRecentReactions: Bool = false,
    withReactionCounts: Bool = false
  ) -> Self where Value == Void {
    Self(
      .get(
        slug: slug,
        user: user,
        prefix: prefix,
        page: page,
        ranking: ranking,
        markSeen: markSeen,
        markRead: markRead,
        withOwnReactions: withOwnReactions,
        withOwnChildren: withOwnChildren,
        withRecentReactions: withRecentReactions,
        withReactionCounts: withReactionCounts
      ),
      .void
    )
  }

  public static func unfollow(
    slug: String,
    user: String,
    followed: String,
    keepHistory: Bool = false
  ) -> Self where Value == Void {
    Self(.unfollow(slug: slug, user: user, followed: followed, keepHistory: keepHistory), .void)
  }

  public static func deleteByForeignId(slug: String, user: String, foreignId: String) -> Self
  where Value == Void {
    Self(.deleteByForeignId(slug: slug, user: user, foreignId: foreignId), .void)
  }

  public static func follow(
    slug: String,
    user: String,
    followed: String,
    activityCopyLimit: Int
  ) -> Self where Value == Void {
    Self(
      .follow(slug: slug, user: user, followed: followed, activityCopyLimit: activityCopyLimit),
      .void
    )
  }
}
