// Generated from order.yaml by endpointgen. Edit the spec instead.

public import Foundation

/// Orders of the shop.
public nonisolated enum OrderAPI: Sendable {
  /// One page of orders, newest first.
  ///
  /// `POST /order/list`
  ///
  /// - Parameters:
  ///   - pageNO: Counts from 1.
  ///   - pageSize: How many orders a page holds.
  case list(pageNO: Int = 1, pageSize: Int = 10)

  /// One order by its number.
  ///
  /// `POST /order/findById`
  ///
  /// - Parameter sn: The order's number.
  case findOne(sn: String)
}

nonisolated extension OrderAPI: MoyaAPI {
  public func endpoint(with variables: OrderAPI.Variables) -> MoyaEndpoint {
    switch self {
    case .list(let pageNO, let pageSize):
      Self.defaults(variables).post("list")
        .form(["pageNO": pageNO, "pageSize": pageSize, "token": variables.token])
    case .findOne(let sn):
      Self.defaults(variables).post("findById")
        .form(["sn": sn, "token": variables.token])
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_ variables: OrderAPI.Variables) -> MoyaEndpoint {
    MoyaEndpoint(baseURL: "\(variables.root)/order")
      .defaultHeader("devtype", "iOS")
      .defaultHeader("devid", "\(variables.deviceID)")
      .envelope(
        .init(
          code: "code",
          success: ["200", "0000"],
          message: .any("message", "msg"),
          data: "data"
        )
      )
  }
}

nonisolated extension OrderAPI {
  /// What only the running app knows. The provider takes it, or a closure that it asks once per attempt.
  public struct Variables: Sendable {
    public var root: URL

    /// Names the device to the shop.
    public var deviceID: String

    /// Of the user's session.
    public var token: String

    public init(
      root: URL = URL(string: "http://127.0.0.1:8080")!,
      deviceID: String = "unknown",
      token: String
    ) {
      self.root = root
      self.deviceID = deviceID
      self.token = token
    }
  }
}

nonisolated extension Call where Target == OrderAPI {
  /// One page of orders, newest first.
  public static func list(pageNO: Int = 1, pageSize: Int = 10) -> Self where Value == OrderPage {
    Self(.list(pageNO: pageNO, pageSize: pageSize), .json)
  }

  /// One order by its number.
  public static func findOne(sn: String) -> Self where Value == Order {
    Self(
      .findOne(sn: sn),
      .json.errors([404: .json(OrderProblem.self), .default: .json(OrderProblem.self)])
    )
  }
}
