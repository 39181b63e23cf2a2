// Generated from leaf.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated struct Leaf: Codable, Sendable {
  public var colour: String

  public init(colour: String) {
    self.colour = colour
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Leaf")
    colour = try reader.value("colour")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("colour", colour)
  }
}
