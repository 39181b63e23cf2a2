/// One call that a target offers: an enum case.
package struct Endpoint: Hashable, Sendable {
  package enum Address: Hashable, Sendable {
    case path(PathTemplate)
    /// A whole URL.
    case url(TextTemplate)
  }

  package var name: Name
  package var doc: String?
  /// The message of `deprecated:`.
  package var deprecation: String?
  /// In capitals: `GET`.
  package var method: String
  package var address: Address
  /// What the endpoint itself says.
  package var own: Settings
  /// What holds, with all that is inherited.
  package var effective: Settings
  /// All parameters that concern it, its own first, then the group's and the target's; arguments in the order
  /// of the case.
  package var parameters: [Parameter]
  /// Inherited parameters that do not count here: taken by name, or removed with null.
  package var removed: [Parameter]
  /// `params: {}` stands there: a body is sent though nothing is in it.
  package var hasEmptyParameters: Bool
  package var body: Value?
  package var response: Response
  package var errors: [ErrorModel]
  package var samples: [Sample]

  package init(
    name: Name, doc: String?, deprecation: String?, method: String, address: Address,
    own: Settings, effective: Settings, parameters: [Parameter], removed: [Parameter],
    hasEmptyParameters: Bool, body: Value?, response: Response, errors: [ErrorModel],
    samples: [Sample]
  ) {
    self.name = name
    self.doc = doc
    self.deprecation = deprecation
    self.method = method
    self.address = address
    self.own = own
    self.effective = effective
    self.parameters = parameters
    self.removed = removed
    self.hasEmptyParameters = hasEmptyParameters
    self.body = body
    self.response = response
    self.errors = errors
    self.samples = samples
  }

  /// What the caller gives, in order.
  package var arguments: LazyFilterSequence<[Parameter]> { parameters.lazy.filter(\.isArgument) }
}

/// One value of a request.
package struct Parameter: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    /// The caller gives it.
    case argument(default: Value?)
    /// The spec gives it; `${x}` in it is known at run time.
    case constant(Value)
  }

  package enum Placement: String, CaseIterable, Sendable {
    case path, query, field, header, cookie, body, none
  }

  /// Who declares it.
  package enum Level: Hashable, Sendable { case target, group, endpoint }

  package var name: Name
  package var type: TypeReference
  package var role: Role
  /// Nil: where the encoding puts it.
  package var placement: Placement?
  package var wireName: WireName
  package var style: Style
  package var format: ValueFormat?
  package var escape: PathEscape
  package var omitsDefault: Bool
  package var sendsNil: Bool
  package var spreads: Bool
  /// The wire text of a Bool's or an enum's values.
  package var values: [Value.Entry]
  package var fileName: String?
  package var mediaType: MediaType?
  package var doc: String?
  package var level: Level

  package enum PathEscape: String, CaseIterable, Sendable { case segment, segments, none }

  package enum MediaType: Hashable, Sendable {
    case none
    case some(String)
  }

  package init(
    name: Name, type: TypeReference, role: Role, placement: Placement?, wireName: WireName,
    style: Style = Style(), format: ValueFormat? = nil, escape: PathEscape = .segment,
    omitsDefault: Bool = false, sendsNil: Bool = false, spreads: Bool = false,
    values: [Value.Entry] = [], fileName: String? = nil, mediaType: MediaType? = nil,
    doc: String? = nil, level: Level
  ) {
    self.name = name
    self.type = type
    self.role = role
    self.placement = placement
    self.wireName = wireName
    self.style = style
    self.format = format
    self.escape = escape
    self.omitsDefault = omitsDefault
    self.sendsNil = sendsNil
    self.spreads = spreads
    self.values = values
    self.fileName = fileName
    self.mediaType = mediaType
    self.doc = doc
    self.level = level
  }

  package var isArgument: Bool { if case .argument = role { true } else { false } }

  package var defaultValue: Value? {
    if case .argument(let value) = role { value } else { nil }
  }

  /// Whether a call may leave it out.
  package var isOptionalArgument: Bool { type.isOptional || defaultValue != nil }
}

/// How a date or bytes become text.
package enum ValueFormat: Hashable, Sendable {
  /// Tried in order when read; the first is written.
  case dates([DateFormat])
  case data(DataFormat)

  package enum DateFormat: Hashable, Sendable {
    case iso8601, seconds, milliseconds, httpDate
    case pattern(String, timeZone: String?)
  }

  package enum DataFormat: String, CaseIterable, Sendable { case base64, base64url, hex }
}

/// An answer's type, by status where the spec says so.
package enum Response: Hashable, Sendable {
  case single(ResponseBody)
  case byStatus([StatusResponse])

  package struct StatusResponse: Hashable, Sendable {
    package var status: StatusPattern
    package var body: ResponseBody
    package var origin: Origin

    package init(status: StatusPattern, body: ResponseBody, origin: Origin) {
      self.status = status
      self.body = body
      self.origin = origin
    }
  }
}

package struct ResponseBody: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case json, text, data, file, lines, serverSentEvents, void
  }

  package enum EmptyAnswer: String, CaseIterable, Sendable { case `nil`, error, `default` }

  package var kind: Kind
  /// What JSON is read as.
  package var type: TypeReference?
  package var at: WireName?
  package var empty: EmptyAnswer?
  package var charset: String?
  package var headers: [ResponseHeader]
  package var origin: Origin?

  package init(
    kind: Kind, type: TypeReference? = nil, at: WireName? = nil, empty: EmptyAnswer? = nil,
    charset: String? = nil, headers: [ResponseHeader] = [], origin: Origin? = nil
  ) {
    self.kind = kind
    self.type = type
    self.at = at
    self.empty = empty
    self.charset = charset
    self.headers = headers
    self.origin = origin
  }

  package static let void = ResponseBody(kind: .void)
}

package struct ResponseHeader: Hashable, Sendable {
  package var name: Name
  package var type: TypeReference
  package var header: String

  package init(name: Name, type: TypeReference, header: String) {
    self.name = name
    self.type = type
    self.header = header
  }
}

package enum StatusPattern: Hashable, Sendable {
  case code(Int)
  case range(ClosedRange<Int>)
  case `default`
}

package struct ErrorModel: Hashable, Sendable {
  package var status: StatusPattern
  package var type: TypeReference
  package var origin: Origin

  package init(status: StatusPattern, type: TypeReference, origin: Origin) {
    self.status = status
    self.type = type
    self.origin = origin
  }
}

extension Endpoint {
  /// How the body of an error is read: text and bytes as they are. It is the whole body, without an envelope.
  package func kind(of error: ErrorModel) -> ResponseBody.Kind {
    switch error.type {
    case .builtin(.string): return .text
    case .builtin(.data): return .data
    case .builtin, .model, .array, .dictionary, .optional: return .json
    }
  }
}

/// An answer to try a client with, as the server would send it.
package struct Sample: Hashable, Sendable {
  package enum Body: Hashable, Sendable {
    case json(Value)
    case text(TextTemplate)
    /// The text of a file, and what it says where it is JSON.
    case file(String, path: String, json: Value?)

    /// The value of a body of JSON.
    package var json: Value? {
      switch self {
      case .json(let value): value
      case .text: nil
      case .file(_, _, let value): value
      }
    }
  }

  /// Nil: the sample of an endpoint that has one.
  package var name: String?
  package var status: Int
  package var headers: [Header]
  /// Seconds, as written.
  package var delay: String?
  package var body: Body
  package var origin: Origin

  package init(
    name: String?, status: Int, headers: [Header], delay: String?, body: Body, origin: Origin
  ) {
    self.name = name
    self.status = status
    self.headers = headers
    self.delay = delay
    self.body = body
    self.origin = origin
  }
}
