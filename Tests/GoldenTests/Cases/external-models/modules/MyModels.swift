public struct User: Codable, Sendable {}

public enum Account {
  public enum Role: String, Codable, Sendable { case admin }
}
