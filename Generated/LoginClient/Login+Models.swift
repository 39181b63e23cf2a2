// Generated from login.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated struct SMSCode: Codable, Sendable {
  /// What was sent.
  public var smscode: String

  public init(smscode: String) {
    self.smscode = smscode
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "SMSCode")
    smscode = try reader.value("smscode")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("smscode", smscode)
  }
}
