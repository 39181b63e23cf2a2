// Generated from a23.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime
public import Foundation

/// Two families of one service, each under its own prefix.
public nonisolated enum SoptAPI: Sendable {
  case rank(Rank)
  case stamp(Stamp)
}

nonisolated extension SoptAPI: TargetType {
  public func endpoint(with variables: SoptAPI.Variables) -> Endpoint {
    switch self {
    case .rank(let target):
      target.endpoint(with: variables)
    case .stamp(let target):
      target.endpoint(with: variables)
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_ variables: SoptAPI.Variables) -> Endpoint {
    Endpoint(baseURL: "\(variables.root)")
      .defaultHeader("Content-Type", "application/json")
      .validate(.init(statuses: [200...400, 402...599]))
  }
}

nonisolated extension SoptAPI {
  public nonisolated enum Rank: Sendable {
    /// `GET /rank`
    case rank

    /// `GET /rank/detail`
    case rankDetail(userName: String)

    /// `GET /rank/current/part/{partName}`
    case currentRankInPart(partName: String)
  }
}

nonisolated extension SoptAPI.Rank: TargetType {
  public func endpoint(with variables: SoptAPI.Variables) -> Endpoint {
    switch self {
    case .rank:
      Self.defaults(variables).get()
    case .rankDetail(let userName):
      Self.defaults(variables).get("detail")
        .parameter("nickname", userName)
    case .currentRankInPart(let partName):
      Self.defaults(variables).get("current/part/\(partName, .segments)")
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_ variables: SoptAPI.Variables) -> Endpoint {
    SoptAPI.defaults(variables)
      .prefix("rank")
  }
}

nonisolated extension SoptAPI {
  public nonisolated enum Stamp: Sendable {
    /// `GET /stamp`
    case fetchStampListDetail(missionId: Int, username: String)

    /// `POST /stamp`
    case postStamp(missionId: Int, imgURL: String, content: String, activityDate: String)

    /// `PUT /stamp`
    case putStamp(missionId: Int, imgURL: String, content: String, activityDate: String)

    /// `DELETE /stamp/{stampId}`
    case deleteStamp(stampId: Int)

    /// `DELETE /stamp/all`
    case resetStamp
  }
}

nonisolated extension SoptAPI.Stamp: TargetType {
  public func endpoint(with variables: SoptAPI.Variables) -> Endpoint {
    switch self {
    case .fetchStampListDetail(let missionId, let username):
      Self.defaults(variables).get()
        .parameter("missionId", missionId)
        .parameter("nickname", username)
    case .postStamp(let missionId, let imgURL, let content, let activityDate):
      Self.defaults(variables).post()
        .encoding(.json)
        .parameter("missionId", missionId)
        .parameter("image", imgURL)
        .parameter("contents", content)
        .parameter("activityDate", activityDate)
    case .putStamp(let missionId, let imgURL, let content, let activityDate):
      Self.defaults(variables).put()
        .encoding(.json)
        .parameter("missionId", missionId)
        .parameter("image", imgURL)
        .parameter("contents", content)
        .parameter("activityDate", activityDate)
    case .deleteStamp(let stampId):
      Self.defaults(variables).delete("/\(stampId)")
    case .resetStamp:
      Self.defaults(variables).delete("all")
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_ variables: SoptAPI.Variables) -> Endpoint {
    SoptAPI.defaults(variables)
      .prefix("stamp")
  }
}

nonisolated extension SoptAPI {
  /// What only the running app knows. The provider takes it, or a closure that it asks once per attempt.
  public struct Variables: Sendable {
    public var root: URL

    public init(root: URL) {
      self.root = root
    }
  }
}

nonisolated extension Call where Target == SoptAPI {
  public static func rank(_ call: Call<SoptAPI.Rank, Value>) -> Self {
    Self(.rank(call.target), call.reader)
  }

  public static func stamp(_ call: Call<SoptAPI.Stamp, Value>) -> Self {
    Self(.stamp(call.target), call.reader)
  }
}

nonisolated extension Call where Target == SoptAPI.Rank {
  public static func rankDetail(userName: String) -> Self where Value == Void {
    Self(.rankDetail(userName: userName), .void)
  }

  public static func currentRankInPart(partName: String) -> Self where Value == Void {
    Self(.currentRankInPart(partName: partName), .void)
  }
}

nonisolated extension Call where Target == SoptAPI.Rank, Value == Void {
  public static var rank: Self {
    Self(.rank, .void)
  }
}

nonisolated extension Call where Target == SoptAPI.Stamp {
  public static func fetchStampListDetail(missionId: Int, username: String) -> Self
  where Value == Void {
    Self(.fetchStampListDetail(missionId: missionId, username: username), .void)
  }

  public static func postStamp(
    missionId: Int,
    imgURL: String,
    content: String,
    activityDate: String
  ) -> Self where Value == Void {
    Self(
      .postStamp(
        missionId: missionId,
        imgURL: imgURL,
        content: content,
        activityDate: activityDate
      ),
      .void
    )
  }

  public static func putStamp(
    missionId: Int,
    imgURL: String,
    content: String,
    activityDate: String
  ) -> Self where Value == Void {
    Self(
      .putStamp(
        missionId: missionId,
        imgURL: imgURL,
        content: content,
        activityDate: activityDate
      ),
      .void
    )
  }

  public static func deleteStamp(stampId: Int) -> Self where Value == Void {
    Self(.deleteStamp(stampId: stampId), .void)
  }
}

nonisolated extension Call where Target == SoptAPI.Stamp, Value == Void {
  public static var resetStamp: Self {
    Self(.resetStamp, .void)
  }
}
