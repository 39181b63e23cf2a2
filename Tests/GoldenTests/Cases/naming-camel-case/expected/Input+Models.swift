// Generated from input.yaml by endpointgen. Edit the spec instead.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import EndpointRuntime

public nonisolated struct pet_phrase: Codable, Sendable {
  public var petPhrase: String
  public var URLPath: Int?

  public init(petPhrase: String, URLPath: Int? = nil) {
    self.petPhrase = petPhrase
    self.URLPath = URLPath
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "pet_phrase")
    petPhrase = try reader.value("pet_phrase")
    URLPath = try reader.optional("URL_path")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("pet_phrase", petPhrase)
    try writer.optional("URL_path", URLPath)
  }
}

public nonisolated enum state: String, Codable, Sendable {
  case isOpen = "is_open"
  case ISCLOSED = "IS_CLOSED"
}
