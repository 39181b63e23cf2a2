// Generated from a03.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime
public import Foundation

/// A social network. GET and HEAD use the query, all else sends JSON.
public nonisolated enum ElloAPI: Sendable {
  /// `HEAD /api/v2/following/posts/recent`
  case followingNewContent(createdAt: Date? = nil)

  /// `POST /api/v2/users/{userId}/add/{relationship}`
  case relationship(userId: String, relationship: String)

  /// `DELETE /api/v2/profile/push_subscriptions/apns/{token}`
  case deleteSubscriptions(token: Data)

  /// `GET /api/v2/post_views`
  case postViews(
    streamId: String? = nil,
    streamKind: String,
    postIds: [String],
    currentUserId: String? = nil
  )

  /// `PUT /api/v2/profile/followed_categories`
  case userCategories(categoryIds: [String], disableFollows: Bool)

  /// `POST /api/v2/category_users/`
  case editCategoryUser(categoryId: String, userId: String, role: String)

  /// `GET /api/v2/categories`
  case categories

  /// `GET /api/v2/users/{userParam}`
  case userStream(userParam: String)

  /// `PATCH /api/v2/most_recent_announcements/mark_last_read_announcement`
  case markAnnouncementAsRead
}

nonisolated extension ElloAPI: TargetType {
  public func endpoint(with variables: ElloAPI.Variables) -> Endpoint {
    switch self {
    case .followingNewContent(let createdAt):
      Self.defaults(variables).head("following/posts/recent")
        .parameter("If-Modified-Since", createdAt, .header.format(.httpDate))
    case .relationship(let userId, let relationship):
      Self.defaults(variables).post("users/\(userId)/add/\(relationship)")
        .encoding(.json)
    case .deleteSubscriptions(let token):
      Self.defaults(variables).delete("profile/push_subscriptions/apns/\(token, .format(.hex))")
        .encoding(.json)
        .parameter("bundle_identifier", variables.bundleIdentifier)
        .parameter("marketing_version", variables.marketingVersion)
        .parameter("build_version", variables.buildVersion)
    case .postViews(let streamId, let streamKind, let postIds, let currentUserId):
      Self.defaults(variables).get("post_views")
        .parameter("id", streamId)
        .parameter("kind", streamKind)
        .parameter("post_ids", postIds, .arrays(.comma))
        .parameter("user_id", currentUserId)
    case .userCategories(let categoryIds, let disableFollows):
      Self.defaults(variables).put("profile/followed_categories")
        .encoding(.json)
        .parameter("followed_category_ids", categoryIds)
        .parameter("disable_follows", disableFollows)
    case .editCategoryUser(let categoryId, let userId, let role):
      Self.defaults(variables).post("category_users/")
        .encoding(.json)
        .parameter("category_id", categoryId)
        .parameter("user_id", userId)
        .parameter("role", role)
    case .categories:
      Self.defaults(variables).get("categories")
        .parameter("meta", true)
    case .userStream(let userParam):
      Self.defaults(variables).get("users/\(userParam)")
        .parameter("post_count", "false")
    case .markAnnouncementAsRead:
      Self.defaults(variables).patch("most_recent_announcements/mark_last_read_announcement")
        .encoding(.json)
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_: ElloAPI.Variables) -> Endpoint {
    Endpoint(baseURL: "https://ello.co/api/v2")
      .defaultHeader("Accept", "application/json")
      .defaultHeader("Accept-Language", "")
      .defaultHeader("Content-Type", "application/json")
  }
}

nonisolated extension ElloAPI {
  /// What only the running app knows. The provider takes it, or a closure that it asks once per attempt.
  public struct Variables: Sendable {
    public var bundleIdentifier: String
    public var marketingVersion: String
    public var buildVersion: String

    public init(bundleIdentifier: String, marketingVersion: String, buildVersion: String) {
      self.bundleIdentifier = bundleIdentifier
      self.marketingVersion = marketingVersion
      self.buildVersion = buildVersion
    }
  }
}

nonisolated extension Call where Target == ElloAPI {
  public static func followingNewContent(createdAt: Date? = nil) -> Self where Value == Void {
    Self(.followingNewContent(createdAt: createdAt), .void)
  }

  public static func relationship(userId: String, relationship: String) -> Self
  where Value == Void {
    Self(.relationship(userId: userId, relationship: relationship), .void)
  }

  public static func deleteSubscriptions(token: Data) -> Self where Value == Void {
    Self(.deleteSubscriptions(token: token), .void)
  }

  public static func postViews(
    streamId: String? = nil,
    streamKind: String,
    postIds: [String],
    currentUserId: String? = nil
  ) -> Self where Value == Void {
    Self(
      .postViews(
        streamId: streamId,
        streamKind: streamKind,
        postIds: postIds,
        currentUserId: currentUserId
      ),
      .void
    )
  }

  public static func userCategories(categoryIds: [String], disableFollows: Bool) -> Self
  where Value == Void {
    Self(.userCategories(categoryIds: categoryIds, disableFollows: disableFollows), .void)
  }

  public static func editCategoryUser(categoryId: String, userId: String, role: String) -> Self
  where Value == Void {
    Self(.editCategoryUser(categoryId: categoryId, userId: userId, role: role), .void)
  }

  public static func userStream(userParam: String) -> Self where Value == Void {
    Self(.userStream(userParam: userParam), .void)
  }
}

nonisolated extension Call where Target == ElloAPI, Value == Void {
  public static var categories: Self {
    Self(.categories, .void)
  }
}

nonisolated extension Call where Target == ElloAPI, Value == Void {
  public static var markAnnouncementAsRead: Self {
    Self(.markAnnouncementAsRead, .void)
  }
}
