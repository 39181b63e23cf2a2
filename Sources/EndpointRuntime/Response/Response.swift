public import Foundation

/// The answer to a request.
public struct Response: Sendable {
  public var status: Int
  /// Found by name without regard to case.
  public var headers: HTTPHeaders
  public var body: ResponseBody
  /// Where the answer came from, after redirects.
  public var url: URL
  /// The request that got this answer: the last one, when there were redirects.
  public var request: HTTPRequest
  public var timing: ResponseTiming
  /// For errors that `map` and `filter` throw.
  var target: any TargetType = NoTarget()

  public init(
    status: Int, headers: HTTPHeaders = HTTPHeaders(), body: ResponseBody = .data(Data()),
    url: URL? = nil, request: HTTPRequest, timing: ResponseTiming = ResponseTiming()
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.url = url ?? request.url
    self.request = request
    self.timing = timing
  }

  /// The bytes of the body; empty when it went to a file or is streamed.
  public var data: Data {
    if case .data(let data) = body { data } else { Data() }
  }

  /// Where the body was written; nil when it is in memory or streamed.
  public var fileURL: URL? {
    if case .file(let file) = body { file } else { nil }
  }

  /// The body as it comes; nil when it is there already.
  public var stream: ByteStream? {
    if case .stream(let stream) = body { stream } else { nil }
  }
}

extension Response: CustomStringConvertible {
  public var description: String {
    switch body {
    case .data(let data): "status \(status), \(data.count) bytes"
    case .file(let file): "status \(status), in '\(file.lastPathComponent)'"
    case .stream: "status \(status), streamed"
    }
  }
}

/// How long an answer took.
public struct ResponseTiming: Sendable, Hashable {
  public var started: Date
  /// Seconds from the start of the attempt until the head of the answer was there.
  public var head: Double
  /// Seconds from the start of the attempt until the body was whole, or for a streamed one, began.
  public var total: Double
  /// How often the request was sent, from 1: retries and replays count, redirects do not.
  public var attempts: Int
  public var redirects: Int
  /// Seconds that the request waited for its turn, because of `ProviderSettings.maxConcurrentRequests`.
  public var queued = 0.0
  /// Nil where the platform does not tell them: on Linux, in stubs, for a streamed answer.
  public var phases: TransferPhases?

  public init(
    started: Date = Date(), head: Double = 0, total: Double = 0, attempts: Int = 1,
    redirects: Int = 0
  ) {
    self.started = started
    self.head = head
    self.total = total
    self.attempts = attempts
    self.redirects = redirects
  }
}
