// Generated from a08.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime
public import Foundation

/// Music near you. Every parameter goes to the query, whatever the method.
public nonisolated enum StreetDropAPI: Sendable {
  /// `GET /music`
  case searchMusic(keyword: String)

  /// `GET /items`
  case getMusicWithinArea(latitude: Double, longitude: Double, distance: Double)

  /// `GET /villages/items/count`
  case getMusicCountByDong(latitude: String, longitude: String)

  /// `POST /items/{itemID}/likes`
  case postLikeUp(itemID: Int)

  /// `GET /community`
  case getCommunity(itemID: UUID)

  /// `GET /notices/new`
  case checkNewNotice(lastNoticeId: Int? = nil)

  /// `PATCH /users/me/nickname`
  case editNickname(nickname: String)

  /// `DELETE /items/{itemID}`
  case deleteMusic(itemID: Int)
}

nonisolated extension StreetDropAPI: TargetType {
  public func endpoint(with variables: StreetDropAPI.Variables) -> Endpoint {
    switch self {
    case .searchMusic(let keyword):
      Self.defaults(variables).get("music")
        .baseURL("https://search.street-drop.com")
        .parameter("keyword", keyword)
    case .getMusicWithinArea(let latitude, let longitude, let distance):
      Self.defaults(variables).get("items")
        .parameter("latitude", latitude)
        .parameter("longitude", longitude)
        .parameter("distance", distance)
    case .getMusicCountByDong(let latitude, let longitude):
      Self.defaults(variables).get("villages/items/count")
        .parameter("latitude", latitude)
        .parameter("longitude", longitude)
    case .postLikeUp(let itemID):
      Self.defaults(variables).post("items/\(itemID)/likes")
        .parameter("itemId", itemID)
    case .getCommunity(let itemID):
      Self.defaults(variables).get("community")
        .parameter("itemID", itemID)
    case .checkNewNotice(let lastNoticeId):
      Self.defaults(variables).get("notices/new")
        .parameter("lastNoticeId", lastNoticeId)
    case .editNickname(let nickname):
      Self.defaults(variables).patch("users/me/nickname")
        .parameter("nickname", nickname)
    case .deleteMusic(let itemID):
      Self.defaults(variables).delete("items/\(itemID)")
        .parameter("itemId", itemID)
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_ variables: StreetDropAPI.Variables) -> Endpoint {
    Endpoint(baseURL: "https://api.street-drop.com")
      .defaultHeader("Content-type", "application/json")
      .defaultHeader("x-sdp-idfv", "\(variables.deviceID)")
      .defaultEncoding(.query)
  }
}

nonisolated extension StreetDropAPI {
  /// What only the running app knows. The provider takes it, or a closure that it asks once per attempt.
  public struct Variables: Sendable {
    public var deviceID: String

    public init(deviceID: String) {
      self.deviceID = deviceID
    }
  }
}

nonisolated extension Call where Target == StreetDropAPI {
  public static func searchMusic(keyword: String) -> Self where Value == Void {
    Self(.searchMusic(keyword: keyword), .void)
  }

  public static func getMusicWithinArea(
    latitude: Double,
    longitude: Double,
    distance: Double
  ) -> Self where Value == Void {
    Self(.getMusicWithinArea(latitude: latitude, longitude: longitude, distance: distance), .void)
  }

  public static func getMusicCountByDong(latitude: String, longitude: String) -> Self
  where Value == Void {
    Self(.getMusicCountByDong(latitude: latitude, longitude: longitude), .void)
  }

  public static func postLikeUp(itemID: Int) -> Self where Value == Void {
    Self(.postLikeUp(itemID: itemID), .void)
  }

  public static func getCommunity(itemID: UUID) -> Self where Value == Void {
    Self(.getCommunity(itemID: itemID), .void)
  }

  public static func checkNewNotice(lastNoticeId: Int? = nil) -> Self where Value == Void {
    Self(.checkNewNotice(lastNoticeId: lastNoticeId), .void)
  }

  public static func editNickname(nickname: String) -> Self where Value == Void {
    Self(.editNickname(nickname: nickname), .void)
  }

  public static func deleteMusic(itemID: Int) -> Self where Value == Void {
    Self(.deleteMusic(itemID: itemID), .void)
  }
}
