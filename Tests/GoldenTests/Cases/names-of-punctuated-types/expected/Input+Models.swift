// Generated from input.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated struct OrderLine: Codable, Sendable {
  public var id: Int

  public init(id: Int) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "OrderLine")
    id = try reader.value("id")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("id", id)
  }
}

public nonisolated struct OrderBook: Codable, Sendable {
  public var id: Int

  public var next: OrderBook? {
    get { indirectNext.wrappedValue }
    set { indirectNext.wrappedValue = newValue }
  }

  private var indirectNext: Indirect<OrderBook?>

  public init(id: Int, next: OrderBook? = nil) {
    self.id = id
    indirectNext = Indirect(wrappedValue: next)
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "OrderBook")
    id = try reader.value("id")
    indirectNext = Indirect(wrappedValue: try reader.optional("next"))
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("id", id)
    try writer.optional("next", next)
  }
}

public nonisolated struct Shelf: Codable, Sendable {
  public var id: Int
  public var next: OrderBook?
  public var books: [String: OrderBook]

  public init(id: Int, next: OrderBook? = nil, books: [String: OrderBook]) {
    self.id = id
    self.next = next
    self.books = books
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Shelf")
    id = try reader.value("id")
    next = try reader.optional("next")
    books = try reader.value("books")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("id", id)
    try writer.optional("next", next)
    try writer.set("books", books)
  }
}

public nonisolated struct OrderPage: Codable, Sendable {
  public var id: Int

  public init(id: Int) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "OrderPage")
    id = try reader.value("id")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("id", id)
  }
}
