// Generated from b73.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated struct MarkedText: Codable, Sendable {
  public var v: String

  public init(v: String) {
    self.v = v
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "MarkedText")
    v = try reader.value("v")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("v", v)
  }
}
