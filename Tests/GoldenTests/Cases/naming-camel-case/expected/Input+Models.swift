// Generated from input.yaml by endpointgen. Edit the spec instead.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import EndpointRuntime

public nonisolated struct pet_phrase: Codable, Sendable {
  public var petPhrase: String
  public var urlPath: Int?

  public init(petPhrase: String, urlPath: Int? = nil) {
    self.petPhrase = petPhrase
    self.urlPath = urlPath
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "pet_phrase")
    petPhrase = try reader.value("pet_phrase")
    urlPath = try reader.optional("URL_path")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("pet_phrase", petPhrase)
    try writer.optional("URL_path", urlPath)
  }
}

public nonisolated enum state: String, Codable, Sendable {
  case isOpen = "is_open"
  case isClosed = "IS_CLOSED"
  case inProgress = "IN_PROGRESS"
  case delete = "DELETE"
  case getURL = "GetURL"
  case userID = "userID"
}

public nonisolated struct line: Codable, Sendable {
  public var phrase: pet_phrase

  public init(phrase: pet_phrase) {
    self.phrase = phrase
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "line")
    phrase = try reader.value("phrase")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("phrase", phrase)
  }
}
