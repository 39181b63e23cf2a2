// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime
public import Foundation

/// Each option of a field.
public nonisolated struct Everything: Codable, Sendable {
  public var id: Int

  /// Has another key on the wire.
  public var renamed: String

  public var firstOf: String
  public var nested: String
  public var indexed: String
  public var either: Int?
  public var dotted: Int
  public var maybe: String?
  public var nullable: String?
  public var states: String??
  public var sentNil: Int?
  public var `default`: Int
  public var list: [String]
  public var lossy: [Thing]
  public var lossyTable: [String: Thing]
  public var lenient: Int
  public var lenientDefault: Bool
  public var all: [Int]?
  public var createdAt: Date
  public var updatedAt: Date?
  public var times: [Date]
  public var day: Day
  public var payload: Data
  public var hash: Data
  public let kind: String = "everything"
  public let version: Int = 2
  public let flags: JSON = ["a", "b"]
  public let status: Status = .open
  public var readOnly: Int
  public var writeOnly: String?
  public var password: String

  /// Deprecated: Use id.
  public var old: Int?

  public var url: URL
  public var thing: Thing
  public var thingByName: [String: Thing?]
  public var json: JSON

  public init(
    id: Int,
    renamed: String,
    firstOf: String,
    nested: String,
    indexed: String,
    either: Int? = nil,
    dotted: Int,
    maybe: String? = nil,
    nullable: String? = nil,
    states: String?? = nil,
    sentNil: Int? = nil,
    default: Int = 3,
    list: [String] = [],
    lossy: [Thing] = [],
    lossyTable: [String: Thing],
    lenient: Int,
    lenientDefault: Bool = false,
    all: [Int]? = nil,
    createdAt: Date,
    updatedAt: Date? = nil,
    times: [Date],
    day: Day,
    payload: Data,
    hash: Data,
    readOnly: Int,
    writeOnly: String? = nil,
    password: String = "",
    old: Int? = nil,
    url: URL = URL(string: "https://example.com")!,
    thing: Thing,
    thingByName: [String: Thing?],
    json: JSON
  ) {
    self.id = id
    self.renamed = renamed
    self.firstOf = firstOf
    self.nested = nested
    self.indexed = indexed
    self.either = either
    self.dotted = dotted
    self.maybe = maybe
    self.nullable = nullable
    self.states = states
    self.sentNil = sentNil
    self.`default` = `default`
    self.list = list
    self.lossy = lossy
    self.lossyTable = lossyTable
    self.lenient = lenient
    self.lenientDefault = lenientDefault
    self.all = all
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.times = times
    self.day = day
    self.payload = payload
    self.hash = hash
    self.readOnly = readOnly
    self.writeOnly = writeOnly
    self.password = password
    self.old = old
    self.url = url
    self.thing = thing
    self.thingByName = thingByName
    self.json = json
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Everything")
    id = try reader.value("id")
    renamed = try reader.value("re-named")
    firstOf = try reader.value(.any("new", "old"))
    nested = try reader.value(.path("a", "b"))
    indexed = try reader.value(.path("rows", "0", "name"))
    either = try reader.optional(.any(.path("a", "c"), "d"))
    dotted = try reader.value(.path("a.b", "c"))
    maybe = try reader.optional("maybe")
    nullable = try reader.nullable("nullable")
    states = try reader.state("states")
    sentNil = try reader.optional("sentNil")
    `default` = try reader.value("default", default: 3)
    list = try reader.value("list", default: [])
    lossy = try reader.value("lossy", default: [], .lossy)
    lossyTable = try reader.value("lossyTable", .lossy)
    lenient = try reader.value("lenient", .lenient)
    lenientDefault = try reader.value("lenientDefault", default: false, .lenient)
    all = try reader.optional("every", .lenient.lossy)
    createdAt = try reader.value(
      "createdAt",
      .dates(.pattern("yyyy-MM-dd HH:mm:ss", timeZone: "Asia/Shanghai"))
    )
    updatedAt = try reader.optional("updatedAt", .dates(.iso8601, .seconds))
    times = try reader.value("times", .dates(.milliseconds).lenient)
    day = try reader.value("day")
    payload = try reader.value("payload")
    hash = try reader.value("hash", .data(.hex))
    try reader.constant("kind", "everything")
    try reader.constant("v", 2)
    try reader.constant("flags", ["a", "b"])
    try reader.constant("status", "O")
    readOnly = try reader.value("readOnly")
    writeOnly = nil
    password = ""
    old = try reader.optional("old")
    url = try reader.value("url", default: URL(string: "https://example.com")!)
    thing = try reader.value("thing")
    thingByName = try reader.value("thingByName")
    json = try reader.value("json")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("id", id)
    try writer.set("re-named", renamed)
    try writer.set("new", firstOf)
    try writer.set(.path("a", "b"), nested)
    try writer.set(.path("rows", "0", "name"), indexed)
    try writer.optional(.path("a", "c"), either)
    try writer.set(.path("a.b", "c"), dotted)
    try writer.optional("maybe", maybe)
    try writer.nullable("nullable", nullable)
    try writer.state("states", states)
    try writer.nullable("sentNil", sentNil)
    try writer.set("default", `default`)
    try writer.set("list", list)
    try writer.set("lossy", lossy)
    try writer.set("lossyTable", lossyTable)
    try writer.set("lenient", lenient)
    try writer.set("lenientDefault", lenientDefault)
    try writer.optional("every", all)
    try writer.set(
      "createdAt",
      createdAt,
      .dates(.pattern("yyyy-MM-dd HH:mm:ss", timeZone: "Asia/Shanghai"))
    )
    try writer.optional("updatedAt", updatedAt, .dates(.iso8601))
    try writer.set("times", times, .dates(.milliseconds))
    try writer.set("day", day)
    try writer.set("payload", payload)
    try writer.set("hash", hash, .data(.hex))
    try writer.constant("kind", "everything")
    try writer.constant("v", 2)
    try writer.constant("flags", ["a", "b"])
    try writer.constant("status", "O")
    try writer.optional("writeOnly", writeOnly)
    try writer.set("password", password)
    try writer.optional("old", old)
    try writer.set("url", url)
    try writer.set("thing", thing)
    try writer.set("thingByName", thingByName)
    try writer.set("json", json)
  }
}

public nonisolated struct Extra: Codable, Sendable {
  public var id: Int
  public var name: String

  /// What the wire holds besides, by key.
  public var extra: [String: JSON]

  public init(id: Int, name: String, extra: [String: JSON] = [:]) {
    self.id = id
    self.name = name
    self.extra = extra
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Extra")
    id = try reader.value("id")
    name = try reader.value(.path("a", "name"))
    extra = try reader.additional(except: ["id", "a"])
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("id", id)
    try writer.set(.path("a", "name"), name)
    try writer.additional(extra)
  }
}

public nonisolated struct TypedExtra: Codable, Sendable {
  public var id: Int

  /// What the wire holds besides, by key.
  public var more: [String: [Int]]

  public init(id: Int, more: [String: [Int]] = [:]) {
    self.id = id
    self.more = more
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "TypedExtra")
    id = try reader.value("id")
    more = try reader.additional(except: ["id"])
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("id", id)
    try writer.additional(more)
  }
}

public nonisolated struct OnlyExtra: Codable, Sendable {
  /// What the wire holds besides, by key.
  public var all: [String: JSON]

  public init(all: [String: JSON] = [:]) {
    self.all = all
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "OnlyExtra")
    all = try reader.additional(except: [])
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.additional(all)
  }
}

public nonisolated struct Empty: Codable, Sendable {
  public init() {}

  public init(from _: any Decoder) throws {}

  public func encode(to encoder: any Encoder) throws {
    _ = ModelWriter(encoder)
  }
}

public nonisolated struct OnlyConstant: Codable, Sendable {
  public let kind: String = "only"

  public init() {}

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "OnlyConstant")
    try reader.constant("kind", "only")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.constant("kind", "only")
  }
}

public nonisolated struct Lenient: Codable, Sendable {
  public var a: Int
  public var b: Bool?
  public var c: String

  public init(a: Int, b: Bool? = nil, c: String) {
    self.a = a
    self.b = b
    self.c = c
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Lenient")
    a = try reader.value("a", .lenient)
    b = try reader.optional("b", .lenient)
    c = try reader.value("c")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("a", a)
    try writer.optional("b", b)
    try writer.set("c", c)
  }
}

public nonisolated struct Thing: Codable, Hashable, Identifiable, Sendable {
  public var id: Int

  public init(id: Int) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Thing")
    id = try reader.value("id")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("id", id)
  }
}

public nonisolated struct Comparable: Codable, Equatable, Sendable {
  public var a: Int

  public init(a: Int) {
    self.a = a
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Comparable")
    a = try reader.value("a")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("a", a)
  }
}

public nonisolated enum Status: String, Codable, Sendable {
  case open = "O"
  case closed = "C"
}
