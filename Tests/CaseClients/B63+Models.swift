// Generated from b63.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime

public nonisolated struct AcronymRecord: Codable, Sendable {
  public var imageURL: String
  public var userID: Int

  public init(imageURL: String, userID: Int) {
    self.imageURL = imageURL
    self.userID = userID
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "AcronymRecord")
    imageURL = try reader.value("image_url")
    userID = try reader.value("user_id")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("image_url", imageURL)
    try writer.set("user_id", userID)
  }
}
