// Generated from input.yaml by endpointgen. Edit the spec instead.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import EndpointRuntime

public nonisolated enum EnumAPI: Sendable {
  /// `GET /`
  case list(status: Status, open: Open, flag: Flag = .yes, country: Country = .NO)
}

nonisolated extension EnumAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .list(let status, let open, let flag, let country):
      Self.defaults.get()
        .parameter("status", status)
        .parameter("open", open)
        .parameter("flag", flag)
        .parameter("country", country)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://api.example.com")
}

nonisolated extension Call where Target == EnumAPI {
  public static func list(
    status: Status,
    open: Open,
    flag: Flag = .yes,
    country: Country = .NO
  ) -> Self where Value == Void {
    Self(.list(status: status, open: open, flag: flag, country: country), .void)
  }
}
