// Generated from features.yaml by endpointgen. Edit the spec instead.

public import Foundation

public nonisolated struct Item: Codable, Hashable, Sendable {
  public var id: Int
  public var name: String
  public var owner: String?
  public var first: String?
  public var created: Date
  public var tags: [String]
  public var count: Int
  public var kind: Kind
  public var note: String??

  public var parent: Item? {
    get { indirectParent.wrappedValue }
    set { indirectParent.wrappedValue = newValue }
  }

  private var indirectParent: Indirect<Item?>
  public let version: Int = 2

  public init(
    id: Int,
    name: String,
    owner: String? = nil,
    first: String? = nil,
    created: Date,
    tags: [String] = [],
    count: Int = 0,
    kind: Kind = .small,
    note: String?? = nil,
    parent: Item? = nil
  ) {
    self.id = id
    self.name = name
    self.owner = owner
    self.first = first
    self.created = created
    self.tags = tags
    self.count = count
    self.kind = kind
    self.note = note
    indirectParent = Indirect(wrappedValue: parent)
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Item")
    id = try reader.value("id")
    name = try reader.value("title")
    owner = try reader.optional(.path("owner", "name"))
    first = try reader.optional(.path("list", "0", "name"))
    created = try reader.value("created", .dates(.iso8601, .seconds))
    tags = try reader.value("tags", default: [], .lossy)
    count = try reader.value("count", default: 0, .lenient)
    kind = try reader.value("kind", default: .small)
    note = try reader.state("note")
    indirectParent = Indirect(wrappedValue: try reader.optional("parent"))
    try reader.constant("version", 2)
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("id", id)
    try writer.set("title", name)
    try writer.optional(.path("owner", "name"), owner)
    try writer.optional(.path("list", "0", "name"), first)
    try writer.set("created", created, .dates(.iso8601))
    try writer.set("tags", tags)
    try writer.set("count", count)
    try writer.set("kind", kind)
    try writer.state("note", note)
    try writer.optional("parent", parent)
    try writer.constant("version", 2)
  }
}

public nonisolated struct Page: Codable, Sendable {
  public var from: Int
  public var size: Int?

  public init(from: Int, size: Int? = nil) {
    self.from = from
    self.size = size
  }
}

public nonisolated struct Problem: Codable, Sendable {
  public var title: String
  public var detail: String?

  public init(title: String, detail: String? = nil) {
    self.title = title
    self.detail = detail
  }
}

public nonisolated enum Kind: String, Codable, Sendable {
  case small = "s"
  case large = "l"
}

public nonisolated enum OpenKind: RawCodable {
  case a
  case b

  /// Any other value, as it came.
  case other(String)

  public init(rawValue: String) {
    switch rawValue {
    case "a":
      self = .a
    case "b":
      self = .b
    default:
      self = .other(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .a:
      "a"
    case .b:
      "b"
    case .other(let value):
      value
    }
  }
}

public nonisolated enum Shape: Codable, Sendable {
  case circle(Circle)
  case square(Square)

  public init(from decoder: any Decoder) throws {
    let union = try UnionReader(decoder, "Shape", tag: "kind")
    switch union.tag {
    case "circle":
      self = .circle(try union.value())
    case "square":
      self = .square(try union.value())
    default:
      throw union.unknownTag()
    }
  }

  public func encode(to encoder: any Encoder) throws {
    let writer = UnionWriter(encoder, tag: "kind")
    switch self {
    case .circle(let value):
      try writer.set("circle", value)
    case .square(let value):
      try writer.set("square", value)
    }
  }
}

public nonisolated struct Circle: Codable, Sendable {
  public var radius: Double

  public init(radius: Double) {
    self.radius = radius
  }
}

public nonisolated struct Square: Codable, Sendable {
  public var side: Double

  public init(side: Double) {
    self.side = side
  }
}

public nonisolated enum Loose: Codable, Sendable {
  case int(Int)
  case string(String)
  case circle(Circle)

  public init(from decoder: any Decoder) throws {
    var union = UntaggedReader(decoder, "Loose")
    if let value = union.attempt(Int.self) {
      self = .int(value)
    } else if let value = union.attempt(String.self) {
      self = .string(value)
    } else if let value = union.attempt(Circle.self) {
      self = .circle(value)
    } else {
      throw union.failure()
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .int(let value):
      try value.encode(to: encoder)
    case .string(let value):
      try value.encode(to: encoder)
    case .circle(let value):
      try value.encode(to: encoder)
    }
  }
}

public nonisolated struct Extra: Codable, Sendable {
  public var id: Int

  /// What the wire holds besides, by key.
  public var extra: [String: JSON]

  public init(id: Int, extra: [String: JSON] = [:]) {
    self.id = id
    self.extra = extra
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Extra")
    id = try reader.value("id")
    extra = try reader.additional(except: ["id"])
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("id", id)
    try writer.additional(extra)
  }
}

public nonisolated struct Task: Codable, Sendable {
  public var id: Int

  public init(id: Int) {
    self.id = id
  }
}

public nonisolated struct Response: Codable, Sendable {
  public var id: Int

  public init(id: Int) {
    self.id = id
  }
}

public nonisolated struct Error: Codable, Sendable {
  public let kind: String = "error"

  public init() {}

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Error")
    try reader.constant("kind", "error")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.constant("kind", "error")
  }
}

public typealias Result = JSON
