// Generated from b31.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime
public import Foundation

/// Numbers in a query, in the shortest form that reads back.
public nonisolated enum NumbersAPI: Sendable {
  /// `GET /n`
  case n(d: Double, f: Float, m: Decimal)
}

nonisolated extension NumbersAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .n(let d, let f, let m):
      Self.defaults.get("n")
        .parameter("d", d)
        .parameter("f", f)
        .parameter("m", m)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
}

nonisolated extension Call where Target == NumbersAPI {
  public static func n(d: Double, f: Float, m: Decimal) -> Self where Value == Void {
    Self(.n(d: d, f: f, m: m), .void)
  }
}
