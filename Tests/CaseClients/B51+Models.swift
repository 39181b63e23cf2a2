// Generated from b51.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated struct TaskResult: Codable, Sendable {
  public var completedDate: Int?
  public var title: String
  public var n: Int

  public init(completedDate: Int? = nil, title: String = "-", n: Int) {
    self.completedDate = completedDate
    self.title = title
    self.n = n
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "TaskResult")
    completedDate = try reader.optional("completedDate")
    title = try reader.value("title", default: "-")
    n = try reader.value("n")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.optional("completedDate", completedDate)
    try writer.set("title", title)
    try writer.set("n", n)
  }
}
