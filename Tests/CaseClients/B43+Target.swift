// Generated from b43.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// The whole body is a JSON array.
public nonisolated enum LabelsAPI: Sendable {
  /// `POST /labels`
  case labels(labels: [String])
}

nonisolated extension LabelsAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .labels(let labels):
      Self.defaults.post("labels")
        .encoding(.json)
        .body(json: labels)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://h.example")
}

nonisolated extension Call where Target == LabelsAPI {
  public static func labels(labels: [String]) -> Self where Value == Void {
    Self(.labels(labels: labels), .void)
  }
}
