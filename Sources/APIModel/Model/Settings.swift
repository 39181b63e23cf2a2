/// What may stand on a target, a group or an endpoint, and is inherited. Nil: nothing is said here.
package struct Settings: Hashable, Sendable {
  package var baseURL: TextTemplate?
  package var encoding: ParameterEncoding?
  /// In the order of the spec; nil removes an inherited one.
  package var headers: [Header]
  package var validation: Validation?
  package var envelope: Inherited<Envelope>?
  /// Alternatives, each of schemes that go together; empty: none.
  package var auth: [[String]]?
  package var timeout: Timeout?
  package var retry: Inherited<Retry>?
  package var redirects: Redirects?
  package var style: Style

  package init(
    baseURL: TextTemplate? = nil, encoding: ParameterEncoding? = nil, headers: [Header] = [],
    validation: Validation? = nil, envelope: Inherited<Envelope>? = nil, auth: [[String]]? = nil,
    timeout: Timeout? = nil, retry: Inherited<Retry>? = nil, redirects: Redirects? = nil,
    style: Style = Style()
  ) {
    self.baseURL = baseURL
    self.encoding = encoding
    self.headers = headers
    self.validation = validation
    self.envelope = envelope
    self.auth = auth
    self.timeout = timeout
    self.retry = retry
    self.redirects = redirects
    self.style = style
  }

  /// What holds for an endpoint that says `self` below `outer`.
  package func inheriting(_ outer: Settings) -> Settings {
    var result = self
    result.baseURL = baseURL ?? outer.baseURL
    result.encoding = encoding ?? outer.encoding
    result.headers =
      outer.headers.filter { header in
        !headers.contains { $0.name.lowercased() == header.name.lowercased() }
      } + headers
    result.validation = validation ?? outer.validation
    result.envelope = envelope ?? outer.envelope
    result.auth = auth ?? outer.auth
    result.timeout = timeout ?? outer.timeout
    result.retry = retry ?? outer.retry
    result.redirects = redirects ?? outer.redirects
    result.style = style.inheriting(outer.style)
    return result
  }
}

/// A setting that can be taken away again.
package enum Inherited<Setting: Hashable & Sendable>: Hashable, Sendable {
  case none
  case some(Setting)
}

package struct Header: Hashable, Sendable {
  package var name: String
  /// Nil removes an inherited header.
  package var value: TextTemplate?
  package var origin: Origin

  package init(name: String, value: TextTemplate?, origin: Origin) {
    self.name = name
    self.value = value
    self.origin = origin
  }
}

/// How parameters become a query or a body. The raw value is the spelling in a spec.
package enum ParameterEncoding: String, CaseIterable, Sendable {
  case url, query, form, json, multipart, none
}

package enum Redirects: String, CaseIterable, Sendable { case follow, none }

/// Which answers are accepted.
package struct Validation: Hashable, Sendable {
  /// Empty: any status.
  package var statuses: [ClosedRange<Int>]
  /// Empty: any media type.
  package var contentTypes: [String]

  package init(statuses: [ClosedRange<Int>], contentTypes: [String]) {
    self.statuses = statuses
    self.contentTypes = contentTypes
  }

  package static let none = Validation(statuses: [], contentTypes: [])
  package static let success = Validation(statuses: [200...299], contentTypes: [])
}

/// `{ code, message, data }` around each answer.
package struct Envelope: Hashable, Sendable {
  package var code: WireName
  /// The codes that mean success, compared as text.
  package var success: [String]
  /// Whether an answer without a code is a success too.
  package var allowsNoCode: Bool
  package var message: WireName?
  /// Nil: `data`. An empty path is the answer itself.
  package var data: WireName?

  package init(
    code: WireName, success: [String], allowsNoCode: Bool, message: WireName?, data: WireName?
  ) {
    self.code = code
    self.success = success
    self.allowsNoCode = allowsNoCode
    self.message = message
    self.data = data
  }
}

/// Time limits in seconds.
package struct Timeout: Hashable, Sendable {
  /// One attempt, the whole exchange.
  package var attempt: String?
  /// All attempts.
  package var total: String?
  /// Between two bytes.
  package var idle: String?

  package init(attempt: String?, total: String?, idle: String?) {
    self.attempt = attempt
    self.total = total
    self.idle = idle
  }
}

package struct Retry: Hashable, Sendable {
  package enum Condition: Hashable, Sendable {
    case timeout, connection
    case status(Int)
  }
  package var retries: Int
  package var conditions: [Condition]
  /// Seconds before the first retry, as written.
  package var backoff: String?
  package var respectsRetryAfter: Bool
  /// Methods are retried even when they are not idempotent.
  package var isForAnyMethod: Bool

  package init(
    retries: Int, conditions: [Condition], backoff: String?, respectsRetryAfter: Bool,
    isForAnyMethod: Bool
  ) {
    self.retries = retries
    self.conditions = conditions
    self.backoff = backoff
    self.respectsRetryAfter = respectsRetryAfter
    self.isForAnyMethod = isForAnyMethod
  }
}

/// How values are written into a query, a form or multipart. Nil: inherited.
package struct Style: Hashable, Sendable {
  package enum Arrays: String, CaseIterable, Sendable {
    case brackets, `repeat`, indexed, comma, pipe, space
  }
  package enum Bools: String, CaseIterable, Sendable { case numeric, literal }
  package enum Nested: String, CaseIterable, Sendable { case brackets, dots, json }
  package enum Spaces: String, CaseIterable, Sendable { case percent, plus }

  package var arrays: Arrays?
  package var bools: Bools?
  package var nested: Nested?
  package var spaces: Spaces?

  package init(
    arrays: Arrays? = nil, bools: Bools? = nil, nested: Nested? = nil, spaces: Spaces? = nil
  ) {
    self.arrays = arrays
    self.bools = bools
    self.nested = nested
    self.spaces = spaces
  }

  package func inheriting(_ outer: Style) -> Style {
    Style(
      arrays: arrays ?? outer.arrays, bools: bools ?? outer.bools, nested: nested ?? outer.nested,
      spaces: spaces ?? outer.spaces)
  }
}

/// Where a value is found in JSON, or under what name it is sent.
package struct WireName: Hashable, Sendable {
  /// One key, or the keys down to the value; digits count in an array.
  package typealias Path = [String]

  /// The first that is present counts; the first is written.
  package var alternatives: [Path]

  package init(_ alternatives: [Path]) { self.alternatives = alternatives }
  package init(key: String) { alternatives = [[key]] }

  package var path: Path { alternatives[0] }

  /// As messages write it: `buyer.name`.
  package var description: String {
    alternatives.map { path in
      path.map {
        $0.split(separator: ".", omittingEmptySubsequences: false).joined(separator: "\\.")
      }
      .joined(separator: ".")
    }.joined(separator: ", ")
  }
}
