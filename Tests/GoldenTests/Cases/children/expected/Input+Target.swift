// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

public nonisolated enum ParentAPI: Sendable {
  /// All about leaves.
  case leaf(LeafAPI)

  case plain(PlainAPI)

  /// `GET /ping/{token}`
  case ping

  case deep(Deep)
}

nonisolated extension ParentAPI: TargetType {
  public func endpoint(with variables: ParentAPI.Variables) -> Endpoint {
    switch self {
    case .leaf(let target):
      target.endpoint(with: variables.leaf)
    case .plain(let target):
      target.endpoint(with: NoVariables())
    case .ping:
      Self.defaults(variables).get("ping/\(variables.token)")
    case .deep(let target):
      target.endpoint(with: variables)
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_: ParentAPI.Variables) -> Endpoint {
    Endpoint(baseURL: "https://api.example.com")
  }
}

nonisolated extension ParentAPI {
  public nonisolated enum Deep: Sendable {
    case again(LeafAPI)
  }
}

nonisolated extension ParentAPI.Deep: TargetType {
  public func endpoint(with variables: ParentAPI.Variables) -> Endpoint {
    switch self {
    case .again(let target):
      target.endpoint(with: variables.again)
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_ variables: ParentAPI.Variables) -> Endpoint {
    ParentAPI.defaults(variables)
      .prefix("deep")
  }
}

nonisolated extension ParentAPI {
  /// What only the running app knows. The provider takes it, or a closure that it asks once per attempt.
  public struct Variables: Sendable {
    public var token: String

    /// What the endpoints of `LeafAPI` need.
    public var leaf: LeafAPI.Variables

    /// What the endpoints of `LeafAPI` need.
    public var again: LeafAPI.Variables

    public init(
      token: String,
      leaf: LeafAPI.Variables = .init(),
      again: LeafAPI.Variables = .init()
    ) {
      self.token = token
      self.leaf = leaf
      self.again = again
    }
  }
}

nonisolated extension Call where Target == ParentAPI {
  /// All about leaves.
  public static func leaf(_ call: Call<LeafAPI, Value>) -> Self {
    Self(.leaf(call.target), call.reader)
  }

  public static func plain(_ call: Call<PlainAPI, Value>) -> Self {
    Self(.plain(call.target), call.reader)
  }

  public static func deep(_ call: Call<ParentAPI.Deep, Value>) -> Self {
    Self(.deep(call.target), call.reader)
  }
}

nonisolated extension Call where Target == ParentAPI, Value == Void {
  public static var ping: Self {
    Self(.ping, .void)
  }
}

nonisolated extension Call where Target == ParentAPI.Deep {
  public static func again(_ call: Call<LeafAPI, Value>) -> Self {
    Self(.again(call.target), call.reader)
  }
}
