// Generated from input.yaml by endpointgen. Edit the spec instead.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EndpointRuntime
public import Foundation

public nonisolated struct Snake: Codable, Sendable {
  public var imageURL: URL
  public var URLPath2: String
  public var plain: Int
  public var nested: Int

  public init(imageURL: URL, URLPath2: String, plain: Int, nested: Int) {
    self.imageURL = imageURL
    self.URLPath2 = URLPath2
    self.plain = plain
    self.nested = nested
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Snake")
    imageURL = try reader.value("image_url")
    URLPath2 = try reader.value("url_path2")
    plain = try reader.value("plain")
    nested = try reader.value(.path("a", "bC"))
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("image_url", imageURL)
    try writer.set("url_path2", URLPath2)
    try writer.set("plain", plain)
    try writer.set(.path("a", "bC"), nested)
  }
}

public nonisolated struct Kebab: Codable, Sendable {
  public var firstName: String

  public init(firstName: String) {
    self.firstName = firstName
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Kebab")
    firstName = try reader.value("first-name")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("first-name", firstName)
  }
}

public nonisolated struct Pascal: Codable, Sendable {
  public var firstName: String

  public init(firstName: String) {
    self.firstName = firstName
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Pascal")
    firstName = try reader.value("FirstName")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("FirstName", firstName)
  }
}

public nonisolated struct AsWritten: Codable, Sendable {
  public var firstName: String

  public init(firstName: String) {
    self.firstName = firstName
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "AsWritten")
    firstName = try reader.value("firstName")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("firstName", firstName)
  }
}
