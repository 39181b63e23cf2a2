// Generated from b65.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime
public import Foundation

public nonisolated struct WholeSecondsRecord: Codable, Sendable {
  public var at: Date

  public init(at: Date) {
    self.at = at
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "WholeSecondsRecord")
    at = try reader.value("at", .dates(.iso8601))
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("at", at, .dates(.iso8601))
  }
}
