// Generated from input.yaml by endpointgen. Edit the spec instead.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EndpointRuntime

public nonisolated struct PetPhrase: Codable, Sendable {
  public var petPhrase: String
  public var urlPath: Int?

  public init(petPhrase: String, urlPath: Int? = nil) {
    self.petPhrase = petPhrase
    self.urlPath = urlPath
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "PetPhrase")
    petPhrase = try reader.value("pet_phrase")
    urlPath = try reader.optional("URL_path")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("pet_phrase", petPhrase)
    try writer.optional("URL_path", urlPath)
  }
}

public nonisolated enum State: String, Codable, Sendable {
  case isOpen = "is_open"
  case isClosed = "IS_CLOSED"
  case inProgress = "IN_PROGRESS"
  case delete = "DELETE"
  case getURL = "GetURL"
  case userID = "userID"
}

public nonisolated struct Line: Codable, Sendable {
  public var phrase: PetPhrase

  public init(phrase: PetPhrase) {
    self.phrase = phrase
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Line")
    phrase = try reader.value("phrase")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("phrase", phrase)
  }
}
