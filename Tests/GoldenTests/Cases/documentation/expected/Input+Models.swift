// Generated from input.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

/// An old one.
///
/// Deprecated: Use New.
public nonisolated struct Old: Codable, Sendable {
  /// The a.
  ///
  /// Deprecated: Use b.
  public var a: Int

  public init(a: Int) {
    self.a = a
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Old")
    a = try reader.value("a")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("a", a)
  }
}
