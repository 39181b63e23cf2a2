/// Signs in with a name and a password (`Authorization: Basic …`) where the request has no `Authorization` yet. It does not
/// wait to be challenged.
public struct CredentialsPlugin: Plugin {
  private let credentials: @Sendable (CallContext) async throws -> (name: String, password: String)?

  /// Asks for each attempt; nil leaves the header out.
  public init(
    _ credentials:
      @escaping @Sendable (CallContext) async throws -> (name: String, password: String)?
  ) {
    self.credentials = credentials
  }

  public func prepare(_ request: HTTPRequest, for call: CallContext) async throws -> HTTPRequest {
    guard request.headers["Authorization"] == nil, let pair = try await credentials(call) else {
      return request
    }
    var request = request
    try request.setBasicAuthorization(name: pair.name, password: pair.password)
    return request
  }
}
