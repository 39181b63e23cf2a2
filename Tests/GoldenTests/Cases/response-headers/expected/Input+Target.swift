// Generated from input.yaml by endpointgen. Edit the spec instead.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import EndpointRuntime
public import Foundation

public nonisolated enum HeaderAPI: Sendable {
  /// `GET /page`
  case page(page: Int = 1)

  /// `DELETE /`
  case delete

  /// `GET /`
  case text
}

nonisolated extension HeaderAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .page(let page):
      Self.defaults.get("page")
        .parameter("page", page)
    case .delete:
      Self.defaults.delete()
    case .text:
      Self.defaults.get()
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://api.example.com")
}

nonisolated extension HeaderAPI {
  /// The answer of `page`.
  public struct PageResponse: Sendable {
    public let value: [Row]

    /// The header `X-Total-Count`.
    public let total: Int

    /// The header `ETag`.
    public let ETag: String

    /// The header `Link`.
    public let nextPage: URL?

    /// The header `Last-Modified`.
    public let modified: Date?

    /// The header `Allow`.
    public let allow: [String]

    /// The header `Set-Cookie`.
    public let cookies: [String]?
  }

  /// The answer of `delete`.
  public struct DeleteResponse: Sendable {
    /// The header `X-Request-ID`.
    public let requestID: String
  }

  /// The answer of `text`.
  public struct TextResponse: Sendable {
    public let value: String

    /// The header `X-Cost`.
    public let cost: Double
  }
}

nonisolated extension Call where Target == HeaderAPI {
  public static func page(page: Int = 1) -> Self where Value == HeaderAPI.PageResponse {
    Self(
      .page(page: page),
      .json([Row].self, at: "rows")
        .headers { value, headers in
          HeaderAPI.PageResponse(
            value: value,
            total: try headers.value("X-Total-Count"),
            ETag: try headers.value("ETag"),
            nextPage: try headers.optional("Link"),
            modified: try headers.optional("Last-Modified"),
            allow: try headers.value("Allow"),
            cookies: try headers.optional("Set-Cookie")
          )
        }
    )
  }
}

nonisolated extension Call where Target == HeaderAPI, Value == HeaderAPI.DeleteResponse {
  public static var delete: Self {
    Self(
      .delete,
      .void
        .headers { _, headers in
          HeaderAPI.DeleteResponse(requestID: try headers.value("X-Request-ID"))
        }
    )
  }
}

nonisolated extension Call where Target == HeaderAPI, Value == HeaderAPI.TextResponse {
  public static var text: Self {
    Self(
      .text,
      .text
        .headers { value, headers in
          HeaderAPI.TextResponse(value: value, cost: try headers.value("X-Cost"))
        }
        .errors([.default: .json(Row.self)])
    )
  }
}
