/// What a change does to those who rely on the old spec.
package enum Verdict: String, CaseIterable, Comparable, Sendable {
  case safe, risky, breaking

  private var rank: Int {
    switch self {
    case .safe: 0
    case .risky: 1
    case .breaking: 2
    }
  }

  package static func < (left: Verdict, right: Verdict) -> Bool { left.rank < right.rank }
}

/// On which side a change is felt.
package enum Axis: String, CaseIterable, Sendable {
  /// Whether code that calls the generated module still compiles. Breaking: plain use does not (a call, a model
  /// made or read). Risky: only exhaustive patterns, functions used as values, or warnings taken as errors.
  case source
  /// Whether the server sees something else, or an answer is read differently. Breaking: the old and the new
  /// contract do not work together. Risky: they may not.
  case wire
}

/// Which way a model travels.
package enum Direction: String, Sendable {
  case request, response, both

  static func of(request: Bool, response: Bool) -> Direction? {
    switch (request, response) {
    case (true, true): .both
    case (true, false): .request
    case (false, true): .response
    case (false, false): nil
    }
  }

  /// Whether it is sent. What no endpoint uses may be used by the app in any way.
  static func isSent(_ direction: Direction?) -> Bool { direction != .response }
  static func isRead(_ direction: Direction?) -> Bool { direction != .request }
}
