import APIModel

// Settings said in one way: defaults are written out, and what has no order is sorted.

extension Envelope {
  var meaning: Envelope {
    var result = self
    result.success = Set(success).sorted()
    result.message = message ?? WireName(key: "message")
    result.data = data ?? WireName(key: "data")
    return result
  }
}

extension Inherited<Envelope>? {
  var meaning: Envelope? {
    if case .some(.some(let envelope)) = self { envelope.meaning } else { nil }
  }
}

extension Validation {
  var meaning: Validation {
    var merged: [ClosedRange<Int>] = []
    for range in statuses.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound + 1 {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return Validation(statuses: merged, contentTypes: Set(contentTypes).sorted())
  }
}

extension Validation? {
  var meaning: Validation { (self ?? .success).meaning }
}

extension Timeout {
  var meaning: Timeout {
    Timeout(
      attempt: attempt.map(Self.seconds), total: total.map(Self.seconds),
      idle: idle.map(Self.seconds))
  }

  /// `5` for `5.0`.
  fileprivate static func seconds(_ text: String) -> String {
    guard let seconds = Double(text) else { return text }
    return Int(exactly: seconds).map(String.init) ?? String(seconds)
  }
}

extension Inherited<Retry>? {
  var meaning: Retry? {
    guard case .some(.some(let retry)) = self else { return nil }
    var result = retry
    result.conditions = Set(retry.conditions).sorted { $0.rank < $1.rank }
    result.backoff = retry.backoff.map(Timeout.seconds).flatMap { $0 == "0" ? nil : $0 }
    return result
  }
}

extension Retry.Condition {
  fileprivate var rank: Int {
    switch self {
    case .timeout: -2
    case .connection: -1
    case .status(let status): status
    }
  }
}

extension [[String]]? {
  /// Alternatives in their order; what goes together has none.
  var meaning: [[String]] { (self ?? []).map { Set($0).sorted() } }
}

extension SecurityScheme {
  /// What the server sees of it.
  struct Meaning: Hashable {
    var kind: Kind
    var prefix: String?
  }

  var meaning: Meaning {
    let prefix = prefix == "" ? nil : prefix
    return switch kind {
    case .bearer: Meaning(kind: .header("authorization"), prefix: "Bearer")
    case .basic: Meaning(kind: .basic)
    case .header(let name): Meaning(kind: .header(name.lowercased()), prefix: prefix)
    case .query, .cookie: Meaning(kind: kind, prefix: prefix)
    }
  }
}
