// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

nonisolated extension ParentAPI {
  public func samples(with variables: ParentAPI.Variables) -> [Sample] {
    switch self {
    case .leaf(let target):
      target.samples(with: variables.leaf)
    case .plain(let target):
      target.samples(with: NoVariables())
    case .deep(let target):
      target.samples(with: variables)
    default:
      []
    }
  }
}

nonisolated extension ParentAPI.Deep {
  public func samples(with variables: ParentAPI.Variables) -> [Sample] {
    switch self {
    case .again(let target):
      target.samples(with: variables.again)
    }
  }
}
