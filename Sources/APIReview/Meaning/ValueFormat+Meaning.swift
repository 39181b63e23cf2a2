import APIModel

extension ValueFormat? {
  /// What a value is read and written by: nil for the runtime's defaults, ISO 8601 and base 64.
  var meaning: ValueFormat? {
    switch self {
    case nil, .data(.base64), .dates([.iso8601]): nil
    case .data(let format): .data(format)
    case .dates(let formats): .dates(formats.map(\.meaning))
    }
  }

  /// What a value is written by: the first of its formats.
  var written: ValueFormat? {
    if case .dates(let formats) = self {
      ValueFormat?.some(.dates(Array(formats.prefix(1)))).meaning
    } else {
      meaning
    }
  }

  /// Whether a date can have spaces in it.
  var mayHaveSpaces: Bool {
    guard case .dates(let formats) = self, let first = formats.first else { return false }
    return switch first {
    case .iso8601, .seconds, .milliseconds: false
    case .httpDate, .pattern: true
    }
  }

  /// Whether all is read that `other` reads, in the same way.
  func reads(_ other: ValueFormat?) -> Bool {
    switch (self, other) {
    case (.dates(let formats), .dates(let others)):
      formats.map(\.meaning).starts(with: others.map(\.meaning))
    case (.dates(let formats), nil): formats.first == .iso8601
    default: meaning == other.meaning
    }
  }
}

extension ValueFormat.DateFormat {
  fileprivate var meaning: Self {
    if case .pattern(let pattern, let zone?) = self, ["UTC", "GMT"].contains(zone) {
      .pattern(pattern, timeZone: nil)
    } else {
      self
    }
  }
}
