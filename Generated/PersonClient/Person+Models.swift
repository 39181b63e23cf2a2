// Generated from person.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

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

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Person")
    name = try reader.value("name")
    age = try reader.value("age")
    hobby = try reader.value("hobby")
    petPhrase = try reader.value("petPhrase")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("name", name)
    try writer.set("age", age)
    try writer.set("hobby", hobby)
    try writer.set("petPhrase", petPhrase)
  }
}
