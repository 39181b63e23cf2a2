// Generated from a20.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated struct VideoChanges: Codable, Sendable {
  public var title: String?
  public var description: String?

  public init(title: String? = nil, description: String? = nil) {
    self.title = title
    self.description = description
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "VideoChanges")
    title = try reader.optional("title")
    description = try reader.optional("description")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.optional("title", title)
    try writer.optional("description", description)
  }
}
