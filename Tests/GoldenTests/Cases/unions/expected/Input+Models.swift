// Generated from input.yaml by endpointgen. Edit the spec instead.

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
