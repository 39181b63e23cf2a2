// Generated from input.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime
public import Foundation

public nonisolated struct Item: Codable, Sendable {
  public var id: Int
  public var name: String
  public var ok: Bool
  public var price: Decimal
  public var none: Int?
  public var at: String

  public init(id: Int, name: String, ok: Bool, price: Decimal, none: Int? = nil, at: String) {
    self.id = id
    self.name = name
    self.ok = ok
    self.price = price
    self.none = none
    self.at = at
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Item")
    id = try reader.value("id")
    name = try reader.value("name")
    ok = try reader.value("ok")
    price = try reader.value("price")
    none = try reader.optional("none")
    at = try reader.value("at")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("id", id)
    try writer.set("name", name)
    try writer.set("ok", ok)
    try writer.set("price", price)
    try writer.optional("none", none)
    try writer.set("at", at)
  }
}
