// Generated from loginlog-child.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated struct RefreshedInfo: Codable, Sendable {
  public var name: String

  public init(name: String) {
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "RefreshedInfo")
    name = try reader.value("name")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("name", name)
  }
}
