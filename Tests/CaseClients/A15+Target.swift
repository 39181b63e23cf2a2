// Generated from a15.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// Reactions and users of the feed service.
public nonisolated enum ReactionAPI: Sendable {
  /// `GET /api/v1.0/reaction/activity_id/{activityId}[/{kind}]/`
  case reactionsByActivityId(
    activityId: String,
    kind: String? = nil,
    limit: Int? = nil,
    withActivityData: Bool
  )

  /// `POST /api/v1.0/reaction/`
  case add(
    activityId: String,
    parentReactionId: String? = nil,
    kind: String,
    data: [String: JSON] = [:],
    feedIds: [String] = []
  )

  /// `POST /api/v1.0/user/`
  case createUser(user: FeedUser, getOrCreate: Bool)
}

nonisolated extension ReactionAPI: TargetType {
  public func endpoint(with variables: ReactionAPI.Variables) -> Endpoint {
    switch self {
    case .reactionsByActivityId(let activityId, let kind, let limit, let withActivityData):
      Self.defaults(variables).get("reaction/activity_id/\(activityId)\(optional: "/\(kind)")/")
        .parameter("limit", limit)
        .parameter("with_activity_data", withActivityData)
        .parameter("withOwnChildren", 1)
    case .add(let activityId, let parentReactionId, let kind, let data, let feedIds):
      Self.defaults(variables).post("reaction/")
        .encoding(.json)
        .parameter("activity_id", activityId)
        .parameter("parent", parentReactionId)
        .parameter("kind", kind)
        .parameter("data", unless: [:], data)
        .parameter("target_feeds", unless: [], feedIds)
    case .createUser(let user, let getOrCreate):
      Self.defaults(variables).post("user/")
        .encoding(.json)
        .body(json: user)
        .parameter("get_or_create", getOrCreate, .query)
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_ variables: ReactionAPI.Variables) -> Endpoint {
    Endpoint(baseURL: "https://us-east-api.stream-io-api.com/api/v1.0")
      .parameter("api_key", variables.key, .query)
  }
}

nonisolated extension ReactionAPI {
  /// What only the running app knows. The provider takes it, or a closure that it asks once per attempt.
  public struct Variables: Sendable {
    public var key: String

    public init(key: String) {
      self.key = key
    }
  }
}

nonisolated extension Call where Target == ReactionAPI {
  public static func reactionsByActivityId(
    activityId: String,
    kind: String? = nil,
    limit: Int? = nil,
    withActivityData: Bool
  ) -> Self where Value == Void {
    Self(
      .reactionsByActivityId(
        activityId: activityId,
        kind: kind,
        limit: limit,
        withActivityData: withActivityData
      ),
      .void
    )
  }

  public static func add(
    activityId: String,
    parentReactionId: String? = nil,
    kind: String,
    data: [String: JSON] = [:],
    feedIds: [String] = []
  ) -> Self where Value == Void {
    Self(
      .add(
        activityId: activityId,
        parentReactionId: parentReactionId,
        kind: kind,
        data: data,
        feedIds: feedIds
      ),
      .void
    )
  }

  public static func createUser(user: FeedUser, getOrCreate: Bool) -> Self where Value == Void {
    Self(.createUser(user: user, getOrCreate: getOrCreate), .void)
  }
}
