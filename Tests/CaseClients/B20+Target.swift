// Generated from b20.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// One list, four ways to write it in a query.
public nonisolated enum ArrayStylesAPI: Sendable {
  /// `GET /a`
  case a(ids: [Int])

  /// `GET /b`
  case b(ids: [Int])

  /// `GET /c`
  case c(ids: [Int])

  /// `GET /d`
  case d(ids: [Int])
}

nonisolated extension ArrayStylesAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .a(let ids):
      Self.defaults.get("a")
        .parameter("ids", ids)
    case .b(let ids):
      Self.defaults.get("b")
        .arrays(.repeat)
        .parameter("ids", ids)
    case .c(let ids):
      Self.defaults.get("c")
        .arrays(.indexed)
        .parameter("ids", ids)
    case .d(let ids):
      Self.defaults.get("d")
        .parameter("ids", ids, .arrays(.comma))
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
}

nonisolated extension Call where Target == ArrayStylesAPI {
  public static func a(ids: [Int]) -> Self where Value == Void {
    Self(.a(ids: ids), .void)
  }

  public static func b(ids: [Int]) -> Self where Value == Void {
    Self(.b(ids: ids), .void)
  }

  public static func c(ids: [Int]) -> Self where Value == Void {
    Self(.c(ids: ids), .void)
  }

  public static func d(ids: [Int]) -> Self where Value == Void {
    Self(.d(ids: ids), .void)
  }
}
