// Generated from input.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated struct Login: Codable, Sendable {
  public var password: String?
  public let kind: String? = "user"

  public init(password: String? = nil) {
    self.password = password
  }

  public init(from _: any Decoder) throws {
    password = nil
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.optional("password", password)
    try writer.constant("kind", "user")
  }
}

public nonisolated struct Secret: Codable, Sendable {
  public var word: String

  public init(word: String = "") {
    self.word = word
  }

  public init(from _: any Decoder) throws {
    word = ""
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("word", word)
  }
}
