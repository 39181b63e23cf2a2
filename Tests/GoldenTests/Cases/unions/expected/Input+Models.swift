// Generated from input.yaml by endpointgen. Edit the spec instead.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import EndpointRuntime
public import Foundation

/// One that lives with us.
public nonisolated enum Pet: Codable, Sendable {
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

public nonisolated enum OpenPet: Codable, Sendable {
  case cat(Cat)
  case bigDog(Dog)

  /// What has another tag, as it came.
  case other(JSON)

  public init(from decoder: any Decoder) throws {
    let union = try UnionReader(decoder, "OpenPet", tag: .path("meta", "kind"))
    switch union.tag {
    case "cat":
      self = .cat(try union.value())
    case "big-dog":
      self = .bigDog(try union.value())
    default:
      self = .other(try union.value())
    }
  }

  public func encode(to encoder: any Encoder) throws {
    let writer = UnionWriter(encoder, tag: .path("meta", "kind"))
    switch self {
    case .cat(let value):
      try writer.set("cat", value)
    case .bigDog(let value):
      try writer.set("big-dog", value)
    case .other(let value):
      try writer.set(value)
    }
  }
}

public nonisolated enum Numbered: Codable, Sendable {
  case _1(Row)
  case _250(Dog)
  case _3(Dog)
  case _4(Step)

  public init(from decoder: any Decoder) throws {
    let union = try UnionReader(decoder, "Numbered", tag: "type")
    switch union.tag {
    case "1":
      self = ._1(try union.value())
    case "2.5", "2.50":
      self = ._250(try union.value())
    case "3":
      self = ._3(try union.value())
    case "4":
      self = ._4(try union.value())
    default:
      throw union.unknownTag()
    }
  }

  public func encode(to encoder: any Encoder) throws {
    let writer = UnionWriter(encoder, tag: "type")
    switch self {
    case ._1(let value):
      try writer.set(1, value)
    case ._250(let value):
      try writer.set(2.50, value)
    case ._3(let value):
      try writer.set("3", value)
    case ._4(let value):
      try writer.set(4, value)
    }
  }
}

public nonisolated enum Verdict: Codable, Sendable {
  case `true`(Cat)
  case `false`(Row)
  case yes(Dog)

  public init(from decoder: any Decoder) throws {
    let union = try UnionReader(decoder, "Verdict", tag: "ok")
    switch union.tag {
    case "true":
      self = .`true`(try union.value())
    case "false":
      self = .`false`(try union.value())
    case "yes":
      self = .yes(try union.value())
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
    case .yes(let value):
      try writer.set("yes", value)
    }
  }
}

public nonisolated enum Level: Codable, Sendable {
  case _1(Low)
  case _2(High)

  public init(from decoder: any Decoder) throws {
    let union = try UnionReader(decoder, "Level", tag: "level")
    switch union.tag {
    case "1":
      self = ._1(try union.value())
    case "2":
      self = ._2(try union.value())
    default:
      throw union.unknownTag()
    }
  }

  public func encode(to encoder: any Encoder) throws {
    let writer = UnionWriter(encoder, tag: "level")
    switch self {
    case ._1(let value):
      try writer.set("1", value)
    case ._2(let value):
      try writer.set("2", value)
    }
  }
}

public nonisolated struct Row: Codable, Sendable {
  public let type: Int = 1
  public var id: Int

  public init(id: Int) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Row")
    try reader.constant("type", 1)
    id = try reader.value("id")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.constant("type", 1)
    try writer.set("id", id)
  }
}

public nonisolated struct Step: Codable, Sendable {
  public var type: Int

  public init(type: Int) {
    self.type = type
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Step")
    type = try reader.value("type")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("type", type)
  }
}

public nonisolated struct Low: Codable, Sendable {
  public var level: Grade

  public init(level: Grade) {
    self.level = level
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Low")
    level = try reader.value("level")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("level", level)
  }
}

public nonisolated struct High: Codable, Sendable {
  public var level: String?

  public init(level: String? = nil) {
    self.level = level
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "High")
    level = try reader.optional("level")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.optional("level", level)
  }
}

public nonisolated enum Grade: String, Codable, Sendable {
  case low = "1"
  case high = "2"
}

public nonisolated enum AnyValue: Codable, Sendable {
  case int(Int)
  case string(String)
  case stringList([String])
  case catDictionary([String: Cat])
  case cat(Cat)
  case url(URL)

  public init(from decoder: any Decoder) throws {
    var union = UntaggedReader(decoder, "AnyValue")
    if let value = union.attempt(Int.self) {
      self = .int(value)
    } else if let value = union.attempt(String.self) {
      self = .string(value)
    } else if let value = union.attempt([String].self) {
      self = .stringList(value)
    } else if let value = union.attempt([String: Cat].self) {
      self = .catDictionary(value)
    } else if let value = union.attempt(Cat.self) {
      self = .cat(value)
    } else if let value = union.attempt(URL.self) {
      self = .url(value)
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
    case .stringList(let value):
      try value.encode(to: encoder)
    case .catDictionary(let value):
      try value.encode(to: encoder)
    case .cat(let value):
      try value.encode(to: encoder)
    case .url(let value):
      try value.encode(to: encoder)
    }
  }
}

public nonisolated struct Cat: Codable, Sendable {
  public let kind: String = "cat"
  public var lives: Int

  public init(lives: Int = 9) {
    self.lives = lives
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Cat")
    try reader.constant("kind", "cat")
    lives = try reader.value("lives", default: 9)
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.constant("kind", "cat")
    try writer.set("lives", lives)
  }
}

public nonisolated struct Dog: Codable, Sendable {
  public var name: String

  public init(name: String) {
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Dog")
    name = try reader.value("name")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("name", name)
  }
}
