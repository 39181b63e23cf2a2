// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

public nonisolated enum SecurityAPI: Sendable {
  /// `GET /`
  case inherited

  /// `GET /`
  case `public`

  /// `GET /`
  case basic

  /// `GET /`
  case either

  /// `GET /`
  case both

  /// `GET /`
  case mixed
}

nonisolated extension SecurityAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .inherited:
      Self.defaults.get()
    case .`public`:
      Self.defaults.get()
        .auth([])
    case .basic:
      Self.defaults.get()
        .auth([[.basic("admin")]])
    case .either:
      Self.defaults.get()
        .auth([[.bearer("session")], [.header("key", field: "X-Key")]])
    case .both:
      Self.defaults.get()
        .auth([[.bearer("session"), .header("key", field: "X-Key")]])
    case .mixed:
      Self.defaults.get()
        .auth([
          [
            .header("prefixed", field: "Authorization", prefix: "Token"),
            .query("query", field: "api_key"),
          ],
          [.cookie("cookie", field: "sid")],
        ])
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://api.example.com")
    .auth([[.bearer("session")]])
}

nonisolated extension Call where Target == SecurityAPI, Value == Void {
  public static var inherited: Self {
    Self(.inherited, .void)
  }
}

nonisolated extension Call where Target == SecurityAPI, Value == Void {
  public static var `public`: Self {
    Self(.`public`, .void)
  }
}

nonisolated extension Call where Target == SecurityAPI, Value == Void {
  public static var basic: Self {
    Self(.basic, .void)
  }
}

nonisolated extension Call where Target == SecurityAPI, Value == Void {
  public static var either: Self {
    Self(.either, .void)
  }
}

nonisolated extension Call where Target == SecurityAPI, Value == Void {
  public static var both: Self {
    Self(.both, .void)
  }
}

nonisolated extension Call where Target == SecurityAPI, Value == Void {
  public static var mixed: Self {
    Self(.mixed, .void)
  }
}
