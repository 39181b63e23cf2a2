// Generated from login.yaml by endpointgen. Edit the spec instead.

public nonisolated struct SMSCode: Codable, Sendable {
  /// What was sent.
  public var smscode: String

  public init(smscode: String) {
    self.smscode = smscode
  }
}
