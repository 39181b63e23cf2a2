// Generated from a40.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// Art shows near a place; a group's parameters are defaults that its endpoints replace by name.
public nonisolated enum ShowsAPI: Sendable {
  /// `GET /api/v1/partner/{partnerID}/show/{showID}/artworks/`
  case artworksForShow(partnerID: String, showID: String, page: Int)

  /// `GET /api/v1/xapp_token`
  case xApp(grantType: String)

  case near(Near)
}

nonisolated extension ShowsAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .artworksForShow(let partnerID, let showID, let page):
      Self.defaults.get("partner/\(partnerID)/show/\(showID)/artworks/")
        .parameter("page", page)
        .parameter("published", true)
        .parameter("size", 10)
    case .xApp(let grantType):
      Self.defaults.get("xapp_token")
        .parameter("grant_type", grantType)
    case .near(let target):
      target.endpoint(with: NoVariables())
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://api.artsy.net/api/v1")
}

nonisolated extension ShowsAPI {
  public nonisolated enum Near: Sendable {
    /// `GET /api/v1/shows`
    case running(page: Int, amount: Int, lat: String, long: String)

    /// `GET /api/v1/shows`
    case upcoming(lat: String, long: String)
  }
}

nonisolated extension ShowsAPI.Near: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .running(let page, let amount, let lat, let long):
      Self.defaults.get()
        .removingParameter("sort")
        .removingParameter("size")
        .parameter("page", page)
        .parameter("size", amount)
        .parameter("status", "running")
        .parameter("sort", "end_at")
        .parameter("near", text: "\(lat),\(long)")
    case .upcoming(let lat, let long):
      Self.defaults.get()
        .removingParameter("sort")
        .parameter("status", "upcoming")
        .parameter("sort", "start_at")
        .parameter("near", text: "\(lat),\(long)")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = ShowsAPI.defaults
    .prefix("shows")
    .parameter("sort", "-start_at")
    .parameter("size", 5)
    .parameter("displayable", true)
    .parameter("at_a_fair", false)
}

nonisolated extension Call where Target == ShowsAPI {
  public static func artworksForShow(partnerID: String, showID: String, page: Int) -> Self
  where Value == Void {
    Self(.artworksForShow(partnerID: partnerID, showID: showID, page: page), .void)
  }

  public static func xApp(grantType: String) -> Self where Value == Void {
    Self(.xApp(grantType: grantType), .void)
  }

  public static func near(_ call: Call<ShowsAPI.Near, Value>) -> Self {
    Self(.near(call.target), call.reader)
  }
}

nonisolated extension Call where Target == ShowsAPI.Near {
  public static func running(page: Int, amount: Int, lat: String, long: String) -> Self
  where Value == Void {
    Self(.running(page: page, amount: amount, lat: lat, long: long), .void)
  }

  public static func upcoming(lat: String, long: String) -> Self where Value == Void {
    Self(.upcoming(lat: lat, long: long), .void)
  }
}
