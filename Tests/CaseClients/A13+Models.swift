// Generated from a13.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated enum FeedPrefix: String, Codable, Sendable {
  case enrich = "enrich"
}

public nonisolated struct FeedPage: Codable, Sendable {
  public var limit: Int?
  public var offset: Int?
  public var after: String?
  public var from: String?
  public var before: String?
  public var upTo: String?

  public init(
    limit: Int? = nil,
    offset: Int? = nil,
    after: String? = nil,
    from: String? = nil,
    before: String? = nil,
    upTo: String? = nil
  ) {
    self.limit = limit
    self.offset = offset
    self.after = after
    self.from = from
    self.before = before
    self.upTo = upTo
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "FeedPage")
    limit = try reader.optional("limit")
    offset = try reader.optional("offset")
    after = try reader.optional("id_gt")
    from = try reader.optional("id_gte")
    before = try reader.optional("id_lt")
    upTo = try reader.optional("id_lte")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.optional("limit", limit)
    try writer.optional("offset", offset)
    try writer.optional("id_gt", after)
    try writer.optional("id_gte", from)
    try writer.optional("id_lt", before)
    try writer.optional("id_lte", upTo)
  }
}
