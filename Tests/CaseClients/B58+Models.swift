// Generated from b58.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated struct LenientFlag: Codable, Sendable {
  public var v: Bool

  public init(v: Bool) {
    self.v = v
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "LenientFlag", .lenient)
    v = try reader.value("v")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("v", v)
  }
}

public nonisolated struct StrictFlag: Codable, Sendable {
  public var v: Bool

  public init(v: Bool) {
    self.v = v
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "StrictFlag")
    v = try reader.value("v")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("v", v)
  }
}
