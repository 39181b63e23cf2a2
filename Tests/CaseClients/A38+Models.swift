// Generated from a38.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated struct RateQuery: Codable, Sendable {
  public var f: String
  public var t: String

  public init(f: String, t: String) {
    self.f = f
    self.t = t
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "RateQuery")
    f = try reader.value("f")
    t = try reader.value("t")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("f", f)
    try writer.set("t", t)
  }
}

public nonisolated struct NewTunnelQuery: Codable, Sendable {
  public var currencyFrom: String
  public var currencyTo: String
  public var walletTo: String
  public var moneroPaymentId: String?

  public init(
    currencyFrom: String,
    currencyTo: String,
    walletTo: String,
    moneroPaymentId: String? = nil
  ) {
    self.currencyFrom = currencyFrom
    self.currencyTo = currencyTo
    self.walletTo = walletTo
    self.moneroPaymentId = moneroPaymentId
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "NewTunnelQuery")
    currencyFrom = try reader.value("currency_from")
    currencyTo = try reader.value("currency_to")
    walletTo = try reader.value("wallet_to")
    moneroPaymentId = try reader.optional("monero_payment_id")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("currency_from", currencyFrom)
    try writer.set("currency_to", currencyTo)
    try writer.set("wallet_to", walletTo)
    try writer.optional("monero_payment_id", moneroPaymentId)
  }
}

public nonisolated struct TunnelQuery: Codable, Sendable {
  public var xtId: Int
  public var k1: String
  public var k2: String
  public let history: Int = 0

  public init(xtId: Int, k1: String, k2: String) {
    self.xtId = xtId
    self.k1 = k1
    self.k2 = k2
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "TunnelQuery")
    xtId = try reader.value("xt_id")
    k1 = try reader.value("k1")
    k2 = try reader.value("k2")
    try reader.constant("history", 0)
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("xt_id", xtId)
    try writer.set("k1", k1)
    try writer.set("k2", k2)
    try writer.constant("history", 0)
  }
}

public nonisolated struct PriceQuery: Codable, Sendable {
  public let crypto: String = "BTC"
  public var fiat: String
  public var address: String
  public var amount: Double

  public init(fiat: String, address: String, amount: Double) {
    self.fiat = fiat
    self.address = address
    self.amount = amount
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "PriceQuery")
    try reader.constant("crypto", "BTC")
    fiat = try reader.value("fiat")
    address = try reader.value("address")
    amount = try reader.value("amount")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.constant("crypto", "BTC")
    try writer.set("fiat", fiat)
    try writer.set("address", address)
    try writer.set("amount", amount)
  }
}
