public import Foundation

/// Carries one request to a server and its answer back: URLSession, a folder of fixtures, another HTTP client.
///
/// What a transport owes the provider: it ends promptly with `.cancelled` when its task is cancelled, keeps the limits,
/// follows redirects as asked, and asks `destination` once, when the head of the final answer is there.
public protocol Transport: Sendable {
  func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse

  /// Ends what is under way and refuses what comes later. The default does nothing.
  func shutdown()
}

extension Transport {
  public func shutdown() {}
}

/// A request with what concerns only its way.
public struct TransportRequest: Sendable {
  public var request: HTTPRequest
  /// Seconds for the whole exchange, redirects included; nil means no limit. An answer that is streamed is counted
  /// until its head.
  public var attemptLimit: Double?
  /// Seconds in which no byte moves; nil means no limit.
  public var idleLimit: Double?
  public var followsRedirects: Bool
  /// Which of the requests that wait for a connection goes first, where the system can tell.
  public var priority: RequestPriority
  /// Names of headers that must not reach another host, beside `Authorization`, `Proxy-Authorization` and `Cookie`.
  public var secretHeaders: Set<String>
  /// Where the body of the answer goes.
  public var destination: @Sendable (ResponseHead) -> BodyDestination
  /// Called in order, with no gaps backwards, on a queue of the transport: it must not block.
  public var progress: (@Sendable (TransferProgress) -> Void)?

  public init(
    _ request: HTTPRequest, attemptLimit: Double? = nil, idleLimit: Double? = nil,
    followsRedirects: Bool = true, priority: RequestPriority = .normal,
    secretHeaders: Set<String> = [],
    destination: @escaping @Sendable (ResponseHead) -> BodyDestination = { _ in .memory },
    progress: (@Sendable (TransferProgress) -> Void)? = nil
  ) {
    self.request = request
    self.attemptLimit = attemptLimit
    self.idleLimit = idleLimit
    self.followsRedirects = followsRedirects
    self.priority = priority
    self.secretHeaders = secretHeaders
    self.destination = destination
    self.progress = progress
  }
}

/// Where the body of an answer goes.
public enum BodyDestination: Sendable {
  case memory
  /// A file that replaces what is there once the body is whole; its folders are made.
  case file(URL)
  /// The rest of a file of which a part may be there. Progress counts from the beginning of the file.
  case partialFile(PartialFile)
  /// To a reader, piece by piece. A slow reader holds the server back; on Linux, where URLSession cannot do that, what it
  /// has not read yet waits in a temporary file.
  case stream
}

/// What comes before the body of an answer.
public struct ResponseHead: Sendable {
  public var status: Int
  public var headers: HTTPHeaders
  /// Where the answer came from, after redirects.
  public var url: URL

  public init(status: Int, headers: HTTPHeaders = HTTPHeaders(), url: URL) {
    self.status = status
    self.headers = headers
    self.url = url
  }
}

public enum ResponseBody: Sendable {
  case data(Data)
  case file(URL)
  case stream(ByteStream)
}

public struct TransportResponse: Sendable {
  public var head: ResponseHead
  public var body: ResponseBody
  /// The request that got this answer: the last one, when there were redirects.
  public var request: HTTPRequest
  /// The addresses that sent the request on, in order.
  public var redirects: [URL]
  /// Seconds from the start until the head was there.
  public var headDelay: Double
  /// Nil where the platform does not tell them.
  public var phases: TransferPhases?

  public init(
    head: ResponseHead, body: ResponseBody, request: HTTPRequest, redirects: [URL] = [],
    headDelay: Double = 0, phases: TransferPhases? = nil
  ) {
    self.head = head
    self.body = body
    self.request = request
    self.redirects = redirects
    self.headDelay = headDelay
    self.phases = phases
  }
}
