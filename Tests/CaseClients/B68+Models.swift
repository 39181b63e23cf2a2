// Generated from b68.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime
public import Foundation

public nonisolated struct TimestampsRecord: Codable, Sendable {
  public var s: Date
  public var ms: Date

  public init(s: Date, ms: Date) {
    self.s = s
    self.ms = ms
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "TimestampsRecord")
    s = try reader.value("s", .dates(.seconds))
    ms = try reader.value("ms", .dates(.milliseconds))
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("s", s, .dates(.seconds))
    try writer.set("ms", ms, .dates(.milliseconds))
  }
}
