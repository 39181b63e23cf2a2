// Generated from b60.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime
public import Foundation

public nonisolated struct LongNumbers: Codable, Sendable {
  public var id: Int64
  public var u: UInt64
  public var d: Double
  public var m: Decimal
  public var s: String

  public init(id: Int64, u: UInt64, d: Double, m: Decimal, s: String) {
    self.id = id
    self.u = u
    self.d = d
    self.m = m
    self.s = s
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "LongNumbers")
    id = try reader.value("id")
    u = try reader.value("u")
    d = try reader.value("d")
    m = try reader.value("m")
    s = try reader.value("id_str")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("id", id)
    try writer.set("u", u)
    try writer.set("d", d)
    try writer.set("m", m)
    try writer.set("id_str", s)
  }
}
