// Generated from a20.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// Videos, their comments and meetings.
public nonisolated enum VideoArchiveAPI: Sendable {
  /// `POST /comments`
  case postComment(videoId: String, comment: String)

  /// `GET /comments/video/{videoId}`
  case getComments(videoId: String, skip: Int, take: Int)

  /// `DELETE /videos/{videoId}`
  case deleteVideo(videoId: String)

  /// `PUT /videos/{videoId}`
  case editVideo(videoId: String, changes: VideoChanges)

  /// `POST /dyte/meetings/{meetingId}/add-participant`
  case addParticipant(meetingId: String)
}

nonisolated extension VideoArchiveAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .postComment(let videoId, let comment):
      Self.defaults.post("comments")
        .encoding(.json)
        .parameter("videoId", videoId)
        .parameter("comment", comment)
    case .getComments(let videoId, let skip, let take):
      Self.defaults.get("comments/video/\(videoId)")
        .parameter("skip", skip)
        .parameter("take", take)
    case .deleteVideo(let videoId):
      Self.defaults.delete("videos/\(videoId)")
    case .editVideo(let videoId, let changes):
      Self.defaults.put("videos/\(videoId)")
        .encoding(.json)
        .body(json: changes)
    case .addParticipant(let meetingId):
      Self.defaults.post("dyte/meetings/\(meetingId)/add-participant")
        .encoding(.url)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://api.example.org")
    .auth([[.bearer("session")]])
}

nonisolated extension Call where Target == VideoArchiveAPI {
  public static func postComment(videoId: String, comment: String) -> Self where Value == Void {
    Self(.postComment(videoId: videoId, comment: comment), .void)
  }

  public static func getComments(videoId: String, skip: Int, take: Int) -> Self
  where Value == Void {
    Self(.getComments(videoId: videoId, skip: skip, take: take), .void)
  }

  public static func deleteVideo(videoId: String) -> Self where Value == Void {
    Self(.deleteVideo(videoId: videoId), .void)
  }

  public static func editVideo(videoId: String, changes: VideoChanges) -> Self
  where Value == Void {
    Self(.editVideo(videoId: videoId, changes: changes), .void)
  }

  public static func addParticipant(meetingId: String) -> Self where Value == Void {
    Self(.addParticipant(meetingId: meetingId), .void)
  }
}
