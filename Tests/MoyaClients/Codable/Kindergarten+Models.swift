// Generated from kindergarten.yaml by endpointgen. Edit the spec instead.

public nonisolated struct SessionToken: Codable, Sendable {
  public var accessToken: String

  /// Seconds.
  public var expiresIn: Int?

  public init(accessToken: String, expiresIn: Int? = nil) {
    self.accessToken = accessToken
    self.expiresIn = expiresIn
  }

  private enum CodingKeys: String, CodingKey {
    case accessToken = "access_token"
    case expiresIn = "expires_in"
  }
}
