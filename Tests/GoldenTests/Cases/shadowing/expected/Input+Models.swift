// Generated from input.yaml by endpointgen. Edit the spec instead.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import EndpointRuntime
public import Foundation

public nonisolated struct Response: Swift.Codable, Swift.Sendable {
  public var code: Int
  public var at: Date
  public var error: Error?

  public init(code: Int, at: Date, error: Error? = nil) {
    self.code = code
    self.at = at
    self.error = error
  }

  public init(from decoder: any Swift.Decoder) throws {
    let reader = try EndpointRuntime.ModelReader(decoder, "Response")
    code = try reader.value("code")
    at = try reader.value("at")
    error = try reader.optional("error")
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("code", code)
    try writer.set("at", at)
    try writer.optional("error", error)
  }
}

public nonisolated enum Endpoint: RawCodable {
  case a

  public init?(rawValue: JSON) {
    switch rawValue {
    case true:
      self = .a
    default:
      return nil
    }
  }

  public var rawValue: JSON {
    switch self {
    case .a:
      true
    }
  }
}

public nonisolated enum Task: RawCodable {
  case todo
  case done

  /// Any other value, as it came.
  case other(String)

  public init(rawValue: String) {
    switch rawValue {
    case "todo":
      self = .todo
    case "done":
      self = .done
    default:
      self = .other(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .todo:
      "todo"
    case .done:
      "done"
    case .other(let value):
      value
    }
  }
}

public nonisolated enum Call: Swift.Codable, Swift.Sendable {
  case response(Response)
  case task(Task)

  public init(from decoder: any Swift.Decoder) throws {
    var union = UntaggedReader(decoder, "Call")
    if let value = union.attempt(Response.self) {
      self = .response(value)
    } else if let value = union.attempt(Task.self) {
      self = .task(value)
    } else {
      throw union.failure()
    }
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .response(let value):
      try value.encode(to: encoder)
    case .task(let value):
      try value.encode(to: encoder)
    }
  }
}

public nonisolated struct Error: Swift.Codable, Swift.Sendable {
  public let kind: String = "error"

  public init() {}

  public init(from decoder: any Swift.Decoder) throws {
    let reader = try EndpointRuntime.ModelReader(decoder, "Error")
    try reader.constant("kind", "error")
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.constant("kind", "error")
  }
}

public nonisolated struct Sendable: Swift.Codable, Swift.Sendable {
  public var self_: Result
  public var `Type`: Int

  public init(self_: Result, Type: Int) {
    self.self_ = self_
    self.`Type` = `Type`
  }

  public init(from decoder: any Swift.Decoder) throws {
    let reader = try EndpointRuntime.ModelReader(decoder, "Sendable")
    self_ = try reader.value("self")
    `Type` = try reader.value("Type")
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("self", self_)
    try writer.set("Type", `Type`)
  }
}

public nonisolated struct Codable: Swift.Codable, Swift.Hashable, Swift.Sendable {
  public var list: [Decoder]

  public init(list: [Decoder]) {
    self.list = list
  }

  public init(from decoder: any Swift.Decoder) throws {
    let reader = try EndpointRuntime.ModelReader(decoder, "Codable")
    list = try reader.value("list")
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("list", list)
  }
}

public nonisolated struct Decoder: Swift.Codable, Swift.Hashable, Identifiable, Swift.Sendable {
  public var id: Int

  public init(id: Int) {
    self.id = id
  }

  public init(from decoder: any Swift.Decoder) throws {
    let reader = try EndpointRuntime.ModelReader(decoder, "Decoder")
    id = try reader.value("id")
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("id", id)
  }
}

public nonisolated struct ModelReader: Swift.Codable, Swift.Sendable {
  public var raw: Encoder

  public init(raw: Encoder) {
    self.raw = raw
  }

  public init(from decoder: any Swift.Decoder) throws {
    let reader = try EndpointRuntime.ModelReader(decoder, "ModelReader")
    raw = try reader.value("raw")
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("raw", raw)
  }
}

public nonisolated enum Encoder: Int, Swift.Codable, Swift.Sendable {
  case one = 1
}

public typealias Result = JSONValue
public typealias JSONValue = JSON

public nonisolated struct Hashable: Swift.Codable, Swift.Sendable {
  public init() {}

  public init(from _: any Swift.Decoder) throws {}

  public func encode(to encoder: any Swift.Encoder) throws {
    _ = ModelWriter(encoder)
  }
}

public nonisolated struct Optional: Swift.Codable, Swift.Sendable {
  public var a: Int?

  public init(a: Int? = nil) {
    self.a = a
  }

  public init(from decoder: any Swift.Decoder) throws {
    let reader = try EndpointRuntime.ModelReader(decoder, "Optional")
    a = try reader.optional("a")
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.optional("a", a)
  }
}

public nonisolated struct Array: Swift.Codable, Swift.Sendable {
  public var a: [Int]

  public init(a: [Int]) {
    self.a = a
  }

  public init(from decoder: any Swift.Decoder) throws {
    let reader = try EndpointRuntime.ModelReader(decoder, "Array")
    a = try reader.value("a")
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("a", a)
  }
}

public nonisolated struct Dictionary: Swift.Codable, Swift.Sendable {
  public var a: [String: Int]

  public init(a: [String: Int]) {
    self.a = a
  }

  public init(from decoder: any Swift.Decoder) throws {
    let reader = try EndpointRuntime.ModelReader(decoder, "Dictionary")
    a = try reader.value("a")
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("a", a)
  }
}

public nonisolated struct Never: Swift.Codable, Swift.Sendable {
  public var none: Int

  public init(none: Int) {
    self.none = none
  }

  public init(from decoder: any Swift.Decoder) throws {
    let reader = try EndpointRuntime.ModelReader(decoder, "Never")
    none = try reader.value("none")
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("none", none)
  }
}
