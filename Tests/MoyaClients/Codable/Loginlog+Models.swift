// Generated from loginlog.yaml by endpointgen. Edit the spec instead.

public nonisolated struct LoginLog: Codable, Sendable {
  public var id: Int

  public init(id: Int) {
    self.id = id
  }
}
