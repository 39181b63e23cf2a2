extension Endpoint {
  /// Sends a value, in the place that the endpoint's encoding gives it. Nil is not sent.
  ///
  /// A parameter that is there with the same key and place is replaced.
  @inline(never)
  public consuming func parameter(
    _ key: ParameterKey, _ value: some Encodable & Sendable
  ) -> Endpoint {
    set(Parameter(key: key, content: .value(ParameterValue(value)), options: .none))
    return self
  }

  @inline(never)
  public consuming func parameter(
    _ key: ParameterKey, _ value: some Encodable & Sendable, _ options: ParameterOptions
  ) -> Endpoint {
    set(Parameter(key: key, content: .value(ParameterValue(value)), options: options))
    return self
  }

  /// Sends a value unless it is the default.
  @inline(never)
  public consuming func parameter<Value: Encodable & Equatable & Sendable>(
    _ key: ParameterKey, unless standard: Value, _ value: Value, _ options: ParameterOptions = .none
  ) -> Endpoint {
    guard value != standard else { return removingParameter(key, at: options.location) }
    set(Parameter(key: key, content: .value(ParameterValue(value)), options: options))
    return self
  }

  /// Sends text with values in it; when one of them is nil it is not sent.
  @inline(never)
  public consuming func parameter(
    _ key: ParameterKey, text: TextTemplate, _ options: ParameterOptions = .none
  ) -> Endpoint {
    set(Parameter(key: key, content: .text(text), options: options))
    return self
  }

  /// Sends each entry of a model or dictionary as a parameter of its own.
  @inline(never)
  public consuming func spread(
    _ value: some Encodable & Sendable, _ options: ParameterOptions = .none
  ) -> Endpoint {
    parameters.append(
      Parameter(
        key: "", content: .spread(ParameterValue(value)), options: options, isRepeated: true))
    return self
  }

  /// Removes a parameter from every place.
  public consuming func removingParameter(_ key: ParameterKey) -> Endpoint {
    parameters.removeAll { $0.key == key && !$0.isSpread }
    return self
  }

  private consuming func removingParameter(
    _ key: ParameterKey, at location: ParameterLocation?
  ) -> Endpoint {
    parameters.removeAll {
      $0.key == key && $0.options.location == location && !$0.isRepeated
    }
    return self
  }

  /// A key may be in the query and in the body: both count then.
  private mutating func set(_ parameter: Parameter) {
    let place = parameter.options.location
    if let index = parameters.firstIndex(where: {
      $0.key == parameter.key && $0.options.location == place && !$0.isRepeated
    }) {
      parameters.remove(at: index)
    }
    parameters.append(parameter)
  }
}

extension Parameter {
  var isSpread: Bool {
    if case .spread = content { true } else { false }
  }
}

// MARK: - Styles

extension Endpoint {
  public consuming func arrays(_ style: ArrayStyle) -> Endpoint {
    styles.arrays = style
    return self
  }

  public consuming func bools(_ style: BoolStyle) -> Endpoint {
    styles.bools = style
    return self
  }

  public consuming func nested(_ style: NestedStyle) -> Endpoint {
    styles.nested = style
    return self
  }

  public consuming func spaces(_ style: SpaceStyle) -> Endpoint {
    styles.spaces = style
    return self
  }
}
