package import Diagnostics

/// A spec file as written: its shape is checked, its names and references are still text.
package struct SpecDocument: Sendable {
  package var file: String
  /// The whole document.
  package var range: SourceRange
  /// Nil in a library.
  package var target: Located<String>?
  package var name: Located<String>?
  package var doc: Located<String>?
  package var includes: [Located<String>] = []
  package var variables: [ParameterSpec] = []
  package var security: [SecuritySpec] = []
  package var settings = SettingsSpec()
  package var endpoints: [EndpointSpec] = []
  package var groups: [GroupSpec] = []
  package var models: [ModelSpec] = []
  package var keyStrategy: Located<KeyStrategy>?
  package var isLenient: Located<Bool>?
  package var access: Located<String>?
  package var dialect: Located<String>?
  package var mapper: Located<String>?
  package var naming: Located<String>?
  package var emit: [(key: Located<String>, value: Located<String>)] = []
}

/// What may stand on a target, a group and an endpoint alike.
package struct SettingsSpec: Sendable {
  package var baseURL: Located<String>?
  package var path: Located<String>?
  package var encoding: Located<String>?
  package var params: [ParameterSpec] = []
  /// Where `params:` stands, empty or not.
  package var paramsRange: SourceRange?
  package var headers: [HeaderSpec] = []
  package var validate: ValidateSpec?
  package var envelope: EnvelopeSpec?
  package var auth: AuthSpec?
  package var timeout: TimeoutSpec?
  package var retry: RetrySpec?
  package var redirects: Located<String>?
  package var arrays: Located<String>?
  package var bools: Located<String>?
  package var nested: Located<String>?
  package var spaces: Located<String>?
}

package struct GroupSpec: Sendable {
  package var key: Located<String>
  package var name: Located<String>?
  package var doc: Located<String>?
  package var settings = SettingsSpec()
  package var endpoints: [EndpointSpec] = []
  package var groups: [GroupSpec] = []
}

package struct EndpointSpec: Sendable {
  package var key: Located<String>
  package var name: Located<String>?
  package var doc: Located<String>?
  package var method: Located<String>?
  package var url: Located<String>?
  package var child: Located<String>?
  package var settings = SettingsSpec()
  package var body: SpecValue?
  package var response: ResponseSpec?
  package var errors: [StatusTypeSpec] = []
  package var samples: [SampleSpec] = []
  package var deprecated: Located<String>?
}

/// An argument, a constant, a variable: what `T = value`, `const T = value`, `${x}` or a mapping says.
package struct ParameterSpec: Sendable {
  package var key: Located<String>
  /// The whole value.
  package var range: SourceRange
  /// `null` stands there.
  package var isRemoval = false
  package var type: Located<TypeSyntax>?
  package var `default`: SpecValue?
  package var const: SpecValue?
  package var wireKey: [Located<String>] = []
  package var at: [Located<String>] = []
  package var placement: Located<String>?
  package var name: Located<String>?
  package var doc: Located<String>?
  package var format: [Located<String>] = []
  package var timeZone: Located<String>?
  package var escape: Located<String>?
  package var omitDefault: Located<Bool>?
  package var sendNil: Located<Bool>?
  package var spread: Located<Bool>?
  package var arrays: Located<String>?
  package var bools: Located<String>?
  package var nested: Located<String>?
  package var spaces: Located<String>?
  package var values: [SpecValue.Entry] = []
  package var fileName: Located<String>?
  package var mediaType: Located<String>?

  package init(key: Located<String>, range: SourceRange) {
    self.key = key
    self.range = range
  }
}

package struct HeaderSpec: Sendable {
  package var name: Located<String>
  /// Nil: `null` stands there.
  package var value: Located<String>?
}

package enum ValidateSpec: Sendable {
  case statuses([Located<String>])
  case mapping(statuses: [Located<String>]?, contentTypes: [Located<String>])
}

package enum EnvelopeSpec: Sendable {
  case none(SourceRange)
  case fields(Fields)

  package struct Fields: Sendable {
    package var range: SourceRange
    package var code: [Located<String>] = []
    package var success: [Located<String>] = []
    package var message: [Located<String>] = []
    package var data: [Located<String>] = []
  }
}

/// Alternatives, each of names that go together; empty for `none`.
package struct AuthSpec: Sendable {
  package var alternatives: [[Located<String>]]
}

package struct TimeoutSpec: Sendable {
  package var attempt: Located<String>?
  package var total: Located<String>?
  package var idle: Located<String>?
}

package enum RetrySpec: Sendable {
  case none
  case policy(Policy)

  package struct Policy: Sendable {
    package var retries: Located<Int>?
    package var when: [Located<String>] = []
    package var backoff: Located<String>?
    package var respectRetryAfter: Located<Bool>?
    package var anyMethod: Located<Bool>?
  }
}

package struct SecuritySpec: Sendable {
  package var key: Located<String>
  /// `bearer`, `basic`, `header`, `query` or `cookie`.
  package var kind: Located<String>?
  /// The name of the header, the parameter or the cookie.
  package var field: Located<String>?
  package var prefix: Located<String>?
  package var doc: Located<String>?
}

package enum ResponseSpec: Sendable {
  case single(ResponseBodySpec)
  case byStatus([(status: Located<String>, body: ResponseBodySpec)])
}

package struct ResponseBodySpec: Sendable {
  package var range: SourceRange
  package var type: Located<TypeSyntax>?
  package var at: [Located<String>] = []
  package var empty: Located<String>?
  package var kind: Located<String>?
  package var charset: Located<String>?
  package var headers: [ParameterSpec] = []
}

package struct StatusTypeSpec: Sendable {
  package var status: Located<String>
  package var type: Located<TypeSyntax>
}

package struct SampleSpec: Sendable {
  package enum Body: Sendable {
    case inline(SpecValue)
    case file(Located<String>)
  }

  package var name: Located<String>?
  package var range: SourceRange
  package var status: Located<Int>?
  package var headers: [HeaderSpec] = []
  package var delay: Located<String>?
  package var body: Body?
}
