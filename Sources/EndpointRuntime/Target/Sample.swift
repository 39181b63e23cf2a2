public import Foundation

/// An answer that a stub gives: status, headers and bytes, the envelope included.
public struct Sample: Sendable {
  /// Where the bytes come from.
  enum Body: Sendable {
    case json(JSONTemplate)
    case text(TextTemplate)
    case data(Data)
    case file(URL)
    /// No answer at all.
    case failure(TransportError)
  }

  public var name: String?
  public var status: Int
  public var headers: HTTPHeaders
  /// Seconds before the answer; nil leaves it to the stub.
  public var delay: Double?
  var body: Body

  init(name: String?, status: Int, headers: HTTPHeaders, delay: Double?, body: Body) {
    self.name = name
    self.status = status
    self.headers = headers
    self.delay = delay
    self.body = body
  }

  /// The bytes of the answer. Throws when a value cannot be written, or a file cannot be read, and
  /// then names it.
  public func data() throws(RequestEncodingError) -> Data {
    switch body {
    case .json(let json):
      return Data(try JSONTemplateWriter.write(json.template, at: "sample") ?? [])
    case .text(let text):
      let values = ValueText(styles: ParameterStyles(bools: .literal))
      return Data((try text.template.text(values, at: "sample") ?? "").utf8)
    case .data(let data):
      return data
    case .failure:
      return Data()
    case .file(let url):
      do {
        return try Data(contentsOf: url)
      } catch {
        throw .unreadableFile(path: url.path, reason: "the sample is not there")
      }
    }
  }

  /// JSON, or text without values.
  public init(
    name: String? = nil, status: Int = 200, headers: HTTPHeaders = [:], delay: Double? = nil,
    _ json: JSONTemplate = ""
  ) {
    self.init(name: name, status: status, headers: headers, delay: delay, body: .json(json))
  }

  /// Text that is no JSON; empty when a value in it is nil.
  public init(
    name: String? = nil, status: Int = 200, headers: HTTPHeaders = [:], delay: Double? = nil,
    text: TextTemplate
  ) {
    self.init(name: name, status: status, headers: headers, delay: delay, body: .text(text))
  }

  public init(
    name: String? = nil, status: Int = 200, headers: HTTPHeaders = [:], delay: Double? = nil,
    data: Data
  ) {
    self.init(name: name, status: status, headers: headers, delay: delay, body: .data(data))
  }

  /// No answer but an error, as when there is no connection.
  public init(name: String? = nil, delay: Double? = nil, failing error: TransportError) {
    self.init(name: name, status: 0, headers: [:], delay: delay, body: .failure(error))
  }

  /// The error that comes in place of an answer; nil when there is an answer.
  var failure: TransportError? {
    if case .failure(let error) = body { error } else { nil }
  }

  /// The bytes of a file, which is read when the sample is used and not before.
  public init(
    name: String? = nil, status: Int = 200, headers: HTTPHeaders = [:], delay: Double? = nil,
    file: URL
  ) {
    self.init(name: name, status: status, headers: headers, delay: delay, body: .file(file))
  }
}
