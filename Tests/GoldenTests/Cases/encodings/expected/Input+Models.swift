// Generated from input.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated struct Details: Codable, Sendable {
  public var title: String

  public init(title: String) {
    self.title = title
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Details")
    title = try reader.value("title")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("title", title)
  }
}
