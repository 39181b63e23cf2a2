// Generated from input.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime
public import Foundation

/// Names a user.
public typealias UserID = Int

public typealias Users = [User]
public typealias Table = [String: User]
public typealias Timestamp = Date
public typealias Alias = UserID

public nonisolated struct User: Codable, Sendable {
  public var id: UserID
  public var created: Timestamp
  public var other: Alias

  public init(id: UserID, created: Timestamp, other: Alias = 3) {
    self.id = id
    self.created = created
    self.other = other
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "User")
    id = try reader.value("id")
    created = try reader.value("created")
    other = try reader.value("other", default: 3)
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("id", id)
    try writer.set("created", created)
    try writer.set("other", other)
  }
}
