/// One call that a target offers: an enum case.
///
/// A class, as every stage looks at it: what is wide and never changes is cheaper passed by reference.
package final class Endpoint: Sendable {
  package enum Address: Hashable, Sendable {
    case path(PathTemplate)
    /// A whole URL.
    case url(TextTemplate)
  }

  package let name: Name
  package let doc: String?
  /// The message of `deprecated:`.
  package let deprecation: String?
  /// In capitals: `GET`.
  package let method: String
  package let address: Address
  /// What the endpoint itself says.
  package let own: Settings
  /// What holds, with all that is inherited.
  package let effective: Settings
  /// All parameters that concern it, its own first, then the group's and the target's; arguments in the order
  /// of the case.
  package let parameters: [Parameter]
  /// Inherited parameters that do not count here: taken by name, or removed with null.
  package let removed: [Parameter]
  /// `params: {}` stands there: a body is sent though nothing is in it.
  package let hasEmptyParameters: Bool
  package let body: Value?
  package let response: Response
  package let errors: [ErrorModel]
  package let samples: [Sample]

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

  /// The same, with other parameters.
  func with(_ parameters: [Parameter]) -> Endpoint {
    Endpoint(
      name: name, doc: doc, deprecation: deprecation, method: method, address: address, own: own,
      effective: effective, parameters: parameters, removed: removed,
      hasEmptyParameters: hasEmptyParameters, body: body, response: response, errors: errors,
      samples: samples)
  }

  /// What the caller gives, in order.
  package var arguments: LazyFilterSequence<[Parameter]> { parameters.lazy.filter(\.isArgument) }
}

extension Endpoint: Equatable {
  package static func == (left: Endpoint, right: Endpoint) -> Bool {
    left.name == right.name && left.doc == right.doc && left.deprecation == right.deprecation
      && left.method == right.method && left.address == right.address && left.own == right.own
      && left.effective == right.effective && left.parameters == right.parameters
      && left.removed == right.removed && left.hasEmptyParameters == right.hasEmptyParameters
      && left.body == right.body && left.response == right.response
      && left.errors == right.errors && left.samples == right.samples
  }
}

/// One value of a request. A class for the reason that `Endpoint` is one.
package final class Parameter: Sendable {
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

  package let name: Name
  package let type: TypeReference
  package let role: Role
  /// Nil: where the encoding puts it.
  package let placement: Placement?
  package let wireName: WireName
  package let style: Style
  package let format: ValueFormat?
  package let escape: PathEscape
  package let omitsDefault: Bool
  package let sendsNil: Bool
  package let spreads: Bool
  /// The wire text of a Bool's or an enum's values.
  package let values: [Value.Entry]
  package let fileName: String?
  package let mediaType: MediaType?
  package let doc: String?
  package let level: Level

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

  /// The same, sent elsewhere.
  func placed(_ placement: Placement) -> Parameter {
    Parameter(
      name: name, type: type, role: role, placement: placement, wireName: wireName, style: style,
      format: format, escape: escape, omitsDefault: omitsDefault, sendsNil: sendsNil,
      spreads: spreads, values: values, fileName: fileName, mediaType: mediaType, doc: doc,
      level: level)
  }

  package var isArgument: Bool { if case .argument = role { true } else { false } }

  package var defaultValue: Value? {
    if case .argument(let value) = role { value } else { nil }
  }

  /// Whether a call may leave it out.
  package var isOptionalArgument: Bool { type.isOptional || defaultValue != nil }
}

extension Parameter: Equatable {
  package static func == (left: Parameter, right: Parameter) -> Bool {
    left.name == right.name && left.type == right.type && left.role == right.role
      && left.placement == right.placement && left.wireName == right.wireName
      && left.style == right.style && left.format == right.format && left.escape == right.escape
      && left.omitsDefault == right.omitsDefault && left.sendsNil == right.sendsNil
      && left.spreads == right.spreads && left.values == right.values
      && left.fileName == right.fileName && left.mediaType == right.mediaType
      && left.doc == right.doc && left.level == right.level
  }
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
