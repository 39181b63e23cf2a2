/// What the support files speak of; a module gets what its specs use.
///
/// Each is something that a spec says as a whole, not one helper: few enough that a module's files change seldom, and then
/// by whole sections.
enum SupportSubject: String, CaseIterable {
  /// Targets, calls and how they are sent: in any case.
  case targets
  case samples
  /// JSON with values in it.
  case templates
  case cookies
  case security
  case envelopes
  case retries
  case downloads
  /// Files, and forms of several parts.
  case uploads
  /// Answers that are text.
  case texts
  /// Answers that are JSON, and where in it the value is.
  case jsonAnswers
  /// Answers whose type depends on the status.
  case statuses
  /// Models of the bodies of refused answers.
  case errorModels
  case responseHeaders

  /// Any JSON value.
  case json
  case days
  /// Dates in JSON, and in other formats than ISO 8601.
  case dates
  /// Bytes in JSON, and in other formats than base64.
  case bytes

  /// Enums whose values Swift's own raw values do not do.
  case enums
  /// Models that ask for more than Swift's own coding gives, whatever reads them.
  case fields
  case unions
  case additional
  /// Models that hold themselves.
  case indirect
  /// How such models read and write themselves with Codable.
  case codable
  /// How models read and write themselves with ObjectMapper.
  case objectMapper

  /// What it is written in terms of.
  var needed: Set<SupportSubject> {
    switch self {
    case .samples: [.templates]
    case .envelopes, .responseHeaders: [.jsonAnswers]
    case .dates: [.json, .days]
    case .codable, .objectMapper: [.fields, .json, .jsonAnswers]
    case .additional, .unions: [.fields, .json]
    case .indirect: [.fields]
    case .targets, .templates, .cookies, .security, .retries, .downloads, .uploads, .texts,
      .jsonAnswers, .statuses, .errorModels, .json, .days, .bytes, .enums, .fields:
      []
    }
  }
}
