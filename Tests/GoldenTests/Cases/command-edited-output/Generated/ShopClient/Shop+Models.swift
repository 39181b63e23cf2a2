// Generated from shop.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated struct Order: Codable, Sendable {
  public var id: Int

  public init(id: Int) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Order")
    id = try reader.value("id")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("id", id)
  }
}

// edited
