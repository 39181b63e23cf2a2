// Generated from kindergarten.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated struct SessionToken: Codable, Sendable {
  public var accessToken: String

  /// Seconds.
  public var expiresIn: Int?

  public init(accessToken: String, expiresIn: Int? = nil) {
    self.accessToken = accessToken
    self.expiresIn = expiresIn
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "SessionToken")
    accessToken = try reader.value("access_token")
    expiresIn = try reader.optional("expires_in")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("access_token", accessToken)
    try writer.optional("expires_in", expiresIn)
  }
}
