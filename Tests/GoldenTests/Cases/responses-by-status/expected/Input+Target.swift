// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime
public import Foundation

public nonisolated enum StatusAPI: Sendable {
  /// `POST /`
  case create

  /// `GET /items/{id}`
  case find(id: Int)

  /// `GET /export`
  case export
}

nonisolated extension StatusAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .create:
      Self.defaults.post()
        .validate(.none)
    case .find(let id):
      Self.defaults.get("items/\(id)")
        .validate(.init(statuses: [200...299, 304...304]))
    case .export:
      Self.defaults.get("export")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://api.example.com")
}

nonisolated extension StatusAPI {
  /// The answer of `create`.
  public enum CreateResponse: Sendable {
    case ok(Item)
    case accepted(Accepted)
    case noContent
    case status4xx(Problem)
    case other(String)
  }

  /// The answer of `find`.
  public enum FindResponse: Sendable {
    case ok([Item])
    case notModified
  }

  /// The answer of `export`.
  public enum ExportResponse: Sendable {
    case ok(URL)
    case accepted(Accepted)
  }
}

nonisolated extension Call where Target == StatusAPI {
  public static func find(id: Int) -> Self where Value == StatusAPI.FindResponse {
    Self(
      .find(id: id),
      .statuses([
        .init(200, .json([Item].self, at: "items").map(StatusAPI.FindResponse.ok)),
        .init(304, .void.map { StatusAPI.FindResponse.notModified }),
      ])
      .errors([404: .json(Problem.self), .default: .json(Problem.self)])
    )
  }

  public static func export(to destination: URL) -> Self where Value == StatusAPI.ExportResponse {
    Self(
      .export,
      .statuses([
        .init(200, .file(to: destination).map(StatusAPI.ExportResponse.ok)),
        .init(202, .json(Accepted.self).map(StatusAPI.ExportResponse.accepted)),
      ])
    )
  }
}

nonisolated extension Call where Target == StatusAPI, Value == StatusAPI.CreateResponse {
  public static var create: Self {
    Self(
      .create,
      .statuses([
        .init(200, .json(Item.self).map(StatusAPI.CreateResponse.ok)),
        .init(202, .json(Accepted.self).map(StatusAPI.CreateResponse.accepted)),
        .init(204, .void.map { StatusAPI.CreateResponse.noContent }),
        .init(
          .range(400...499),
          .json(Problem.self, at: "error").map(StatusAPI.CreateResponse.status4xx)
        ),
        .init(.default, .text.map(StatusAPI.CreateResponse.other)),
      ])
    )
  }
}
