// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime
public import Foundation

public nonisolated enum ShopAPI: Sendable {
  /// `POST /`
  case send(ids: [Int], flag: Bool, part: String, shared: [Int]? = nil)

  /// `GET /`
  case list(one: Int, raw: String, kept: [Bool], shared: [Int]? = nil)

  /// `POST /`
  case upload(key: String, file: Data, shared: [Int]? = nil)
}

nonisolated extension ShopAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .send(let ids, let flag, let part, let shared):
      Self.defaults.post()
        .parameter("ids", ids, .arrays(.comma))
        .parameter("flag", flag, .bools(.literal))
        .parameter("part", part, .mediaType("text/plain"))
        .parameter("shared", shared, .arrays(.comma))
    case .list(let one, let raw, let kept, let shared):
      Self.defaults.get()
        .encoding(.query)
        .parameter("one", one, .arrays(.comma).bools(.literal))
        .parameter("raw", raw)
        .parameter("kept", kept, .arrays(.comma).bools(.literal))
        .parameter("shared", shared, .arrays(.comma))
    case .upload(let key, let file, let shared):
      Self.defaults.post()
        .encoding(.multipart)
        .parameter("key", key)
        .parameter("file", file, .fileName("${key}").mediaType("${Content-Type}"))
        .parameter("shared", shared, .arrays(.comma))
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://shop.example.com")
    .defaultEncoding(.json)
}

nonisolated extension Call where Target == ShopAPI {
  public static func send(ids: [Int], flag: Bool, part: String, shared: [Int]? = nil) -> Self
  where Value == Void {
    Self(.send(ids: ids, flag: flag, part: part, shared: shared), .void)
  }

  public static func list(one: Int, raw: String, kept: [Bool], shared: [Int]? = nil) -> Self
  where Value == Void {
    Self(.list(one: one, raw: raw, kept: kept, shared: shared), .void)
  }

  public static func upload(key: String, file: Data, shared: [Int]? = nil) -> Self
  where Value == Void {
    Self(.upload(key: key, file: file, shared: shared), .void)
  }
}
