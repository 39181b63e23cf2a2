public import Foundation

/// Makes requests of endpoints.
public struct RequestEncoder: Sendable {
  let boundary: @Sendable () -> String
  let uuid: @Sendable () -> String

  /// Tests give their own boundaries of forms and UUIDs of file names.
  public init(
    boundary: @escaping @Sendable () -> String = Boundary.random,
    uuid: @escaping @Sendable () -> String = { UUID().uuidString }
  ) {
    self.boundary = boundary
    self.uuid = uuid
  }

  public func encode(_ endpoint: Endpoint) throws(RequestEncodingError) -> HTTPRequest {
    throw .missingURL
  }
}

extension Endpoint {
  /// The request that this endpoint describes, without credentials, which the provider adds.
  public func httpRequest() throws(RequestEncodingError) -> HTTPRequest {
    try RequestEncoder().encode(self)
  }
}
