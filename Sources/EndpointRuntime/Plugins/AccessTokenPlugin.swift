/// Sets a token header on the calls that need one.
///
/// By default those are the calls whose endpoint has `auth`, so that a spec marks with `auth: none` what goes without. The
/// header replaces what was there: it is never sent twice.
public struct AccessTokenPlugin: Plugin {
  private let field: String
  private let prefix: String?
  private let appliesTo: @Sendable (CallContext) -> Bool
  private let token: @Sendable (CallContext) async throws -> String?

  /// - Parameters:
  ///   - prefix: Stands before the token with a space between; nil for the bare token.
  ///   - token: Asked for each attempt; nil leaves the header out.
  public init(
    field: String = "Authorization", prefix: String? = "Bearer",
    appliesTo: @escaping @Sendable (CallContext) -> Bool = AccessTokenPlugin.needsCredentials,
    token: @escaping @Sendable (CallContext) async throws -> String?
  ) {
    self.field = field
    self.prefix = prefix
    self.appliesTo = appliesTo
    self.token = token
  }

  /// Whether the call's endpoint has `auth`.
  @Sendable public static func needsCredentials(_ call: CallContext) -> Bool {
    call.endpoint?.security.isEmpty == false
  }

  public func prepare(_ request: HTTPRequest, for call: CallContext) async throws -> HTTPRequest {
    guard appliesTo(call), let token = try await token(call) else { return request }
    var request = request
    let value = prefix.map { $0.isEmpty ? token : "\($0) \(token)" } ?? token
    try request.setHeader(field, value)
    return request
  }
}
