// Generated from b16.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime
public import Foundation

/// A date in a query, in UTC.
public nonisolated enum DateQueryAPI: Sendable {
  /// `GET /d`
  case d(date: Date)
}

nonisolated extension DateQueryAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .d(let date):
      Self.defaults.get("d")
        .parameter("date", date, .format(.iso8601))
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://example.com")
}

nonisolated extension Call where Target == DateQueryAPI {
  public static func d(date: Date) -> Self where Value == Void {
    Self(.d(date: date), .void)
  }
}
