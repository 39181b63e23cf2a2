// Generated from zhihu.yaml by endpointgen. Edit the spec instead.

public import Foundation

public nonisolated struct Stories: Codable, Sendable {
  /// The day of the edition.
  public var date: Day

  public var stories: [Story]

  public init(date: Day, stories: [Story] = []) {
    self.date = date
    self.stories = stories
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Stories")
    date = try reader.value("date")
    stories = try reader.value("stories", default: [], .lossy)
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("date", date)
    try writer.set("stories", stories)
  }
}

public nonisolated struct Story: Codable, Identifiable, Sendable {
  public var id: Int
  public var title: String
  public var images: [URL]?

  public init(id: Int, title: String, images: [URL]? = nil) {
    self.id = id
    self.title = title
    self.images = images
  }
}
