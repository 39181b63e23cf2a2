// Generated from a10.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated struct SessionProblem: Codable, Sendable {
  public var message: String?

  public init(message: String? = nil) {
    self.message = message
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "SessionProblem")
    message = try reader.optional("message")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.optional("message", message)
  }
}
