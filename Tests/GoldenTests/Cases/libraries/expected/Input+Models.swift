// Generated from input.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated struct Local: Codable, Sendable {
  public var person: Person

  public init(person: Person) {
    self.person = person
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Local")
    person = try reader.value("person")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("person", person)
  }
}
