// Generated from a28.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

public nonisolated struct VeChainContractCall: Codable, Sendable {
  public var clauses: [JSON]

  public init(clauses: [JSON]) {
    self.clauses = clauses
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "VeChainContractCall")
    clauses = try reader.value("clauses")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("clauses", clauses)
  }
}
