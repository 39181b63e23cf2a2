// Generated from input.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime
public import Foundation

public nonisolated struct Base: Codable, Sendable {
  public var id: Int
  public var createdAt: Date

  public init(id: Int, createdAt: Date) {
    self.id = id
    self.createdAt = createdAt
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Base")
    id = try reader.value("id")
    createdAt = try reader.value("createdAt")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("id", id)
    try writer.set("createdAt", createdAt)
  }
}

public nonisolated struct Named: Codable, Sendable {
  public var name: String

  public init(name: String) {
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Named")
    name = try reader.value("name")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("name", name)
  }
}

public nonisolated struct User: Codable, Sendable {
  public var createdAt: Date
  public var name: String
  public var email: String?
  public var id: String

  public init(createdAt: Date, name: String, email: String? = nil, id: String) {
    self.createdAt = createdAt
    self.name = name
    self.email = email
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "User")
    createdAt = try reader.value("createdAt")
    name = try reader.value("name")
    email = try reader.optional("email")
    id = try reader.value("id")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("createdAt", createdAt)
    try writer.set("name", name)
    try writer.optional("email", email)
    try writer.set("id", id)
  }
}

public nonisolated struct Guest: Codable, Sendable {
  public var createdAt: Date
  public var name: String
  public var id: String

  public init(createdAt: Date, name: String, id: String) {
    self.createdAt = createdAt
    self.name = name
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Guest")
    createdAt = try reader.value("createdAt")
    name = try reader.value("name")
    id = try reader.value("id")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("createdAt", createdAt)
    try writer.set("name", name)
    try writer.set("id", id)
  }
}

public nonisolated struct Copy: Codable, Sendable {
  public var id: Int
  public var createdAt: Date

  public init(id: Int, createdAt: Date) {
    self.id = id
    self.createdAt = createdAt
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Copy")
    id = try reader.value("id")
    createdAt = try reader.value("createdAt")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("id", id)
    try writer.set("createdAt", createdAt)
  }
}
