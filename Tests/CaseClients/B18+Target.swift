// Generated from b18.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// A flag and a number stay what they are in JSON.
public nonisolated enum CreditAPI: Sendable {
  /// `POST /f`
  case f(useCredit: Bool, quantity: Int)
}

nonisolated extension CreditAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .f(let useCredit, let quantity):
      Self.defaults.post("f")
        .encoding(.json)
        .parameter("use_credit", useCredit)
        .parameter("quantity", quantity)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
}

nonisolated extension Call where Target == CreditAPI {
  public static func f(useCredit: Bool, quantity: Int) -> Self where Value == Void {
    Self(.f(useCredit: useCredit, quantity: quantity), .void)
  }
}
