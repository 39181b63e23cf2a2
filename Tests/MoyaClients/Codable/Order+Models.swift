// Generated from order.yaml by endpointgen. Edit the spec instead.

public import Foundation

/// A page of orders.
public nonisolated struct OrderPage: Codable, Sendable {
  public var total: Int
  public var orders: [Order]

  public init(total: Int, orders: [Order] = []) {
    self.total = total
    self.orders = orders
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "OrderPage")
    total = try reader.value("total")
    orders = try reader.value("orders", default: [], .lossy)
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("total", total)
    try writer.set("orders", orders)
  }
}

public nonisolated struct Order: Codable, Sendable {
  /// The number that customers see.
  public var sn: String

  public var amount: Decimal
  public var status: OrderStatus
  public var createdAt: Date
  public var buyerName: String?
  public var tags: [String]

  public init(
    sn: String,
    amount: Decimal,
    status: OrderStatus = .paid,
    createdAt: Date,
    buyerName: String? = nil,
    tags: [String] = []
  ) {
    self.sn = sn
    self.amount = amount
    self.status = status
    self.createdAt = createdAt
    self.buyerName = buyerName
    self.tags = tags
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Order")
    sn = try reader.value("sn")
    amount = try reader.value("amount")
    status = try reader.value("status", default: .paid)
    createdAt = try reader.value(
      "created_at",
      .dates(.pattern("yyyy-MM-dd HH:mm:ss", timeZone: "Asia/Shanghai"))
    )
    buyerName = try reader.optional(.path("buyer", "name"))
    tags = try reader.value("tags", default: [], .lossy)
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("sn", sn)
    try writer.set("amount", amount)
    try writer.set("status", status)
    try writer.set(
      "created_at",
      createdAt,
      .dates(.pattern("yyyy-MM-dd HH:mm:ss", timeZone: "Asia/Shanghai"))
    )
    try writer.optional(.path("buyer", "name"), buyerName)
    try writer.set("tags", tags)
  }
}

public nonisolated enum OrderStatus: RawCodable {
  case paid
  case shipped
  case closed

  /// Any other value, as it came.
  case other(String)

  public init(rawValue: String) {
    switch rawValue {
    case "PAID":
      self = .paid
    case "SHIPPED":
      self = .shipped
    case "CLOSED":
      self = .closed
    default:
      self = .other(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .paid:
      "PAID"
    case .shipped:
      "SHIPPED"
    case .closed:
      "CLOSED"
    case .other(let value):
      value
    }
  }
}

/// What the shop says when it refuses.
public nonisolated struct OrderProblem: Codable, Sendable {
  public var title: String
  public var detail: String?

  public init(title: String, detail: String? = nil) {
    self.title = title
    self.detail = detail
  }
}
