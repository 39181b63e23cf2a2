// Generated from input.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime
import Foundation

public nonisolated struct Shown: Codable, Sendable {
  public var id: Int

  public init(id: Int) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Shown")
    id = try reader.value("id")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("id", id)
  }
}

nonisolated struct Hidden: Codable, Sendable {
  var at: Date

  init(at: Date) {
    self.at = at
  }

  init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Hidden")
    at = try reader.value("at")
  }

  func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("at", at)
  }
}

package nonisolated enum Packaged: String, Codable, Sendable {
  case a = "a"
}
