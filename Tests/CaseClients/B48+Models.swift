// Generated from b48.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated struct MaybeThing: Codable, Sendable {
  public var id: Int?

  public init(id: Int? = nil) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "MaybeThing")
    id = try reader.optional("id")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.optional("id", id)
  }
}
