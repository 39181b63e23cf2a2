// Generated from features.yaml by endpointgen. Edit the spec instead.

nonisolated extension FeatureAPI {
  public func samples(with _: FeatureAPI.Variables) -> [Sample] {
    switch self {
    case .template(let id, let tag, _):
      [Sample(#"{"id": \#(id), "tag": \#(tag), "text": "n. \#(text: id)"}"#)]
    default:
      []
    }
  }
}
