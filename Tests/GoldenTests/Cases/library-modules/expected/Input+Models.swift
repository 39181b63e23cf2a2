// Generated from input.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime
public import Foundation
public import Shared

public nonisolated struct Team: Codable, Sendable {
  public var lead: SharedPerson
  public var since: Date

  public init(lead: SharedPerson, since: Date) {
    self.lead = lead
    self.since = since
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Team")
    lead = try reader.value("lead")
    since = try reader.value("since")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("lead", lead)
    try writer.set("since", since)
  }
}
