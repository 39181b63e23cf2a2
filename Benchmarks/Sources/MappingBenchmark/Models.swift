import EndpointRuntime
import Foundation

/// The same data three times: as a user would write it for `JSONDecoder`, as it is generated, and as it is generated leniently.
struct PlainOrder: Codable {
  var sn: String
  var id: Int64
  var amount: Double
  var quantity: Int
  var isPaid: Bool
  var note: String?
  var buyer: PlainBuyer
  var tags: [String]
  var items: [PlainItem]
  var createdAt: String

  enum CodingKeys: String, CodingKey {
    case sn, id, amount, quantity, note, buyer, tags, items
    case isPaid = "is_paid"
    case createdAt = "created_at"
  }
}

struct PlainBuyer: Codable {
  var name: String
  var age: Int
  var city: String?
}

struct PlainItem: Codable {
  var title: String
  var price: Double
  var count: Int
}

struct GeneratedOrder: Codable {
  var sn: String
  var id: Int64
  var amount: Double
  var quantity: Int
  var isPaid: Bool
  var note: String?
  var buyer: GeneratedBuyer
  var tags: [String]
  var items: [GeneratedItem]
  var createdAt: String

  init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "GeneratedOrder")
    sn = try reader.value("sn")
    id = try reader.value("id")
    amount = try reader.value("amount")
    quantity = try reader.value("quantity")
    isPaid = try reader.value("is_paid")
    note = try reader.optional("note")
    buyer = try reader.value("buyer")
    tags = try reader.value("tags")
    items = try reader.value("items")
    createdAt = try reader.value("created_at")
  }

  func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("sn", sn)
    try writer.set("id", id)
    try writer.set("amount", amount)
    try writer.set("quantity", quantity)
    try writer.set("is_paid", isPaid)
    try writer.optional("note", note)
    try writer.set("buyer", buyer)
    try writer.set("tags", tags)
    try writer.set("items", items)
    try writer.set("created_at", createdAt)
  }
}

struct GeneratedBuyer: Codable {
  var name: String
  var age: Int
  var city: String?

  init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "GeneratedBuyer")
    name = try reader.value("name")
    age = try reader.value("age")
    city = try reader.optional("city")
  }

  func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("name", name)
    try writer.set("age", age)
    try writer.optional("city", city)
  }
}

struct GeneratedItem: Codable {
  var title: String
  var price: Double
  var count: Int

  init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "GeneratedItem")
    title = try reader.value("title")
    price = try reader.value("price")
    count = try reader.value("count")
  }

  func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("title", title)
    try writer.set("price", price)
    try writer.set("count", count)
  }
}

struct LenientOrder: Decodable {
  var sn: String
  var id: Int64
  var amount: Double
  var quantity: Int
  var isPaid: Bool
  var note: String?
  var buyer: LenientBuyer
  var tags: [String]
  var items: [LenientItem]
  var createdAt: String

  init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "LenientOrder")
    sn = try reader.value("sn", .lenient)
    id = try reader.value("id", .lenient)
    amount = try reader.value("amount", .lenient)
    quantity = try reader.value("quantity", .lenient)
    isPaid = try reader.value("is_paid", .lenient)
    note = try reader.optional("note", .lenient)
    buyer = try reader.value("buyer", .lenient)
    tags = try reader.value("tags", default: [], .lenient.lossy)
    items = try reader.value("items", default: [], .lenient.lossy)
    createdAt = try reader.value("created_at", .lenient)
  }
}

struct LenientBuyer: Decodable {
  var name: String
  var age: Int
  var city: String?

  init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "LenientBuyer")
    name = try reader.value("name", .lenient)
    age = try reader.value("age", .lenient)
    city = try reader.optional("city", .lenient)
  }
}

struct LenientItem: Decodable {
  var title: String
  var price: Double
  var count: Int

  init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "LenientItem")
    title = try reader.value("title", .lenient)
    price = try reader.value("price", .lenient)
    count = try reader.value("count", .lenient)
  }
}

struct PlainDated: Decodable {
  var at: Date
  var until: Date
}

struct GeneratedDated: Decodable {
  var at: Date
  var until: Date

  init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "GeneratedDated")
    at = try reader.value("at")
    until = try reader.value("until")
  }
}

struct PatternDated: Decodable {
  var at: Date
  var until: Date

  init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "PatternDated")
    at = try reader.value("at", .dates(.pattern("yyyy-MM-dd HH:mm:ss")))
    until = try reader.value("until", .dates(.pattern("yyyy-MM-dd HH:mm:ss")))
  }
}
