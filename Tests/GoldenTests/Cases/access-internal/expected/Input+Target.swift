// Generated from input.yaml by endpointgen. Edit the spec instead.

import EndpointRuntime
import Foundation

nonisolated enum InternalAPI: Sendable {
  /// `GET /{key}`
  case find(at: Date? = nil)

  /// `GET /{key}`
  case list

  case more(More)
}

nonisolated extension InternalAPI: TargetType {
  func endpoint(with variables: InternalAPI.Variables) -> Endpoint {
    switch self {
    case .find(let at):
      Self.defaults(variables).get()
        .parameter("at", at)
    case .list:
      Self.defaults(variables).get()
    case .more(let target):
      target.endpoint(with: variables)
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_ variables: InternalAPI.Variables) -> Endpoint {
    Endpoint(baseURL: "https://api.example.com/\(variables.key, .segments)")
  }
}

nonisolated extension InternalAPI {
  nonisolated enum More: Sendable {
    /// `GET /{key}`
    case save
  }
}

nonisolated extension InternalAPI.More: TargetType {
  func endpoint(with variables: InternalAPI.Variables) -> Endpoint {
    switch self {
    case .save:
      Self.defaults(variables).get()
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_ variables: InternalAPI.Variables) -> Endpoint {
    InternalAPI.defaults(variables)
  }
}

nonisolated extension InternalAPI {
  /// What only the running app knows. The provider takes it, or a closure that it asks once per attempt.
  struct Variables: Sendable {
    var key: String
  }
}

nonisolated extension InternalAPI {
  /// The answer of `list`.
  enum ListResponse: Sendable {
    case ok(InternalModel)
    case noContent
  }
}

nonisolated extension Call where Target == InternalAPI {
  static func find(at: Date? = nil) -> Self where Value == InternalModel {
    Self(.find(at: at), .json)
  }

  static func more(_ call: Call<InternalAPI.More, Value>) -> Self {
    Self(.more(call.target), call.reader)
  }
}

nonisolated extension Call where Target == InternalAPI, Value == InternalAPI.ListResponse {
  static var list: Self {
    Self(
      .list,
      .statuses([
        .init(200, .json(InternalModel.self).map(InternalAPI.ListResponse.ok)),
        .init(204, .void.map { InternalAPI.ListResponse.noContent }),
      ])
    )
  }
}

nonisolated extension Call where Target == InternalAPI.More {
  static func save(to destination: URL) -> Self where Value == URL {
    Self(.save, .file(to: destination))
  }
}
