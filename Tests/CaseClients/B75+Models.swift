// Generated from b75.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated struct DuplicateKeyRecord: Codable, Sendable {
  public var v: Int

  public init(v: Int) {
    self.v = v
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "DuplicateKeyRecord")
    v = try reader.value("v")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("v", v)
  }
}
