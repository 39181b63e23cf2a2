// Generated from a01.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime
public import Foundation

/// An auction kiosk. POST sends JSON, every other method follows the `url` encoding.
public nonisolated enum KioskAPI: Sendable {
  /// `GET /api/v1/sale/{id}/sale_artworks`
  case auctionListings(id: String, page: Int, pageSize: Int)

  /// `GET /api/v1/sales`
  case auctions

  /// `GET /api/v1/sales`
  case activeAuctions

  /// `POST /api/v1/user`
  case createUser(email: String, password: String, phone: String, postCode: String, name: String)

  /// `HEAD /api/v1/user`
  case findExistingEmailRegistration(email: String)

  /// `PUT /api/v1/bidder/bidding_details_notification`
  case bidderDetailsNotification(auctionID: String, identifier: String)

  /// `GET /api/v1/sale/{auctionID}/sale_artwork/{artworkID}`
  case auctionInfoForArtwork(auctionID: String, artworkID: String)

  /// `GET /api/v1/system/ping`
  case ping
}

nonisolated extension KioskAPI: TargetType {
  public func endpoint(with variables: KioskAPI.Variables) -> Endpoint {
    switch self {
    case .auctionListings(let id, let page, let pageSize):
      Self.defaults(variables).get("api/v1/sale/\(id)/sale_artworks")
        .parameter("page", page)
        .parameter("size", pageSize)
    case .auctions:
      Self.defaults(variables).get("api/v1/sales")
        .parameter("is_auction", "true")
    case .activeAuctions:
      Self.defaults(variables).get("api/v1/sales")
        .parameter("is_auction", true)
        .parameter("live", true)
        .parameter("size", 100)
    case .createUser(let email, let password, let phone, let postCode, let name):
      Self.defaults(variables).post("api/v1/user")
        .encoding(.json)
        .parameter("email", email)
        .parameter("password", password)
        .parameter("phone", phone)
        .parameter(.path("location", "postal_code"), postCode)
        .parameter("name", name)
    case .findExistingEmailRegistration(let email):
      Self.defaults(variables).head("api/v1/user")
        .parameter("email", email)
    case .bidderDetailsNotification(let auctionID, let identifier):
      Self.defaults(variables).put("api/v1/bidder/bidding_details_notification")
        .parameter("sale_id", auctionID)
        .parameter("identifier", identifier)
    case .auctionInfoForArtwork(let auctionID, let artworkID):
      Self.defaults(variables).get("api/v1/sale/\(auctionID)/sale_artwork/\(artworkID)")
    case .ping:
      Self.defaults(variables).get("api/v1/system/ping")
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_ variables: KioskAPI.Variables) -> Endpoint {
    Endpoint(baseURL: "\(variables.root)")
  }
}

nonisolated extension KioskAPI {
  /// What only the running app knows. The provider takes it, or a closure that it asks once per attempt.
  public struct Variables: Sendable {
    public var root: URL

    public init(root: URL = URL(string: "https://api.artsy.net")!) {
      self.root = root
    }
  }
}

nonisolated extension Call where Target == KioskAPI {
  public static func auctionListings(id: String, page: Int, pageSize: Int) -> Self
  where Value == Void {
    Self(.auctionListings(id: id, page: page, pageSize: pageSize), .void)
  }

  public static func createUser(
    email: String,
    password: String,
    phone: String,
    postCode: String,
    name: String
  ) -> Self where Value == Void {
    Self(
      .createUser(email: email, password: password, phone: phone, postCode: postCode, name: name),
      .void
    )
  }

  public static func findExistingEmailRegistration(email: String) -> Self where Value == Void {
    Self(.findExistingEmailRegistration(email: email), .void)
  }

  public static func bidderDetailsNotification(auctionID: String, identifier: String) -> Self
  where Value == Void {
    Self(.bidderDetailsNotification(auctionID: auctionID, identifier: identifier), .void)
  }

  public static func auctionInfoForArtwork(auctionID: String, artworkID: String) -> Self
  where Value == Void {
    Self(.auctionInfoForArtwork(auctionID: auctionID, artworkID: artworkID), .void)
  }
}

nonisolated extension Call where Target == KioskAPI, Value == Void {
  public static var auctions: Self {
    Self(.auctions, .void)
  }
}

nonisolated extension Call where Target == KioskAPI, Value == Void {
  public static var activeAuctions: Self {
    Self(.activeAuctions, .void)
  }
}

nonisolated extension Call where Target == KioskAPI, Value == Void {
  public static var ping: Self {
    Self(.ping, .void)
  }
}
