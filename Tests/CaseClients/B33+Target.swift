// Generated from b33.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// Text of any script in a form.
public nonisolated enum FormTextAPI: Sendable {
  /// `POST /t`
  case t(text: String)
}

nonisolated extension FormTextAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .t(let text):
      Self.defaults.post("t")
        .encoding(.form)
        .parameter("text", text)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
}

nonisolated extension Call where Target == FormTextAPI {
  public static func t(text: String) -> Self where Value == Void {
    Self(.t(text: text), .void)
  }
}
