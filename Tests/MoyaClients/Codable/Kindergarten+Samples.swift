// Generated from kindergarten.yaml by endpointgen. Edit the spec instead.

nonisolated extension KindergartenAPI {
  public func samples(with _: NoVariables) -> [Sample] {
    switch self {
    case .login:
      [Sample(#"{"access_token": "t0ken", "expires_in": 3600}"#)]
    case .circle(let fields):
      [Sample(#"{"echo": \#(fields)}"#)]
    case .logout:
      [Sample("{}")]
    }
  }
}
