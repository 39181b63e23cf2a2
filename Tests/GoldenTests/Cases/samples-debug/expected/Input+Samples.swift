// Generated from input.yaml by endpointgen. Edit the spec instead.

#if DEBUG
  public import EndpointRuntime

  nonisolated extension DebugSampleAPI {
    public func samples(with _: NoVariables) -> [Sample] {
      switch self {
      case .ping:
        [Sample(text: "pong")]
      }
    }
  }
#endif
