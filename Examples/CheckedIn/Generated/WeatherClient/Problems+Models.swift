// Generated from problems.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

/// What the server says when it refuses.
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
