// Generated from b75.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// Keys that occur twice, to the letter or after normalization.
public nonisolated enum DuplicateKeysAPI: Sendable {
  /// `GET /f`
  case f

  /// `GET /dictionary`
  case dictionary
}

nonisolated extension DuplicateKeysAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .f:
      Self.defaults.get("f")
    case .dictionary:
      Self.defaults.get("dictionary")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
}

nonisolated extension Call where Target == DuplicateKeysAPI, Value == DuplicateKeyRecord {
  public static var f: Self {
    Self(.f, .json)
  }
}

nonisolated extension Call where Target == DuplicateKeysAPI, Value == [String: Int] {
  public static var dictionary: Self {
    Self(.dictionary, .json)
  }
}
