// Generated from b05.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime
public import Foundation

/// An empty path leaves the base as it is, to the byte.
public nonisolated enum SignedLinkAPI: Sendable {
  /// `GET /`
  case download(url: URL)
}

nonisolated extension SignedLinkAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .download(let url):
      Self.defaults.get()
        .baseURL("\(url)")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint()
}

nonisolated extension Call where Target == SignedLinkAPI {
  public static func download(url: URL) -> Self where Value == Data {
    Self(.download(url: url), .data)
  }
}
