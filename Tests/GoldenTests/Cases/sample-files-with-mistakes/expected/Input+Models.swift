// Generated from input.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated struct Order: Codable, Sendable {
  public var id: Int
  public var tags: [String]

  public init(id: Int, tags: [String]) {
    self.id = id
    self.tags = tags
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Order")
    id = try reader.value("id")
    tags = try reader.value("tags")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("id", id)
    try writer.set("tags", tags)
  }
}

public nonisolated struct Problem: Codable, Sendable {
  public var title: String

  public init(title: String) {
    self.title = title
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Problem")
    title = try reader.value("title")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("title", title)
  }
}
