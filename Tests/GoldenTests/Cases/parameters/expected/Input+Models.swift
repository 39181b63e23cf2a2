// Generated from input.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated struct Range: Codable, Sendable {
  public var from: Int
  public var to: Int?

  public init(from: Int, to: Int? = nil) {
    self.from = from
    self.to = to
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Range")
    from = try reader.value("from")
    to = try reader.optional("to")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("from", from)
    try writer.optional("to", to)
  }
}

public nonisolated enum Sort: String, Codable, Sendable {
  case newest = "n"
  case oldest = "o"
}
