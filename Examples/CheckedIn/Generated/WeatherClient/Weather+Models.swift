// Generated from weather.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

/// What it is like outside.
public nonisolated struct Weather: Codable, Sendable {
  public var summary: String
  public var celsius: Double

  public init(summary: String, celsius: Double) {
    self.summary = summary
    self.celsius = celsius
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Weather")
    summary = try reader.value("summary")
    celsius = try reader.value("celsius")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("summary", summary)
    try writer.set("celsius", celsius)
  }
}
