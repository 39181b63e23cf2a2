// Generated from person.yaml by endpointgen. Edit the spec instead.

/// People by name, and all that can be known of them.
public nonisolated enum PersonAPI: Sendable {
  /// One person.
  ///
  /// `GET /users/{name}`
  ///
  /// - Parameter name: One segment of the path, whatever it holds.
  case person(name: String)

  /// Everyone, as the server writes it.
  ///
  /// `GET /pythonJson/`
  case all
}

nonisolated extension PersonAPI: MoyaAPI, MoyaTarget {
  public func endpoint(with _: NoVariables) -> MoyaEndpoint {
    switch self {
    case .person(let name):
      Self.defaults.get("users/\(name)")
    case .all:
      Self.defaults.get("pythonJson/")
        .validate(.init(statuses: [200...299], contentTypes: ["application/json"]))
    }
  }

  /// What every endpoint here begins with.
  static var defaults: MoyaEndpoint {
    MoyaEndpoint(baseURL: "http://127.0.0.1:5000")
  }
}

nonisolated extension Call where Target == PersonAPI {
  /// One person.
  public static func person(name: String) -> Self where Value == Person {
    Self(.person(name: name), .json)
  }
}

nonisolated extension Call where Target == PersonAPI, Value == JSON {
  /// Everyone, as the server writes it.
  public static var all: Self {
    Self(.all, .json)
  }
}
