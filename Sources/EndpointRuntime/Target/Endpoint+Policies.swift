extension Endpoint {
  /// Says which answers are successes; by default those with a status from 200 to 299.
  public consuming func validate(_ validation: Validation) -> Endpoint {
    self.validation = validation
    return self
  }

  /// Says what frame the answer comes in; nil removes it.
  public consuming func envelope(_ envelope: Envelope?) -> Endpoint {
    self.envelope = envelope
    return self
  }

  /// Limits one attempt, the whole exchange, to some seconds.
  public consuming func timeout(_ attempt: Double) -> Endpoint {
    timeouts.attempt = attempt
    return self
  }

  /// Sets those limits that are given, in seconds, and leaves the others.
  public consuming func timeout(
    attempt: Double? = nil, total: Double? = nil, idle: Double? = nil
  ) -> Endpoint {
    timeouts = Timeouts(
      attempt: attempt ?? timeouts.attempt, total: total ?? timeouts.total,
      idle: idle ?? timeouts.idle)
    return self
  }

  /// Says when a failed attempt is made again; nil never does.
  public consuming func retry(_ policy: RetryPolicy?) -> Endpoint {
    retryPolicy = policy
    return self
  }

  public consuming func redirects(_ redirects: Redirects) -> Endpoint {
    self.redirects = redirects
    return self
  }

  /// Says how urgent the request is when requests wait for one another; a call's own priority goes before it.
  public consuming func priority(_ priority: RequestPriority) -> Endpoint {
    self.priority = priority
    return self
  }

  /// Says who must sign in: alternatives, each a set of schemes that go together. An empty list
  /// needs no credentials.
  public consuming func auth(_ alternatives: [[SecurityScheme]]) -> Endpoint {
    security = alternatives
    return self
  }
}
