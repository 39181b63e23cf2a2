import Foundation

/// Sends the call's id in a header, the same one for all attempts, so that the server's log can be matched with ours.
public struct RequestIDPlugin: Plugin {
  private let field: String

  public init(field: String = "X-Request-ID") { self.field = field }

  public func prepare(_ request: HTTPRequest, for call: CallContext) async throws -> HTTPRequest {
    guard request.headers[field] == nil else { return request }
    var request = request
    try request.setHeader(field, call.id.uuidString)
    return request
  }
}
