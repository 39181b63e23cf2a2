// Generated from a33.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated struct TezosForging: Codable, Sendable {
  public var branch: String
  public var contents: [TezosContent]

  public init(branch: String, contents: [TezosContent]) {
    self.branch = branch
    self.contents = contents
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "TezosForging")
    branch = try reader.value("branch")
    contents = try reader.value("contents")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("branch", branch)
    try writer.set("contents", contents)
  }
}

public nonisolated struct TezosSignedOperation: Codable, Sendable {
  public var `protocol`: String
  public var branch: String
  public var contents: [TezosContent]
  public var signature: String

  public init(protocol: String, branch: String, contents: [TezosContent], signature: String) {
    self.`protocol` = `protocol`
    self.branch = branch
    self.contents = contents
    self.signature = signature
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "TezosSignedOperation")
    `protocol` = try reader.value("protocol")
    branch = try reader.value("branch")
    contents = try reader.value("contents")
    signature = try reader.value("signature")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("protocol", `protocol`)
    try writer.set("branch", branch)
    try writer.set("contents", contents)
    try writer.set("signature", signature)
  }
}

public nonisolated struct TezosContent: Codable, Sendable {
  public var kind: String
  public var source: String
  public var fee: String
  public var counter: String
  public var gasLimit: String
  public var storageLimit: String
  public var publicKey: String?
  public var destination: String?
  public var amount: String?

  public init(
    kind: String,
    source: String,
    fee: String,
    counter: String,
    gasLimit: String,
    storageLimit: String,
    publicKey: String? = nil,
    destination: String? = nil,
    amount: String? = nil
  ) {
    self.kind = kind
    self.source = source
    self.fee = fee
    self.counter = counter
    self.gasLimit = gasLimit
    self.storageLimit = storageLimit
    self.publicKey = publicKey
    self.destination = destination
    self.amount = amount
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "TezosContent")
    kind = try reader.value("kind")
    source = try reader.value("source")
    fee = try reader.value("fee")
    counter = try reader.value("counter")
    gasLimit = try reader.value("gas_limit")
    storageLimit = try reader.value("storage_limit")
    publicKey = try reader.optional("public_key")
    destination = try reader.optional("destination")
    amount = try reader.optional("amount")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("kind", kind)
    try writer.set("source", source)
    try writer.set("fee", fee)
    try writer.set("counter", counter)
    try writer.set("gas_limit", gasLimit)
    try writer.set("storage_limit", storageLimit)
    try writer.optional("public_key", publicKey)
    try writer.optional("destination", destination)
    try writer.optional("amount", amount)
  }
}
