// Generated from input.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime
public import Foundation

public nonisolated struct Item: Codable, Sendable {
  public var id: Int

  public init(id: Int) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Item")
    id = try reader.value("id")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("id", id)
  }
}

public nonisolated struct Accepted: Codable, Sendable {
  public var job: URL

  public init(job: URL) {
    self.job = job
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Accepted")
    job = try reader.value("job")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("job", job)
  }
}

public nonisolated struct Problem: Codable, Sendable {
  public var title: String

  public init(title: String) {
    self.title = title
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Problem")
    title = try reader.value("title")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("title", title)
  }
}
