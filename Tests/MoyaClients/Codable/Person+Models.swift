// Generated from person.yaml by endpointgen. Edit the spec instead.

/// Someone, in words only.
public nonisolated struct Person: Codable, Hashable, Sendable {
  public var name: String
  public var age: String
  public var hobby: String
  public var petPhrase: String

  public init(name: String, age: String, hobby: String, petPhrase: String) {
    self.name = name
    self.age = age
    self.hobby = hobby
    self.petPhrase = petPhrase
  }
}
