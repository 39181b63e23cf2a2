// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime
public import Foundation

public nonisolated enum ShopAPI: Sendable {
  /// `GET /users/:id/orders:search`
  case express

  /// `GET /constant`
  case constant

  /// `GET /dates`
  case dates(a: Date, b: Date, c: Date, d: Date)
}

nonisolated extension ShopAPI: TargetType {
  public func endpoint(with variables: ShopAPI.Variables) -> Endpoint {
    switch self {
    case .express:
      Self.defaults(variables).get("users/:id/orders:search")
        .header("D", "\(variables.deviceID)\(variables.token)\(variables.sessionToken)")
    case .constant:
      Self.defaults(variables).get("constant")
        .parameter("key", "AIzaSyDaGmWKa4JsXZ-HjGw7ISLn_3namBGewQe")
    case .dates(let a, let b, let c, let d):
      Self.defaults(variables).get("dates")
        .parameter("a", a, .format(.pattern("YYYY-MM-dd")))
        .parameter("b", b, .format(.pattern("yyyy-MM-DD")))
        .parameter("c", c, .format(.pattern("YYYY-'W'ww")))
        .parameter("d", d, .format(.pattern("yyyy'YYYY'")))
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_: ShopAPI.Variables) -> Endpoint {
    Endpoint(baseURL: "https://shop.example.com")
      .defaultHeader("X-Api-Key", "AKIAIOSFODNN7EXAMPLE")
      .defaultHeader("X-Trace", "none")
  }
}

nonisolated extension ShopAPI {
  /// What only the running app knows. The provider takes it, or a closure that it asks once per attempt.
  public struct Variables: Sendable {
    public var token: String
    public var deviceID: String
    public var sessionToken: String

    public init(
      token: String = "ghp_16C7e42F292c6912E7710c838347Ae178B4a",
      deviceID: String = "unknown",
      sessionToken: String = "0f8fad5bd9cb469fa16570867728950e"
    ) {
      self.token = token
      self.deviceID = deviceID
      self.sessionToken = sessionToken
    }
  }
}

nonisolated extension Call where Target == ShopAPI {
  public static func dates(a: Date, b: Date, c: Date, d: Date) -> Self where Value == Void {
    Self(.dates(a: a, b: b, c: c, d: d), .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var express: Self {
    Self(.express, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var constant: Self {
    Self(.constant, .void)
  }
}
