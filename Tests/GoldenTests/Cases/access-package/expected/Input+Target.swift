// Generated from input.yaml by endpointgen. Edit the spec instead.

package import EndpointRuntime
package import Foundation

package nonisolated enum PackageAPI: Sendable {
  /// `GET /{key}`
  case find(at: Date? = nil)

  /// `GET /{key}`
  case list

  case more(More)
}

nonisolated extension PackageAPI: TargetType {
  package func endpoint(with variables: PackageAPI.Variables) -> Endpoint {
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
  static func defaults(_ variables: PackageAPI.Variables) -> Endpoint {
    Endpoint(baseURL: "https://api.example.com/\(variables.key, .segments)")
  }
}

nonisolated extension PackageAPI {
  package nonisolated enum More: Sendable {
    /// `GET /{key}`
    case save
  }
}

nonisolated extension PackageAPI.More: TargetType {
  package func endpoint(with variables: PackageAPI.Variables) -> Endpoint {
    switch self {
    case .save:
      Self.defaults(variables).get()
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_ variables: PackageAPI.Variables) -> Endpoint {
    PackageAPI.defaults(variables)
  }
}

nonisolated extension PackageAPI {
  /// What only the running app knows. The provider takes it, or a closure that it asks once per attempt.
  package struct Variables: Sendable {
    package var key: String

    package init(key: String) {
      self.key = key
    }
  }
}

nonisolated extension PackageAPI {
  /// The answer of `list`.
  package enum ListResponse: Sendable {
    case ok(PackageModel)
    case noContent
  }
}

nonisolated extension Call where Target == PackageAPI {
  package static func find(at: Date? = nil) -> Self where Value == PackageModel {
    Self(.find(at: at), .json)
  }

  package static func more(_ call: Call<PackageAPI.More, Value>) -> Self {
    Self(.more(call.target), call.reader)
  }
}

nonisolated extension Call where Target == PackageAPI, Value == PackageAPI.ListResponse {
  package static var list: Self {
    Self(
      .list,
      .statuses([
        .init(200, .json(PackageModel.self).map(PackageAPI.ListResponse.ok)),
        .init(204, .void.map { PackageAPI.ListResponse.noContent }),
      ])
    )
  }
}

nonisolated extension Call where Target == PackageAPI.More {
  package static func save(to destination: URL) -> Self where Value == URL {
    Self(.save, .file(to: destination))
  }
}
