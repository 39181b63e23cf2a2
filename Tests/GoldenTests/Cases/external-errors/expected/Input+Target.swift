// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime
import Foundation

public nonisolated enum ShopAPI: Sendable {
  /// `GET /orders`
  case list
}

nonisolated extension ShopAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .list:
      Self.defaults.get("orders")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://shop.example.com")
}

nonisolated extension Call where Target == ShopAPI, Value == Int {
  public static var list: Self {
    Self(.list, .json.errors([404: .json(Foundation.URL.self)]))
  }
}
