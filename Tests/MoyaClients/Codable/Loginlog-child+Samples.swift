// Generated from loginlog-child.yaml by endpointgen. Edit the spec instead.

nonisolated extension LoginLogChildAPI {
  public func samples(with _: LoginLogChildAPI.Variables) -> [Sample] {
    switch self {
    case .refreshInfo(let name):
      [Sample(#"{"code": 200, "msg": "SUCCESS", "data": {"name": \#(name)}}"#)]
    }
  }
}
