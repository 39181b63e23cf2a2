// Generated from a43.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// An echo service; only some endpoints carry the token.
public nonisolated enum BinAPI: Sendable {
  /// `GET /bearer`
  case bearer

  /// `GET /basic-auth/user/passwd`
  case basicAuth

  /// `POST /post`
  case upload(file: File)

  /// `POST /post`
  case uploadMultipartBodyParts(parts: [String: File], urlParameters: [String: String]? = nil)

  /// `POST /post`
  case post
}

nonisolated extension BinAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .bearer:
      Self.defaults.get("bearer")
        .auth([[.bearer("session")]])
    case .basicAuth:
      Self.defaults.get("basic-auth/user/passwd")
    case .upload(let file):
      Self.defaults.post("post")
        .body(file: file)
    case .uploadMultipartBodyParts(let parts, let urlParameters):
      Self.defaults.post("post")
        .encoding(.multipart)
        .spread(parts)
        .spread(urlParameters, .query)
    case .post:
      Self.defaults.post("post")
        .emptyBody()
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "http://httpbin.org")
}

nonisolated extension Call where Target == BinAPI {
  public static func upload(file: File) -> Self where Value == Void {
    Self(.upload(file: file), .void)
  }

  public static func uploadMultipartBodyParts(
    parts: [String: File],
    urlParameters: [String: String]? = nil
  ) -> Self where Value == Void {
    Self(.uploadMultipartBodyParts(parts: parts, urlParameters: urlParameters), .void)
  }
}

nonisolated extension Call where Target == BinAPI, Value == Void {
  public static var bearer: Self {
    Self(.bearer, .void)
  }
}

nonisolated extension Call where Target == BinAPI, Value == Void {
  public static var basicAuth: Self {
    Self(.basicAuth, .void)
  }
}

nonisolated extension Call where Target == BinAPI, Value == Void {
  public static var post: Self {
    Self(.post, .void)
  }
}
