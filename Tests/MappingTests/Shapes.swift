// The forms in which the emitter writes models, word for word (the access level aside).

public import EndpointRuntime
public import Foundation

// A struct: every way of reading a field.
public struct Order: Codable, Sendable {
  public var sn: String
  public var amount: Decimal
  public var status: OrderStatus
  public var createdAt: Date
  public var paidAt: Date?
  public var buyerName: String?
  public var buyerAge: Int?
  public var tags: [String]
  public var note: String?
  public var bio: String??
  public var count: Int
  public var checksum: Data?
  public var deliveries: [String: Day]

  public init(
    sn: String, amount: Decimal, status: OrderStatus = .paid, createdAt: Date, paidAt: Date? = nil,
    buyerName: String? = nil, buyerAge: Int? = nil, tags: [String] = [], note: String?,
    bio: String?? = nil, count: Int, checksum: Data? = nil, deliveries: [String: Day] = [:]
  ) {
    self.sn = sn
    self.amount = amount
    self.status = status
    self.createdAt = createdAt
    self.paidAt = paidAt
    self.buyerName = buyerName
    self.buyerAge = buyerAge
    self.tags = tags
    self.note = note
    self.bio = bio
    self.count = count
    self.checksum = checksum
    self.deliveries = deliveries
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Order")
    sn = try reader.value("sn")
    amount = try reader.value("amount")
    status = try reader.value("status", default: .paid)
    createdAt = try reader.value("created_at", .dates(.pattern("yyyy-MM-dd HH:mm:ss"), .seconds))
    paidAt = try reader.optional("paid_at")
    buyerName = try reader.optional(.path("buyer", "name"))
    buyerAge = try reader.optional(.path("buyer", "age"), .lenient)
    tags = try reader.value("tags", default: [], .lossy)
    note = try reader.nullable("note")
    bio = try reader.state("bio")
    count = try reader.value(.any("n", .path("totals", "n")), .lenient)
    checksum = try reader.optional("checksum", .data(.hex))
    deliveries = try reader.value("deliveries", default: [:])
    try reader.constant("kind", "order")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("sn", sn)
    try writer.set("amount", amount)
    try writer.set("status", status)
    try writer.set("created_at", createdAt, .dates(.pattern("yyyy-MM-dd HH:mm:ss"), .seconds))
    try writer.optional("paid_at", paidAt)
    try writer.optional(.path("buyer", "name"), buyerName)
    try writer.optional(.path("buyer", "age"), buyerAge)
    try writer.set("tags", tags)
    try writer.nullable("note", note)
    try writer.state("bio", bio)
    try writer.set(.any("n", .path("totals", "n")), count)
    try writer.optional("checksum", checksum, .data(.hex))
    try writer.set("deliveries", deliveries)
    try writer.constant("kind", "order")
  }
}

// additionalProperties: extra
public struct Labels: Codable, Sendable {
  public var id: Int
  public var extra: [String: Int]

  public init(id: Int, extra: [String: Int] = [:]) {
    self.id = id
    self.extra = extra
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Labels")
    id = try reader.value("id")
    extra = try reader.additional(except: ["id"])
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("id", id)
    try writer.additional(extra)
  }
}

// (0) A closed enum of strings, integers or doubles: Swift's own.
public enum Weekday: String, Codable, Sendable {
  case monday = "MON"
  case tuesday = "TUE"
}

// (a) An open enum, up to about 50 cases.
public enum OrderStatus: RawCodable {
  case paid
  case shipped
  case other(String)

  public init(rawValue: String) {
    switch rawValue {
    case "PAID": self = .paid
    case "SHIPPED": self = .shipped
    default: self = .other(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .paid: "PAID"
    case .shipped: "SHIPPED"
    case .other(let value): value
    }
  }
}

// (a') An open enum of integers.
public enum Priority: RawCodable {
  case low
  case high
  case other(Int)

  public init(rawValue: Int) {
    switch rawValue {
    case 1: self = .low
    case 2: self = .high
    default: self = .other(rawValue)
    }
  }

  public var rawValue: Int {
    switch self {
    case .low: 1
    case .high: 2
    case .other(let value): value
    }
  }
}

// (a'') A closed enum read without regard to case: the labels of the switch are lower case.
public enum DiskKind: RawCodable {
  case hdd
  case ssd
  case nvme

  public init?(rawValue: String) {
    switch rawValue.lowercased() {
    case "hdd": self = .hdd
    case "ssd": self = .ssd
    case "nvme": self = .nvme
    default: return nil
    }
  }

  public var rawValue: String {
    switch self {
    case .hdd: "HDD"
    case .ssd: "SSD"
    case .nvme: "NVME"
    }
  }
}

// (a''') Raw values that are Booleans, null, or of several types.
public enum Consent: RawCodable {
  case given
  case refused
  case unknown
  case partial
  case level(JSON)

  public init(rawValue: JSON) {
    switch rawValue {
    case true: self = .given
    case false: self = .refused
    case .null: self = .unknown
    case "partial": self = .partial
    default: self = .level(rawValue)
    }
  }

  public var rawValue: JSON {
    switch self {
    case .given: true
    case .refused: false
    case .unknown: .null
    case .partial: "partial"
    case .level(let value): value
    }
  }
}

// (b) A large open enum: a struct, whose compile time does not grow with a switch.
public struct Currency: RawCodable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let euro = Self(rawValue: "EUR")
  public static let yen = Self(rawValue: "JPY")
}

// (c) A tagged union.
public enum Pet: Codable, Sendable {
  case cat(Cat)
  case dog(Dog)

  public init(from decoder: any Decoder) throws {
    let union = try UnionReader(decoder, "Pet", tag: "kind")
    switch union.tag {
    case "cat": self = .cat(try union.value())
    case "dog": self = .dog(try union.value())
    default: throw union.unknownTag()
    }
  }

  public func encode(to encoder: any Encoder) throws {
    let writer = UnionWriter(encoder, tag: "kind")
    switch self {
    case .cat(let value): try writer.set("cat", value)
    case .dog(let value): try writer.set("dog", value)
    }
  }
}

// (c') A tagged union that keeps what it does not know.
public enum Event: Codable, Sendable {
  case created(Cat)
  case other(JSON)

  public init(from decoder: any Decoder) throws {
    let union = try UnionReader(decoder, "Event", tag: "type")
    switch union.tag {
    case "1": self = .created(try union.value())
    default: self = .other(try union.value())
    }
  }

  public func encode(to encoder: any Encoder) throws {
    let writer = UnionWriter(encoder, tag: "type")
    switch self {
    case .created(let value): try writer.set(1, value)
    case .other(let value): try writer.set(value)
    }
  }
}

// (d) An untagged union.
public enum Answer: Codable, Sendable {
  case cat(Cat)
  case dogs([Dog])
  case text(String)

  public init(from decoder: any Decoder) throws {
    var union = UntaggedReader(decoder, "Answer")
    if let value = union.attempt(Cat.self) {
      self = .cat(value)
    } else if let value = union.attempt([Dog].self) {
      self = .dogs(value)
    } else if let value = union.attempt(String.self) {
      self = .text(value)
    } else {
      throw union.failure()
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .cat(let value): try value.encode(to: encoder)
    case .dogs(let value): try value.encode(to: encoder)
    case .text(let value): try value.encode(to: encoder)
    }
  }
}

public struct Cat: Codable, Hashable, Sendable {
  public var lives: Int

  public init(lives: Int) { self.lives = lives }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Cat")
    lives = try reader.value("lives")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("lives", lives)
  }
}

public struct Dog: Codable, Hashable, Sendable {
  public var name: String

  public init(name: String) { self.name = name }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Dog")
    name = try reader.value("name")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("name", name)
  }
}

// (e) Recursive models: only what holds itself without an array or dictionary between needs `@Indirect`.
public struct TreeNode: Codable, Hashable, Sendable {
  public var value: Int
  @Indirect public var child: TreeNode?
  public var kids: [TreeNode]

  public init(value: Int, child: TreeNode? = nil, kids: [TreeNode] = []) {
    self.value = value
    self.child = child
    self.kids = kids
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "TreeNode")
    value = try reader.value("value")
    child = try reader.optional("child")
    kids = try reader.value("kids", default: [])
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("value", value)
    try writer.optional("child", child)
    try writer.set("kids", kids)
  }
}

public struct LeftHalf: Codable, Hashable, Sendable {
  @Indirect public var right: RightHalf?

  public init(right: RightHalf? = nil) { self.right = right }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "LeftHalf")
    right = try reader.optional("right")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.optional("right", right)
  }
}

public struct RightHalf: Codable, Hashable, Sendable {
  @Indirect public var left: LeftHalf?

  public init(left: LeftHalf? = nil) { self.left = left }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "RightHalf")
    left = try reader.optional("left")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.optional("left", left)
  }
}
