// Generated from features.yaml by endpointgen. Edit the spec instead.

public import Foundation
public import ObjectMapper

public nonisolated struct Item: ImmutableMappable, Hashable, Sendable {
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

  public init(map: Map) throws {
    let reader = MapReader(map)
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

  public func mapping(map: Map) {
    var writer = MapWriter(map)
    writer.set("id", id)
    writer.set("title", name)
    writer.optional(.path("owner", "name"), owner)
    writer.optional(.path("list", "0", "name"), first)
    writer.set("created", created, .dates(.iso8601))
    writer.set("tags", tags)
    writer.set("count", count)
    writer.set("kind", kind)
    writer.state("note", note)
    writer.optional("parent", parent)
    writer.constant("version", 2)
  }
}

public nonisolated struct Page: ImmutableMappable, Sendable {
  public var from: Int
  public var size: Int?

  public init(from: Int, size: Int? = nil) {
    self.from = from
    self.size = size
  }

  public init(map: Map) throws {
    let reader = MapReader(map)
    from = try reader.value("from")
    size = try reader.optional("size")
  }

  public func mapping(map: Map) {
    var writer = MapWriter(map)
    writer.set("from", from)
    writer.optional("size", size)
  }
}

public nonisolated struct Problem: ImmutableMappable, Sendable {
  public var title: String
  public var detail: String?

  public init(title: String, detail: String? = nil) {
    self.title = title
    self.detail = detail
  }

  public init(map: Map) throws {
    let reader = MapReader(map)
    title = try reader.value("title")
    detail = try reader.optional("detail")
  }

  public func mapping(map: Map) {
    var writer = MapWriter(map)
    writer.set("title", title)
    writer.optional("detail", detail)
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

public nonisolated enum Shape: ImmutableMappable, Sendable {
  case circle(Circle)
  case square(Square)

  public init(map: Map) throws {
    let union = try MapUnionReader(map, tag: "kind")
    switch union.tag {
    case "circle":
      self = .circle(try union.value())
    case "square":
      self = .square(try union.value())
    default:
      throw union.unknownTag()
    }
  }

  public func mapping(map: Map) {
    var writer = MapWriter(map)
    switch self {
    case .circle(let value):
      writer.union(value, tag: "circle", at: "kind")
    case .square(let value):
      writer.union(value, tag: "square", at: "kind")
    }
  }
}

public nonisolated struct Circle: ImmutableMappable, Sendable {
  public var radius: Double

  public init(radius: Double) {
    self.radius = radius
  }

  public init(map: Map) throws {
    let reader = MapReader(map)
    radius = try reader.value("radius")
  }

  public func mapping(map: Map) {
    var writer = MapWriter(map)
    writer.set("radius", radius)
  }
}

public nonisolated struct Square: ImmutableMappable, Sendable {
  public var side: Double

  public init(side: Double) {
    self.side = side
  }

  public init(map: Map) throws {
    let reader = MapReader(map)
    side = try reader.value("side")
  }

  public func mapping(map: Map) {
    var writer = MapWriter(map)
    writer.set("side", side)
  }
}

public nonisolated enum Loose: MappableUnion, Sendable {
  case int(Int)
  case string(String)
  case circle(Circle)

  public init(reading node: MapNode) throws {
    if let value = node.attempt(Int.self) {
      self = .int(value)
    } else if let value = node.attempt(String.self) {
      self = .string(value)
    } else if let value = node.attempt(Circle.self) {
      self = .circle(value)
    } else {
      throw node.failure("no type of Loose fits")
    }
  }

  public var mapped: Any {
    switch self {
    case .int(let value):
      value
    case .string(let value):
      value
    case .circle(let value):
      value
    }
  }
}

public nonisolated struct Extra: ImmutableMappable, Sendable {
  public var id: Int

  /// What the wire holds besides, by key.
  public var extra: [String: JSON]

  public init(id: Int, extra: [String: JSON] = [:]) {
    self.id = id
    self.extra = extra
  }

  public init(map: Map) throws {
    let reader = MapReader(map)
    id = try reader.value("id")
    extra = try reader.additional(except: ["id"])
  }

  public func mapping(map: Map) {
    var writer = MapWriter(map)
    writer.set("id", id)
    writer.additional(extra)
  }
}

public nonisolated struct Task: ImmutableMappable, Sendable {
  public var id: Int

  public init(id: Int) {
    self.id = id
  }

  public init(map: Map) throws {
    let reader = MapReader(map)
    id = try reader.value("id")
  }

  public func mapping(map: Map) {
    var writer = MapWriter(map)
    writer.set("id", id)
  }
}

public nonisolated struct Response: ImmutableMappable, Sendable {
  public var id: Int

  public init(id: Int) {
    self.id = id
  }

  public init(map: Map) throws {
    let reader = MapReader(map)
    id = try reader.value("id")
  }

  public func mapping(map: Map) {
    var writer = MapWriter(map)
    writer.set("id", id)
  }
}

public nonisolated struct Error: ImmutableMappable, Sendable {
  public let kind: String = "error"

  public init() {}

  public init(map: Map) throws {
    let reader = MapReader(map)
    try reader.constant("kind", "error")
  }

  public func mapping(map: Map) {
    var writer = MapWriter(map)
    writer.constant("kind", "error")
  }
}

public typealias Result = JSON
