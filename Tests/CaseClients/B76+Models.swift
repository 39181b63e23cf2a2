// Generated from b76.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated struct TreeNode: Codable, Sendable {
  public var value: Int

  public var child: TreeNode? {
    get { indirectChild.wrappedValue }
    set { indirectChild.wrappedValue = newValue }
  }

  private var indirectChild: Indirect<TreeNode?>
  public var kids: [TreeNode]

  public init(value: Int, child: TreeNode? = nil, kids: [TreeNode] = []) {
    self.value = value
    indirectChild = Indirect(wrappedValue: child)
    self.kids = kids
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "TreeNode")
    value = try reader.value("value")
    indirectChild = Indirect(wrappedValue: try reader.optional("child"))
    kids = try reader.value("kids", default: [])
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("value", value)
    try writer.optional("child", child)
    try writer.set("kids", kids)
  }
}

public nonisolated struct LeftHalf: Codable, Sendable {
  public var right: RightHalf? {
    get { indirectRight.wrappedValue }
    set { indirectRight.wrappedValue = newValue }
  }

  private var indirectRight: Indirect<RightHalf?>

  public init(right: RightHalf? = nil) {
    indirectRight = Indirect(wrappedValue: right)
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "LeftHalf")
    indirectRight = Indirect(wrappedValue: try reader.optional("right"))
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.optional("right", right)
  }
}

public nonisolated struct RightHalf: Codable, Sendable {
  public var left: LeftHalf? {
    get { indirectLeft.wrappedValue }
    set { indirectLeft.wrappedValue = newValue }
  }

  private var indirectLeft: Indirect<LeftHalf?>

  public init(left: LeftHalf? = nil) {
    indirectLeft = Indirect(wrappedValue: left)
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "RightHalf")
    indirectLeft = Indirect(wrappedValue: try reader.optional("left"))
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.optional("left", left)
  }
}
