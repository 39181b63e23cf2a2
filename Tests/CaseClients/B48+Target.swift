// Generated from b48.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// What an empty body means to a result that is nothing, and to one that may be nil.
public nonisolated enum EmptyBodyAPI: Sendable {
  /// `DELETE /e`
  case e

  /// `GET /o`
  case o
}

nonisolated extension EmptyBodyAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .e:
      Self.defaults.delete("e")
    case .o:
      Self.defaults.get("o")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
}

nonisolated extension Call where Target == EmptyBodyAPI, Value == Void {
  public static var e: Self {
    Self(.e, .void)
  }
}

nonisolated extension Call where Target == EmptyBodyAPI, Value == MaybeThing? {
  public static var o: Self {
    Self(.o, .json(empty: .nil))
  }
}
