// Generated from input.yaml by endpointgen. Edit the spec instead.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import EndpointRuntime

public nonisolated enum StrategyAPI: Sendable {
  /// `POST /`
  case send(firstName: String, userID: Int, HTMLText: String, written: Int, requestID: String)
}

nonisolated extension StrategyAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .send(let firstName, let userID, let HTMLText, let written, let requestID):
      Self.defaults.post()
        .parameter("first_name", firstName)
        .parameter("user_id", userID)
        .parameter("html_text", HTMLText)
        .parameter("asWritten", written)
        .parameter("X-Request-ID", requestID, .header)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://api.example.com")
}

nonisolated extension Call where Target == StrategyAPI {
  public static func send(
    firstName: String,
    userID: Int,
    HTMLText: String,
    written: Int,
    requestID: String
  ) -> Self where Value == Void {
    Self(
      .send(
        firstName: firstName,
        userID: userID,
        HTMLText: HTMLText,
        written: written,
        requestID: requestID
      ),
      .void
    )
  }
}
