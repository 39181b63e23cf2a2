// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime
public import Foundation

public nonisolated enum VariableAPI: Sendable {
  /// `GET /{stage}`
  case ping
}

nonisolated extension VariableAPI: TargetType {
  public func endpoint(with variables: VariableAPI.Variables) -> Endpoint {
    switch self {
    case .ping:
      Self.defaults(variables).get()
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_ variables: VariableAPI.Variables) -> Endpoint {
    Endpoint(baseURL: "\(variables.root)/\(variables.stage)")
      .defaultHeader("Token", "\(variables.token)")
      .defaultHeader("Device", "\(variables.deviceName)")
      .defaultHeader("Session", "\(variables.session)")
      .defaultHeader("Tries", "\(variables.retries)")
  }
}

nonisolated extension VariableAPI {
  /// What only the running app knows. The provider takes it, or a closure that it asks once per attempt.
  public struct Variables: Sendable {
    public var root: URL
    public var stage: Stage
    public var token: String

    /// Shown to the server.
    public var deviceName: String

    public var session: String?
    public var retries: Int

    public init(
      root: URL = URL(string: "http://127.0.0.1:8080")!,
      stage: Stage = .test,
      token: String,
      deviceName: String = "unknown",
      session: String? = nil,
      retries: Int = 3
    ) {
      self.root = root
      self.stage = stage
      self.token = token
      self.deviceName = deviceName
      self.session = session
      self.retries = retries
    }
  }
}

nonisolated extension Call where Target == VariableAPI, Value == Void {
  public static var ping: Self {
    Self(.ping, .void)
  }
}
