// Generated from loginlog-child.yaml by endpointgen. Edit the spec instead.

public nonisolated struct RefreshedInfo: Codable, Sendable {
  public var name: String

  public init(name: String) {
    self.name = name
  }
}
