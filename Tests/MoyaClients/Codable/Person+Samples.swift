// Generated from person.yaml by endpointgen. Edit the spec instead.

nonisolated extension PersonAPI {
  public func samples(with _: NoVariables) -> [Sample] {
    switch self {
    case .person(let name):
      [Sample(#"{"name": \#(name), "age": "18", "hobby": "sing", "petPhrase": "…"}"#)]
    case .all:
      [Sample(#"[{"name": "谢佳培", "age": "18", "hobby": "sing", "petPhrase": "…"}]"#)]
    }
  }
}
