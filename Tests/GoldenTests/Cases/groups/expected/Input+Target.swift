// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime
public import Foundation

/// A whole shop.
public nonisolated enum ShopAPI: Sendable {
  /// `GET /ping`
  case ping(locale: String = "en")

  /// What was bought.
  case orders(Orders)

  case people(People)
  case type(Type_)
}

nonisolated extension ShopAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .ping(let locale):
      Self.defaults.get("ping")
        .parameter("locale", locale)
    case .orders(let target):
      target.endpoint(with: NoVariables())
    case .people(let target):
      target.endpoint(with: NoVariables())
    case .type(let target):
      target.endpoint(with: NoVariables())
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://shop.example.com")
    .defaultHeader("X-Shop", "1")
    .defaultHeader("X-Channel", "app")
    .parameter("channel", "app")
}

nonisolated extension ShopAPI {
  /// What was bought.
  public nonisolated enum Orders: Sendable {
    /// `GET /orders`
    case list(locale: String = "de", trace: String? = nil)

    /// `GET /orders/{id}`
    case find(id: Int, locale: String = "en", trace: String? = nil)

    /// `POST /orders`
    case create(amount: Decimal, locale: String = "en", trace: String? = nil)

    case items(Items)
  }
}

nonisolated extension ShopAPI.Orders: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .list(let locale, let trace):
      Self.defaults.get()
        .parameter("locale", locale)
        .parameter("trace", trace)
    case .find(let id, let locale, let trace):
      Self.defaults.get("\(id)")
        .parameter("locale", locale)
        .parameter("trace", trace)
    case .create(let amount, let locale, let trace):
      Self.defaults.post()
        .encoding(.json)
        .removingParameter("part")
        .parameter("amount", amount)
        .parameter("part", 2)
        .parameter("locale", locale)
        .parameter("trace", trace)
    case .items(let target):
      target.endpoint(with: NoVariables())
    }
  }

  /// What every endpoint here begins with.
  static let defaults = ShopAPI.defaults
    .prefix("orders")
    .removingParameter("channel")
    .removingHeader("X-Channel")
    .defaultHeader("X-Part", "orders")
    .parameter("part", 1)
}

nonisolated extension ShopAPI.Orders {
  public nonisolated enum Items: Sendable {
    /// `GET /orders/{orderID}/items/all`
    case list(orderID: Int, locale: String = "en", trace: String? = nil)

    /// `DELETE /orders/{orderID}/items/{itemID}`
    case remove(itemID: Int, orderID: Int, locale: String = "en", trace: String? = nil)
  }
}

nonisolated extension ShopAPI.Orders.Items: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .list(let orderID, let locale, let trace):
      Self.defaults.get("all")
        .prefix("/\(orderID)/items/")
        .parameter("locale", locale)
        .parameter("trace", trace)
    case .remove(let itemID, let orderID, let locale, let trace):
      Self.defaults.delete("\(itemID)")
        .prefix("/\(orderID)/items/")
        .parameter("locale", locale)
        .parameter("trace", trace)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = ShopAPI.Orders.defaults
}

nonisolated extension ShopAPI {
  public nonisolated enum People: Sendable {
    /// `GET /users`
    case me(locale: String = "en", trace: String? = nil)

    /// `GET /users`
    case byIDs(ids: [Int], locale: String = "en", trace: String? = nil)
  }
}

nonisolated extension ShopAPI.People: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .me(let locale, let trace):
      Self.defaults.get()
        .parameter("locale", locale)
        .parameter("trace", trace)
    case .byIDs(let ids, let locale, let trace):
      Self.defaults.get()
        .parameter("ids", ids)
        .parameter("locale", locale)
        .parameter("trace", trace)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = ShopAPI.defaults
    .prefix("users")
    .arrays(.comma)
    .timeout(10)
}

nonisolated extension ShopAPI {
  public nonisolated enum Type_: Sendable {
    /// `GET /types`
    case list(locale: String = "en", trace: String? = nil)
  }
}

nonisolated extension ShopAPI.Type_: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .list(let locale, let trace):
      Self.defaults.get("types")
        .parameter("locale", locale)
        .parameter("trace", trace)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = ShopAPI.defaults
}

nonisolated extension Call where Target == ShopAPI {
  public static func ping(locale: String = "en") -> Self where Value == Void {
    Self(.ping(locale: locale), .void)
  }

  /// What was bought.
  public static func orders(_ call: Call<ShopAPI.Orders, Value>) -> Self {
    Self(.orders(call.target), call.reader)
  }

  public static func people(_ call: Call<ShopAPI.People, Value>) -> Self {
    Self(.people(call.target), call.reader)
  }

  public static func type(_ call: Call<ShopAPI.Type_, Value>) -> Self {
    Self(.type(call.target), call.reader)
  }
}

nonisolated extension Call where Target == ShopAPI.Orders {
  public static func list(locale: String = "de", trace: String? = nil) -> Self
  where Value == Void {
    Self(.list(locale: locale, trace: trace), .void)
  }

  public static func find(id: Int, locale: String = "en", trace: String? = nil) -> Self
  where Value == String {
    Self(.find(id: id, locale: locale, trace: trace), .text)
  }

  public static func create(amount: Decimal, locale: String = "en", trace: String? = nil) -> Self
  where Value == Void {
    Self(.create(amount: amount, locale: locale, trace: trace), .void)
  }

  public static func items(_ call: Call<ShopAPI.Orders.Items, Value>) -> Self {
    Self(.items(call.target), call.reader)
  }
}

nonisolated extension Call where Target == ShopAPI.Orders.Items {
  public static func list(orderID: Int, locale: String = "en", trace: String? = nil) -> Self
  where Value == Void {
    Self(.list(orderID: orderID, locale: locale, trace: trace), .void)
  }

  public static func remove(
    itemID: Int,
    orderID: Int,
    locale: String = "en",
    trace: String? = nil
  ) -> Self where Value == Void {
    Self(.remove(itemID: itemID, orderID: orderID, locale: locale, trace: trace), .void)
  }
}

nonisolated extension Call where Target == ShopAPI.People {
  public static func me(locale: String = "en", trace: String? = nil) -> Self where Value == Void {
    Self(.me(locale: locale, trace: trace), .void)
  }

  public static func byIDs(ids: [Int], locale: String = "en", trace: String? = nil) -> Self
  where Value == Void {
    Self(.byIDs(ids: ids, locale: locale, trace: trace), .void)
  }
}

nonisolated extension Call where Target == ShopAPI.Type_ {
  public static func list(locale: String = "en", trace: String? = nil) -> Self
  where Value == Void {
    Self(.list(locale: locale, trace: trace), .void)
  }
}
