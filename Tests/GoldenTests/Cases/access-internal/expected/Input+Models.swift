// Generated from input.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime
import Foundation

nonisolated struct InternalModel: Codable, Sendable {
  var id: Int
  var at: Date?

  init(id: Int, at: Date? = nil) {
    self.id = id
    self.at = at
  }

  init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "InternalModel")
    id = try reader.value("id")
    at = try reader.optional("at")
  }

  func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("id", id)
    try writer.optional("at", at)
  }
}

nonisolated enum InternalEnum: RawCodable {
  case a

  init?(rawValue: JSON) {
    switch rawValue {
    case true:
      self = .a
    default:
      return nil
    }
  }

  var rawValue: JSON {
    switch self {
    case .a:
      true
    }
  }
}

typealias InternalAlias = JSON
