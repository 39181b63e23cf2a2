// Generated from login.yaml by endpointgen. Edit the spec instead.

nonisolated extension LoginAPI {
  public func samples(with _: NoVariables) -> [Sample] {
    switch self {
    case .login:
      [Sample(#"{"ok": true}"#)]
    case .smscode:
      [Sample(#"{"smscode": "1234"}"#)]
    case .otherRequest:
      [Sample("{}")]
    }
  }
}
