// Generated from douban.yaml by endpointgen. Edit the spec instead.

nonisolated extension DoubanAPI {
  public func samples(with _: NoVariables) -> [Sample] {
    switch self {
    case .channels:
      [Sample("{}")]
    case .playlist:
      [Sample("{}")]
    }
  }
}
