// Generated from zhihu.yaml by endpointgen. Edit the spec instead.

nonisolated extension ZhihuAPI {
  public func samples(with _: NoVariables) -> [Sample] {
    switch self {
    case .latest:
      [
        Sample(
          #"""
          {
            "flag": "0000",
            "message": "",
            "data": {"date": "2024-05-01", "stories": []}
          }
          """#
        )
      ]
    case .news:
      [Sample(#"{"flag": "0000", "data": {"date": "2024-05-01", "stories": []}}"#)]
    case .register:
      [Sample(#"{"flag": "0000", "message": "welcome"}"#)]
    case .easyRequest:
      [Sample(#"{"flag": "0000", "data": {}}"#)]
    }
  }
}
