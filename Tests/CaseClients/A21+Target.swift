// Generated from a21.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// A film database; the session is in the query, also beside a JSON body.
public nonisolated enum MovieAccountAPI: Sendable {
  /// `GET /3/account`
  case account(sessionId: String)

  /// `POST /3/account/{accountId}/favorite`
  case markFavorite(accountId: String, sessionId: String, mediaId: Int, favorited: Bool)

  /// `GET /3/authentication/session/new`
  case newSession(requestToken: String)
}

nonisolated extension MovieAccountAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .account(let sessionId):
      Self.defaults.get("account")
        .parameter("session_id", sessionId)
    case .markFavorite(let accountId, let sessionId, let mediaId, let favorited):
      Self.defaults.post("account/\(accountId)/favorite")
        .encoding(.json)
        .parameter("session_id", sessionId, .query)
        .parameter("media_type", "movie")
        .parameter("media_id", mediaId)
        .parameter("favorite", favorited)
    case .newSession(let requestToken):
      Self.defaults.get("authentication/session/new")
        .parameter("request_token", requestToken)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://api.themoviedb.org/3")
    .auth([[.bearer("session")]])
}

nonisolated extension Call where Target == MovieAccountAPI {
  public static func account(sessionId: String) -> Self where Value == Void {
    Self(.account(sessionId: sessionId), .void)
  }

  public static func markFavorite(
    accountId: String,
    sessionId: String,
    mediaId: Int,
    favorited: Bool
  ) -> Self where Value == Void {
    Self(
      .markFavorite(
        accountId: accountId,
        sessionId: sessionId,
        mediaId: mediaId,
        favorited: favorited
      ),
      .void
    )
  }

  public static func newSession(requestToken: String) -> Self where Value == Void {
    Self(.newSession(requestToken: requestToken), .void)
  }
}
