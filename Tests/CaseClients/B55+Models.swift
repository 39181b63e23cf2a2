// Generated from b55.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated struct FirstDistance: Codable, Sendable {
  public var v: Int?

  public init(v: Int? = nil) {
    self.v = v
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "FirstDistance")
    v = try reader.optional(.path("distances", "0", "value"))
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.optional(.path("distances", "0", "value"), v)
  }
}
