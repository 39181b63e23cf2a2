// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime
public import Foundation

public nonisolated struct Row: Codable, Sendable {
  public var id: Foundation.UUID
  public var at: Foundation.Date
  public var price: Foundation.Decimal
  public var json: EndpointRuntime.JSON

  public init(
    id: Foundation.UUID,
    at: Foundation.Date,
    price: Foundation.Decimal = Foundation.Decimal(string: "1.5")!,
    json: EndpointRuntime.JSON
  ) {
    self.id = id
    self.at = at
    self.price = price
    self.json = json
  }

  public init(from decoder: any Decoder) throws {
    let reader = try EndpointRuntime.ModelReader(decoder, "Row")
    id = try reader.value("id")
    at = try reader.value("at", .dates(.seconds))
    price = try reader.value("price", default: Foundation.Decimal(string: "1.5")!)
    json = try reader.value("json")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = EndpointRuntime.ModelWriter(encoder)
    try writer.set("id", id)
    try writer.set("at", at, .dates(.seconds))
    try writer.set("price", price)
    try writer.set("json", json)
  }
}

public nonisolated enum Kind: EndpointRuntime.RawCodable {
  case a
  case b

  public init?(rawValue: EndpointRuntime.JSON) {
    switch rawValue {
    case true:
      self = .a
    case false:
      self = .b
    default:
      return nil
    }
  }

  public var rawValue: EndpointRuntime.JSON {
    switch self {
    case .a:
      true
    case .b:
      false
    }
  }
}

public nonisolated struct Tree: Codable, Sendable {
  public var next: Tree? {
    get { indirectNext.wrappedValue }
    set { indirectNext.wrappedValue = newValue }
  }

  private var indirectNext: EndpointRuntime.Indirect<Tree?>

  public init(next: Tree? = nil) {
    indirectNext = EndpointRuntime.Indirect(wrappedValue: next)
  }

  public init(from decoder: any Decoder) throws {
    let reader = try EndpointRuntime.ModelReader(decoder, "Tree")
    indirectNext = EndpointRuntime.Indirect(wrappedValue: try reader.optional("next"))
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = EndpointRuntime.ModelWriter(encoder)
    try writer.optional("next", next)
  }
}
