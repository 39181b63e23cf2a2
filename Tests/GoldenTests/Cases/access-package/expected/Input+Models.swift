// Generated from input.yaml by endpointgen. Edit the spec instead.

package import EndpointRuntime
package import Foundation

package nonisolated struct PackageModel: Codable, Sendable {
  package var id: Int
  package var at: Date?

  package init(id: Int, at: Date? = nil) {
    self.id = id
    self.at = at
  }

  package init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "PackageModel")
    id = try reader.value("id")
    at = try reader.optional("at")
  }

  package func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("id", id)
    try writer.optional("at", at)
  }
}

package nonisolated enum PackageEnum: RawCodable {
  case a

  package init?(rawValue: JSON) {
    switch rawValue {
    case true:
      self = .a
    default:
      return nil
    }
  }

  package var rawValue: JSON {
    switch self {
    case .a:
      true
    }
  }
}

package typealias PackageAlias = JSON
