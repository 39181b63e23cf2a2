// Generated from a15.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated struct FeedUser: Codable, Sendable {
  public var id: String
  public var name: String?

  public init(id: String, name: String? = nil) {
    self.id = id
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "FeedUser")
    id = try reader.value("id")
    name = try reader.optional("name")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("id", id)
    try writer.optional("name", name)
  }
}
