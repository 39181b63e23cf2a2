// Generated from loginlog.yaml by endpointgen. Edit the spec instead.

nonisolated extension LoginLogAPI {
  public func samples(with variables: LoginLogAPI.Variables) -> [Sample] {
    switch self {
    case .addLoginLog:
      [Sample(#"{"code": 200, "message": "SUCCESS", "data": {"id": 7}}"#)]
    case .child(let target):
      target.samples(with: variables.child)
    }
  }
}
