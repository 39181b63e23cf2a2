// Generated from b56.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated struct LenientSensor: Codable, Sendable {
  public var id: String
  public var n: Int
  public var d: Double

  public init(id: String, n: Int, d: Double) {
    self.id = id
    self.n = n
    self.d = d
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "LenientSensor", .lenient)
    id = try reader.value("@iot.id")
    n = try reader.value("n")
    d = try reader.value("d")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("@iot.id", id)
    try writer.set("n", n)
    try writer.set("d", d)
  }
}

public nonisolated struct StrictSensor: Codable, Sendable {
  public var id: String
  public var n: Int
  public var d: Double

  public init(id: String, n: Int, d: Double) {
    self.id = id
    self.n = n
    self.d = d
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "StrictSensor")
    id = try reader.value("@iot.id")
    n = try reader.value("n")
    d = try reader.value("d")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("@iot.id", id)
    try writer.set("n", n)
    try writer.set("d", d)
  }
}
