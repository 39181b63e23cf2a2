// Generated from input.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated struct Node: Codable, Sendable {
  public var value: Int

  public var next: Node? {
    get { indirectNext.wrappedValue }
    set { indirectNext.wrappedValue = newValue }
  }

  private var indirectNext: Indirect<Node?>
  public var children: [Node]

  public init(value: Int, next: Node? = nil, children: [Node] = []) {
    self.value = value
    indirectNext = Indirect(wrappedValue: next)
    self.children = children
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Node")
    value = try reader.value("value")
    indirectNext = Indirect(wrappedValue: try reader.optional("next"))
    children = try reader.value("children", default: [])
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("value", value)
    try writer.optional("next", next)
    try writer.set("children", children)
  }
}

public nonisolated struct Left: Codable, Sendable {
  public var right: Right? {
    get { indirectRight.wrappedValue }
    set { indirectRight.wrappedValue = newValue }
  }

  private var indirectRight: Indirect<Right?>

  public init(right: Right? = nil) {
    indirectRight = Indirect(wrappedValue: right)
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Left")
    indirectRight = Indirect(wrappedValue: try reader.optional("right"))
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.optional("right", right)
  }
}

public nonisolated struct Right: Codable, Sendable {
  public var left: Left? {
    get { indirectLeft.wrappedValue }
    set { indirectLeft.wrappedValue = newValue }
  }

  private var indirectLeft: Indirect<Left?>
  public var name: String

  public init(left: Left? = nil, name: String) {
    indirectLeft = Indirect(wrappedValue: left)
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Right")
    indirectLeft = Indirect(wrappedValue: try reader.optional("left"))
    name = try reader.value("name")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.optional("left", left)
    try writer.set("name", name)
  }
}

public nonisolated indirect enum Expression: Codable, Sendable {
  case sum(Sum)
  case number(Number)

  public init(from decoder: any Decoder) throws {
    let union = try UnionReader(decoder, "Expression", tag: "type")
    switch union.tag {
    case "sum":
      self = .sum(try union.value())
    case "number":
      self = .number(try union.value())
    default:
      throw union.unknownTag()
    }
  }

  public func encode(to encoder: any Encoder) throws {
    let writer = UnionWriter(encoder, tag: "type")
    switch self {
    case .sum(let value):
      try writer.set("sum", value)
    case .number(let value):
      try writer.set("number", value)
    }
  }
}

public nonisolated struct Sum: Codable, Sendable {
  public var left: Expression {
    get { indirectLeft.wrappedValue }
    set { indirectLeft.wrappedValue = newValue }
  }

  private var indirectLeft: Indirect<Expression>

  public var right: Expression {
    get { indirectRight.wrappedValue }
    set { indirectRight.wrappedValue = newValue }
  }

  private var indirectRight: Indirect<Expression>

  public init(left: Expression, right: Expression) {
    indirectLeft = Indirect(wrappedValue: left)
    indirectRight = Indirect(wrappedValue: right)
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Sum")
    indirectLeft = Indirect(wrappedValue: try reader.value("left"))
    indirectRight = Indirect(wrappedValue: try reader.value("right"))
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("left", left)
    try writer.set("right", right)
  }
}

public nonisolated struct Number: Codable, Sendable {
  public var value: Double

  public init(value: Double) {
    self.value = value
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Number")
    value = try reader.value("value")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("value", value)
  }
}

public nonisolated struct Comment: Codable, Hashable, Sendable {
  public var text: String

  public var parent: Comment? {
    get { indirectParent.wrappedValue }
    set { indirectParent.wrappedValue = newValue }
  }

  private var indirectParent: Indirect<Comment?>

  public init(text: String, parent: Comment? = nil) {
    self.text = text
    indirectParent = Indirect(wrappedValue: parent)
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Comment")
    text = try reader.value("text")
    indirectParent = Indirect(wrappedValue: try reader.nullable("parent"))
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("text", text)
    try writer.nullable("parent", parent)
  }
}
