// Generated from b25.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime
public import Foundation

/// Each date of a list is written in the format of the parameter.
public nonisolated enum DateListAPI: Sendable {
  /// `GET /m`
  case m(dates: [Date])
}

nonisolated extension DateListAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .m(let dates):
      Self.defaults.get("m")
        .parameter("dates", dates, .arrays(.repeat).format(.iso8601))
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
}

nonisolated extension Call where Target == DateListAPI {
  public static func m(dates: [Date]) -> Self where Value == Void {
    Self(.m(dates: dates), .void)
  }
}
