// Generated from b61.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated struct OneInteger: Codable, Sendable {
  public var v: Int64

  public init(v: Int64) {
    self.v = v
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "OneInteger")
    v = try reader.value("v")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("v", v)
  }
}
