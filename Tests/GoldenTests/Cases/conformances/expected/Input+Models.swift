// Generated from input.yaml by endpointgen. Edit the spec instead.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import EndpointRuntime

public nonisolated struct Drawing: Codable, Hashable, Identifiable, Sendable {
  public var id: Int
  public var shapes: [Shape]
  public var owner: Owner
  public var colours: [String: Colour]

  public init(id: Int, shapes: [Shape], owner: Owner, colours: [String: Colour]) {
    self.id = id
    self.shapes = shapes
    self.owner = owner
    self.colours = colours
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Drawing")
    id = try reader.value("id")
    shapes = try reader.value("shapes")
    owner = try reader.value("owner")
    colours = try reader.value("colours")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("id", id)
    try writer.set("shapes", shapes)
    try writer.set("owner", owner)
    try writer.set("colours", colours)
  }
}

public nonisolated enum Shape: Codable, Hashable, Sendable {
  case circle(Circle)
  case group(Drawing)

  public init(from decoder: any Decoder) throws {
    let union = try UnionReader(decoder, "Shape", tag: "kind")
    switch union.tag {
    case "circle":
      self = .circle(try union.value())
    case "group":
      self = .group(try union.value())
    default:
      throw union.unknownTag()
    }
  }

  public func encode(to encoder: any Encoder) throws {
    let writer = UnionWriter(encoder, tag: "kind")
    switch self {
    case .circle(let value):
      try writer.set("circle", value)
    case .group(let value):
      try writer.set("group", value)
    }
  }
}

public nonisolated struct Circle: Codable, Hashable, Sendable {
  public var radius: Double

  public init(radius: Double) {
    self.radius = radius
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Circle")
    radius = try reader.value("radius")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("radius", radius)
  }
}

public nonisolated struct Owner: Codable, Hashable, Sendable {
  public var name: String

  public init(name: String) {
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Owner")
    name = try reader.value("name")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("name", name)
  }
}

public nonisolated enum Colour: RawCodable {
  case RED
  case BLUE

  /// Any other value, as it came.
  case other(String)

  public init(rawValue: String) {
    switch rawValue {
    case "RED":
      self = .RED
    case "BLUE":
      self = .BLUE
    default:
      self = .other(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .RED:
      "RED"
    case .BLUE:
      "BLUE"
    case .other(let value):
      value
    }
  }
}

public nonisolated struct Line: Codable, Identifiable, Sendable {
  public var id: Key
  public var note: String?

  public init(id: Key, note: String? = nil) {
    self.id = id
    self.note = note
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Line")
    id = try reader.value("id")
    note = try reader.optional("note")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("id", id)
    try writer.optional("note", note)
  }
}

public nonisolated struct Key: Codable, Hashable, Sendable {
  public var order: Int
  public var line: Int

  public init(order: Int, line: Int) {
    self.order = order
    self.line = line
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Key")
    order = try reader.value("order")
    line = try reader.value("line")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("order", order)
    try writer.set("line", line)
  }
}

public nonisolated struct Chain: Codable, Hashable, Identifiable, Sendable {
  public var id: [Chain]?

  public init(id: [Chain]? = nil) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Chain")
    id = try reader.optional("id")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.optional("id", id)
  }
}
