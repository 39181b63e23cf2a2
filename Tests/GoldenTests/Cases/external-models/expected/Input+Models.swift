// Generated from input.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime
public import MyModels

public nonisolated struct Team: Codable, Sendable {
  public var members: [MyModels.User]

  public init(members: [MyModels.User]) {
    self.members = members
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Team")
    members = try reader.value("members")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("members", members)
  }
}
