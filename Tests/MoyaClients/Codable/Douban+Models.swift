// Generated from douban.yaml by endpointgen. Edit the spec instead.

public nonisolated struct Channel: Codable, Sendable {
  public var id: String
  public var name: String

  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Channel", .lenient)
    id = try reader.value("channel_id")
    name = try reader.value("name")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("channel_id", id)
    try writer.set("name", name)
  }
}

public nonisolated struct Song: Codable, Sendable {
  public var title: String
  public var artist: String

  public init(title: String, artist: String) {
    self.title = title
    self.artist = artist
  }
}
