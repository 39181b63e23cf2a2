import Foundation

/// A description of one request, and of what its answer must be: values, changed by functions that
/// return a changed copy.
///
/// ```swift
/// Endpoint(baseURL: "https://api.example.org").post("orders").parameter("sn", sn).timeout(5)
/// ```
///
/// Nothing is encoded or checked before ``httpRequest()``.
public struct Endpoint: Sendable {
  public internal(set) var baseURL: BaseURL?
  var prefixes: [Path] = []
  public internal(set) var path: Path = ""
  var wholeURL: TextTemplate?
  public internal(set) var method: HTTPMethod = .get

  var defaultHeaders: [HeaderTemplate] = []
  var ownHeaders: [HeaderTemplate] = []
  var parameters: [Parameter] = []

  var styles = ParameterStyles()
  var defaultEncoding = ParameterEncoding.url
  var ownEncoding: ParameterEncoding?
  var sendsEmptyBody = false
  var wholeBody: WholeBody?

  public internal(set) var validation = Validation.success
  public internal(set) var envelope: Envelope?
  public internal(set) var timeouts = Timeouts()
  public internal(set) var retryPolicy: RetryPolicy?
  public internal(set) var redirects = Redirects.follow
  /// Nil leaves it to the call.
  public internal(set) var priority: RequestPriority?
  /// Alternatives, each a set of schemes that go together; empty needs no credentials.
  public internal(set) var security: [[SecurityScheme]] = []

  public init() {}

  public init(baseURL: BaseURL) { self.baseURL = baseURL }

  /// How the parameters are encoded that name no place of their own.
  public var encoding: ParameterEncoding { ownEncoding ?? defaultEncoding }
}

extension Endpoint: CustomStringConvertible {
  /// `POST orders/{}`: values, which may be secret, are left out.
  public var description: String {
    let whole = wholeURL?.template.description ?? path.template.description
    return whole.isEmpty ? method.rawValue : "\(method.rawValue) \(whole)"
  }
}

/// A header as it is described.
struct HeaderTemplate: Sendable {
  var name: String
  var value: TextTemplate
}

/// A parameter as it is described.
struct Parameter: Sendable {
  enum Content: Sendable {
    case value(ParameterValue)
    case text(TextTemplate)
    /// Each entry of the value is a parameter.
    case spread(ParameterValue)
  }

  var key: ParameterKey
  var content: Content
  var options: ParameterOptions
  /// Whether it was there before a whole address was given, and so is the target's.
  var isInherited = false
  /// Whether it stands beside others of its key instead of taking their place.
  var isRepeated = false
}

/// A body that is one value.
enum WholeBody: Sendable {
  case json(ParameterValue, ParameterOptions)
  /// JSON that the app makes.
  case made(@Sendable () throws -> Data)
  case template(JSONTemplate)
  case data(Data?, ParameterOptions)
  case text(String?, ParameterOptions)
  case file(File?, ParameterOptions)
}
