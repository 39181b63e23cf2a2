// Generated from common.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated struct Person: Codable, Sendable {
  public var name: String
  public var page: Page

  public init(name: String, page: Page) {
    self.name = name
    self.page = page
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Person")
    name = try reader.value("name")
    page = try reader.value("page")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("name", name)
    try writer.set("page", page)
  }
}
