// Generated from models.yaml by endpointgen. Edit the spec instead.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// One of each type.
public nonisolated struct Scalar: Codable, Sendable {
  public var text: String?
  public var flag: Bool?
  public var int: Int?
  public var tiny: Int8?
  public var long: Int64?
  public var unsigned: UInt64?
  public var small: UInt8?
  public var single: Float?
  public var double: Double?
  public var price: Decimal?
  public var link: URL?
  public var uuid: UUID?
  public var day: Day?
  public var any: JSON?
  public var bytes: Data?
  public var date: Date?
  public var list: [Int]?
  public var matrix: [[Int?]]?
  public var table: [String: [Int]]?
  public var level: Level?

  public init(
    text: String? = nil,
    flag: Bool? = nil,
    int: Int? = nil,
    tiny: Int8? = nil,
    long: Int64? = nil,
    unsigned: UInt64? = nil,
    small: UInt8? = nil,
    single: Float? = nil,
    double: Double? = nil,
    price: Decimal? = nil,
    link: URL? = nil,
    uuid: UUID? = nil,
    day: Day? = nil,
    any: JSON? = nil,
    bytes: Data? = nil,
    date: Date? = nil,
    list: [Int]? = nil,
    matrix: [[Int?]]? = nil,
    table: [String: [Int]]? = nil,
    level: Level? = nil
  ) {
    self.text = text
    self.flag = flag
    self.int = int
    self.tiny = tiny
    self.long = long
    self.unsigned = unsigned
    self.small = small
    self.single = single
    self.double = double
    self.price = price
    self.link = link
    self.uuid = uuid
    self.day = day
    self.any = any
    self.bytes = bytes
    self.date = date
    self.list = list
    self.matrix = matrix
    self.table = table
    self.level = level
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Scalar")
    text = try reader.optional("text")
    flag = try reader.optional("flag")
    int = try reader.optional("int")
    tiny = try reader.optional("tiny")
    long = try reader.optional("long")
    unsigned = try reader.optional("unsigned")
    small = try reader.optional("small")
    single = try reader.optional("single")
    double = try reader.optional("double")
    price = try reader.optional("price")
    link = try reader.optional("link")
    uuid = try reader.optional("uuid")
    day = try reader.optional("day")
    any = try reader.optional("any")
    bytes = try reader.optional("bytes")
    date = try reader.optional("date")
    list = try reader.optional("list")
    matrix = try reader.optional("matrix")
    table = try reader.optional("table")
    level = try reader.optional("level")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.optional("text", text)
    try writer.optional("flag", flag)
    try writer.optional("int", int)
    try writer.optional("tiny", tiny)
    try writer.optional("long", long)
    try writer.optional("unsigned", unsigned)
    try writer.optional("small", small)
    try writer.optional("single", single)
    try writer.optional("double", double)
    try writer.optional("price", price)
    try writer.optional("link", link)
    try writer.optional("uuid", uuid)
    try writer.optional("day", day)
    try writer.optional("any", any)
    try writer.optional("bytes", bytes)
    try writer.optional("date", date)
    try writer.optional("list", list)
    try writer.optional("matrix", matrix)
    try writer.optional("table", table)
    try writer.optional("level", level)
  }
}

public nonisolated struct Needed: Codable, Hashable, Sendable {
  public var id: Int
  public var name: String
  public var any: JSON
  public var dates: [Date]

  public init(id: Int, name: String, any: JSON, dates: [Date]) {
    self.id = id
    self.name = name
    self.any = any
    self.dates = dates
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Needed")
    id = try reader.value("id")
    name = try reader.value("name")
    any = try reader.value("any")
    dates = try reader.value("dates")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("id", id)
    try writer.set("name", name)
    try writer.set("any", any)
    try writer.set("dates", dates)
  }
}

public nonisolated struct Placed: Codable, Sendable {
  public var dotted: Int?
  public var nested: Int?
  public var escaped: Int?
  public var first: String?
  public var third: Int?
  public var phone: String?
  public var street: String?
  public var deep: Int

  public init(
    dotted: Int? = nil,
    nested: Int? = nil,
    escaped: Int? = nil,
    first: String? = nil,
    third: Int? = nil,
    phone: String? = nil,
    street: String? = nil,
    deep: Int = 7
  ) {
    self.dotted = dotted
    self.nested = nested
    self.escaped = escaped
    self.first = first
    self.third = third
    self.phone = phone
    self.street = street
    self.deep = deep
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Placed")
    dotted = try reader.optional("a.b")
    nested = try reader.optional(.path("a", "b"))
    escaped = try reader.optional(.path("a.c", "d"))
    first = try reader.optional(.path("list", "0", "name"))
    third = try reader.optional(.path("numbers", "2"))
    phone = try reader.optional(.any("phone", "mobile"))
    street = try reader.optional(.any(.path("address", "street"), .path("place", "road")))
    deep = try reader.value(.path("x", "y", "z"), default: 7)
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.optional("a.b", dotted)
    try writer.optional(.path("a", "b"), nested)
    try writer.optional(.path("a.c", "d"), escaped)
    try writer.optional(.path("list", "0", "name"), first)
    try writer.optional(.path("numbers", "2"), third)
    try writer.optional("phone", phone)
    try writer.optional(.path("address", "street"), street)
    try writer.set(.path("x", "y", "z"), deep)
  }
}

public nonisolated struct Filled: Codable, Sendable {
  public var count: Int
  public var tags: [String]
  public var level: Level
  public var any: JSON
  public var price: Decimal
  public var link: URL
  public var maybe: Int?

  public init(
    count: Int = 3,
    tags: [String] = ["a"],
    level: Level = .high,
    any: JSON = ["a": [1, .null]],
    price: Decimal = Decimal(string: "0.10")!,
    link: URL = URL(string: "https://a.example")!,
    maybe: Int? = 5
  ) {
    self.count = count
    self.tags = tags
    self.level = level
    self.any = any
    self.price = price
    self.link = link
    self.maybe = maybe
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Filled")
    count = try reader.value("count", default: 3)
    tags = try reader.value("tags", default: ["a"])
    level = try reader.value("level", default: .high)
    any = try reader.value("any", default: ["a": [1, .null]])
    price = try reader.value("price", default: Decimal(string: "0.10")!)
    link = try reader.value("link", default: URL(string: "https://a.example")!)
    maybe = try reader.value("maybe", default: 5)
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("count", count)
    try writer.set("tags", tags)
    try writer.set("level", level)
    try writer.set("any", any)
    try writer.set("price", price)
    try writer.set("link", link)
    try writer.optional("maybe", maybe)
  }
}

public nonisolated struct Absent: Codable, Sendable {
  public var null: Int?
  public var written: Int?
  public var state: String??
  public var place: Int?
  public var middle: Int??

  public init(
    null: Int? = nil,
    written: Int? = nil,
    state: String?? = nil,
    place: Int? = nil,
    middle: Int?? = nil
  ) {
    self.null = null
    self.written = written
    self.state = state
    self.place = place
    self.middle = middle
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Absent")
    null = try reader.nullable("null")
    written = try reader.optional("written")
    state = try reader.state("state")
    place = try reader.nullable(.path("a", "b"))
    middle = try reader.state(.path("c", "d"))
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.nullable("null", null)
    try writer.nullable("written", written)
    try writer.state("state", state)
    try writer.nullable(.path("a", "b"), place)
    try writer.state(.path("c", "d"), middle)
  }
}

public nonisolated struct Loosely: Codable, Sendable {
  public var text: String?
  public var flag: Bool?
  public var int: Int?
  public var unsigned: UInt64?
  public var single: Float?
  public var double: Double?
  public var price: Decimal?
  public var link: URL?
  public var date: Date?
  public var level: Level?
  public var numbers: [Int]?
  public var count: Int
  public var inner: Needed?
  public var names: [String: String]

  public init(
    text: String? = nil,
    flag: Bool? = nil,
    int: Int? = nil,
    unsigned: UInt64? = nil,
    single: Float? = nil,
    double: Double? = nil,
    price: Decimal? = nil,
    link: URL? = nil,
    date: Date? = nil,
    level: Level? = nil,
    numbers: [Int]? = nil,
    count: Int = 9,
    inner: Needed? = nil,
    names: [String: String] = [:]
  ) {
    self.text = text
    self.flag = flag
    self.int = int
    self.unsigned = unsigned
    self.single = single
    self.double = double
    self.price = price
    self.link = link
    self.date = date
    self.level = level
    self.numbers = numbers
    self.count = count
    self.inner = inner
    self.names = names
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Loosely", .lenient)
    text = try reader.optional("text")
    flag = try reader.optional("flag")
    int = try reader.optional("int")
    unsigned = try reader.optional("unsigned")
    single = try reader.optional("single")
    double = try reader.optional("double")
    price = try reader.optional("price")
    link = try reader.optional("link")
    date = try reader.optional("date")
    level = try reader.optional("level")
    numbers = try reader.optional("numbers")
    count = try reader.value("count", default: 9)
    inner = try reader.optional("inner")
    names = try reader.value("names", default: [:])
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.optional("text", text)
    try writer.optional("flag", flag)
    try writer.optional("int", int)
    try writer.optional("unsigned", unsigned)
    try writer.optional("single", single)
    try writer.optional("double", double)
    try writer.optional("price", price)
    try writer.optional("link", link)
    try writer.optional("date", date)
    try writer.optional("level", level)
    try writer.optional("numbers", numbers)
    try writer.set("count", count)
    try writer.optional("inner", inner)
    try writer.set("names", names)
  }
}

public nonisolated struct Losing: Codable, Sendable {
  public var list: [Int]
  public var models: [Needed]
  public var table: [String: Level]
  public var matrix: [[Int]]
  public var converted: [Int]

  public init(
    list: [Int],
    models: [Needed] = [],
    table: [String: Level] = [:],
    matrix: [[Int]] = [],
    converted: [Int] = []
  ) {
    self.list = list
    self.models = models
    self.table = table
    self.matrix = matrix
    self.converted = converted
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Losing")
    list = try reader.value("list", .lossy)
    models = try reader.value("models", default: [], .lossy)
    table = try reader.value("table", default: [:], .lossy)
    matrix = try reader.value("matrix", default: [], .lossy)
    converted = try reader.value("converted", default: [], .lenient.lossy)
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("list", list)
    try writer.set("models", models)
    try writer.set("table", table)
    try writer.set("matrix", matrix)
    try writer.set("converted", converted)
  }
}

public nonisolated struct Moments: Codable, Sendable {
  public var iso: Date?
  public var seconds: Date?
  public var milliseconds: Date?
  public var http: Date?
  public var pattern: Date?
  public var precise: Date?
  public var several: Date?
  public var list: [Date]?

  public init(
    iso: Date? = nil,
    seconds: Date? = nil,
    milliseconds: Date? = nil,
    http: Date? = nil,
    pattern: Date? = nil,
    precise: Date? = nil,
    several: Date? = nil,
    list: [Date]? = nil
  ) {
    self.iso = iso
    self.seconds = seconds
    self.milliseconds = milliseconds
    self.http = http
    self.pattern = pattern
    self.precise = precise
    self.several = several
    self.list = list
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Moments")
    iso = try reader.optional("iso")
    seconds = try reader.optional("seconds", .dates(.seconds))
    milliseconds = try reader.optional("milliseconds", .dates(.milliseconds))
    http = try reader.optional("http", .dates(.httpDate))
    pattern = try reader.optional(
      "pattern",
      .dates(.pattern("yyyy-MM-dd HH:mm:ss", timeZone: "Asia/Shanghai"))
    )
    precise = try reader.optional("precise", .dates(.pattern("yyyy-MM-dd'T'HH:mm:ss.SSSXXX")))
    several = try reader.optional(
      "several",
      .dates(.pattern("yyyy-MM-dd"), .iso8601, .milliseconds)
    )
    list = try reader.optional("list", .dates(.seconds))
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.optional("iso", iso)
    try writer.optional("seconds", seconds, .dates(.seconds))
    try writer.optional("milliseconds", milliseconds, .dates(.milliseconds))
    try writer.optional("http", http, .dates(.httpDate))
    try writer.optional(
      "pattern",
      pattern,
      .dates(.pattern("yyyy-MM-dd HH:mm:ss", timeZone: "Asia/Shanghai"))
    )
    try writer.optional("precise", precise, .dates(.pattern("yyyy-MM-dd'T'HH:mm:ss.SSSXXX")))
    try writer.optional("several", several, .dates(.pattern("yyyy-MM-dd")))
    try writer.optional("list", list, .dates(.seconds))
  }
}

public nonisolated struct Coded: Codable, Sendable {
  public var base64: Data?
  public var url: Data?
  public var hex: [Data]?

  public init(base64: Data? = nil, url: Data? = nil, hex: [Data]? = nil) {
    self.base64 = base64
    self.url = url
    self.hex = hex
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Coded")
    base64 = try reader.optional("base64")
    url = try reader.optional("url", .data(.base64url))
    hex = try reader.optional("hex", .data(.hex))
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.optional("base64", base64)
    try writer.optional("url", url, .data(.base64url))
    try writer.optional("hex", hex, .data(.hex))
  }
}

public nonisolated struct Chosen: Codable, Sendable {
  public var level: Level?
  public var country: Country?
  public var disk: Disk?
  public var answer: Answers?
  public var flag: Switch?
  public var ratio: Ratio?
  public var countries: [Country]?
  public var fixed: Answers

  public init(
    level: Level? = nil,
    country: Country? = nil,
    disk: Disk? = nil,
    answer: Answers? = nil,
    flag: Switch? = nil,
    ratio: Ratio? = nil,
    countries: [Country]? = nil,
    fixed: Answers = .none
  ) {
    self.level = level
    self.country = country
    self.disk = disk
    self.answer = answer
    self.flag = flag
    self.ratio = ratio
    self.countries = countries
    self.fixed = fixed
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Chosen")
    level = try reader.optional("level")
    country = try reader.optional("country")
    disk = try reader.optional("disk")
    answer = try reader.optional("answer")
    flag = try reader.optional("flag")
    ratio = try reader.optional("ratio")
    countries = try reader.optional("countries")
    fixed = try reader.value("fixed", default: .none)
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.optional("level", level)
    try writer.optional("country", country)
    try writer.optional("disk", disk)
    try writer.optional("answer", answer)
    try writer.optional("flag", flag)
    try writer.optional("ratio", ratio)
    try writer.optional("countries", countries)
    try writer.set("fixed", fixed)
  }
}

public nonisolated enum Level: Int, Codable, Sendable {
  case low = 1
  case high = 2
}

public nonisolated enum Country: RawCodable {
  case SE
  case NO

  /// Any other value, as it came.
  case other(String)

  public init(rawValue: String) {
    switch rawValue {
    case "SE":
      self = .SE
    case "NO":
      self = .NO
    default:
      self = .other(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .SE:
      "SE"
    case .NO:
      "NO"
    case .other(let value):
      value
    }
  }
}

public nonisolated enum Disk: RawCodable {
  case hdd
  case ssd

  public init?(rawValue: String) {
    switch rawValue.lowercased() {
    case "hdd":
      self = .hdd
    case "ssd":
      self = .ssd
    default:
      return nil
    }
  }

  public var rawValue: String {
    switch self {
    case .hdd:
      "HDD"
    case .ssd:
      "SSD"
    }
  }
}

public nonisolated enum Answers: RawCodable {
  case yes
  case none
  case text
  case five

  /// Any other value, as it came.
  case other(JSON)

  public init(rawValue: JSON) {
    switch rawValue {
    case true:
      self = .yes
    case .null:
      self = .none
    case "maybe":
      self = .text
    case 5:
      self = .five
    default:
      self = .other(rawValue)
    }
  }

  public var rawValue: JSON {
    switch self {
    case .yes:
      true
    case .none:
      .null
    case .text:
      "maybe"
    case .five:
      5
    case .other(let value):
      value
    }
  }
}

public nonisolated enum Switch: RawCodable {
  case on
  case off

  public init?(rawValue: JSON) {
    switch rawValue {
    case true:
      self = .on
    case false:
      self = .off
    default:
      return nil
    }
  }

  public var rawValue: JSON {
    switch self {
    case .on:
      true
    case .off:
      false
    }
  }
}

public nonisolated enum Ratio: Double, Codable, Sendable {
  case half = 0.5
  case whole = 1.0
}

public nonisolated indirect enum Pet: Codable, Sendable {
  case cat(Cat)
  case dog(Dog)

  public init(from decoder: any Decoder) throws {
    let union = try UnionReader(decoder, "Pet", tag: "kind")
    switch union.tag {
    case "cat":
      self = .cat(try union.value())
    case "dog":
      self = .dog(try union.value())
    default:
      throw union.unknownTag()
    }
  }

  public func encode(to encoder: any Encoder) throws {
    let writer = UnionWriter(encoder, tag: "kind")
    switch self {
    case .cat(let value):
      try writer.set("cat", value)
    case .dog(let value):
      try writer.set("dog", value)
    }
  }
}

public nonisolated enum Animal: Codable, Sendable {
  case cat(Cat)
  case _2(Dog)

  /// What has another tag, as it came.
  case other(JSON)

  public init(from decoder: any Decoder) throws {
    let union = try UnionReader(decoder, "Animal", tag: "sort")
    switch union.tag {
    case "cat":
      self = .cat(try union.value())
    case "2":
      self = ._2(try union.value())
    default:
      self = .other(try union.value())
    }
  }

  public func encode(to encoder: any Encoder) throws {
    let writer = UnionWriter(encoder, tag: "sort")
    switch self {
    case .cat(let value):
      try writer.set("cat", value)
    case ._2(let value):
      try writer.set("2", value)
    case .other(let value):
      try writer.set(value)
    }
  }
}

public nonisolated struct Cat: Codable, Sendable {
  public var lives: Int

  public var friend: Pet? {
    get { indirectFriend.wrappedValue }
    set { indirectFriend.wrappedValue = newValue }
  }

  private var indirectFriend: Indirect<Pet?>

  public init(lives: Int, friend: Pet? = nil) {
    self.lives = lives
    indirectFriend = Indirect(wrappedValue: friend)
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Cat")
    lives = try reader.value("lives")
    indirectFriend = Indirect(wrappedValue: try reader.optional("friend"))
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("lives", lives)
    try writer.optional("friend", friend)
  }
}

public nonisolated struct Dog: Codable, Sendable {
  public var lives: Int

  public var friend: Pet? {
    get { indirectFriend.wrappedValue }
    set { indirectFriend.wrappedValue = newValue }
  }

  private var indirectFriend: Indirect<Pet?>
  public var name: String

  /// What the wire holds besides, by key.
  public var extra: [String: JSON]

  public init(lives: Int, friend: Pet? = nil, name: String, extra: [String: JSON] = [:]) {
    self.lives = lives
    indirectFriend = Indirect(wrappedValue: friend)
    self.name = name
    self.extra = extra
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Dog")
    lives = try reader.value("lives")
    indirectFriend = Indirect(wrappedValue: try reader.optional("friend"))
    name = try reader.value("name")
    extra = try reader.additional(except: ["lives", "friend", "name"])
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("lives", lives)
    try writer.optional("friend", friend)
    try writer.set("name", name)
    try writer.additional(extra)
  }
}

public nonisolated enum Numbered: Codable, Sendable {
  case _1(Ride)
  case _2(Cat)
  case _3(Step)

  /// What has another tag, as it came.
  case other(JSON)

  public init(from decoder: any Decoder) throws {
    let union = try UnionReader(decoder, "Numbered", tag: "type")
    switch union.tag {
    case "1":
      self = ._1(try union.value())
    case "2":
      self = ._2(try union.value())
    case "3":
      self = ._3(try union.value())
    default:
      self = .other(try union.value())
    }
  }

  public func encode(to encoder: any Encoder) throws {
    let writer = UnionWriter(encoder, tag: "type")
    switch self {
    case ._1(let value):
      try writer.set(1, value)
    case ._2(let value):
      try writer.set(2, value)
    case ._3(let value):
      try writer.set(3, value)
    case .other(let value):
      try writer.set(value)
    }
  }
}

public nonisolated struct Ride: Codable, Sendable {
  public let type: Int = 1
  public var km: Int

  public init(km: Int) {
    self.km = km
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Ride")
    try reader.constant("type", 1)
    km = try reader.value("km")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.constant("type", 1)
    try writer.set("km", km)
  }
}

public nonisolated struct Step: Codable, Sendable {
  public var type: Int

  public init(type: Int) {
    self.type = type
  }
}

public nonisolated enum Verdict: Codable, Sendable {
  case `true`(Cat)
  case `false`(Word)

  public init(from decoder: any Decoder) throws {
    let union = try UnionReader(decoder, "Verdict", tag: "ok")
    switch union.tag {
    case "true":
      self = .`true`(try union.value())
    case "false":
      self = .`false`(try union.value())
    default:
      throw union.unknownTag()
    }
  }

  public func encode(to encoder: any Encoder) throws {
    let writer = UnionWriter(encoder, tag: "ok")
    switch self {
    case .`true`(let value):
      try writer.set(true, value)
    case .`false`(let value):
      try writer.set(false, value)
    }
  }
}

public nonisolated struct Word: Codable, Sendable {
  public var ok: Bool

  public init(ok: Bool = false) {
    self.ok = ok
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Word")
    ok = try reader.value("ok", default: false)
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("ok", ok)
  }
}

public nonisolated enum Mixed: Codable, Sendable {
  case int(Int)
  case needed(Needed)
  case intList([Int])
  case string(String)
  case boolDictionary([String: Bool])

  public init(from decoder: any Decoder) throws {
    var union = UntaggedReader(decoder, "Mixed")
    if let value = union.attempt(Int.self) {
      self = .int(value)
    } else if let value = union.attempt(Needed.self) {
      self = .needed(value)
    } else if let value = union.attempt([Int].self) {
      self = .intList(value)
    } else if let value = union.attempt(String.self) {
      self = .string(value)
    } else if let value = union.attempt([String: Bool].self) {
      self = .boolDictionary(value)
    } else {
      throw union.failure()
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .int(let value):
      try value.encode(to: encoder)
    case .needed(let value):
      try value.encode(to: encoder)
    case .intList(let value):
      try value.encode(to: encoder)
    case .string(let value):
      try value.encode(to: encoder)
    case .boolDictionary(let value):
      try value.encode(to: encoder)
    }
  }
}

public nonisolated struct Holder: Codable, Sendable {
  public var pets: [Pet]
  public var animal: Animal?
  public var mixed: [Mixed]?

  public init(pets: [Pet], animal: Animal? = nil, mixed: [Mixed]? = nil) {
    self.pets = pets
    self.animal = animal
    self.mixed = mixed
  }
}

public nonisolated struct Tree: Codable, Sendable {
  public var value: Int

  public var left: Tree? {
    get { indirectLeft.wrappedValue }
    set { indirectLeft.wrappedValue = newValue }
  }

  private var indirectLeft: Indirect<Tree?>
  public var children: [Tree]

  public init(value: Int, left: Tree? = nil, children: [Tree] = []) {
    self.value = value
    indirectLeft = Indirect(wrappedValue: left)
    self.children = children
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Tree")
    value = try reader.value("value")
    indirectLeft = Indirect(wrappedValue: try reader.optional("left"))
    children = try reader.value("children", default: [])
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("value", value)
    try writer.optional("left", left)
    try writer.set("children", children)
  }
}

public nonisolated struct Open: Codable, Sendable {
  public var id: Int

  /// What the wire holds besides, by key.
  public var extra: [String: Int?]

  public init(id: Int, extra: [String: Int?] = [:]) {
    self.id = id
    self.extra = extra
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Open")
    id = try reader.value("id")
    extra = try reader.additional(except: ["id"])
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("id", id)
    try writer.additional(extra)
  }
}

public nonisolated struct Fixed: Codable, Sendable {
  public let kind: String = "fixed"
  public let version: Int = 2
  public var created: String?
  public var secret: String?
  public let ratio: Double = 0.5

  public init(created: String? = nil, secret: String? = nil) {
    self.created = created
    self.secret = secret
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Fixed")
    try reader.constant("kind", "fixed")
    try reader.constant("version", 2)
    created = try reader.optional("created")
    secret = nil
    try reader.constant("ratio", 0.5)
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.constant("kind", "fixed")
    try writer.constant("version", 2)
    try writer.optional("secret", secret)
    try writer.constant("ratio", 0.5)
  }
}

public nonisolated struct Nothing: Codable, Sendable {
  public init() {}
}

public typealias Alias = [String: Needed]
