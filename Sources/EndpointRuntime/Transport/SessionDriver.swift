import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Runs exchanges on a URLSession, as its delegate. All state is touched on `queue` only.
///
/// URLSession's own async calls are not used: on Linux they hang or crash when cancelled early, and no delegate of a
/// single task is asked about redirects or challenges there.
final class SessionDriver: NSObject, @unchecked Sendable {
  let queue = DispatchQueue(label: "EndpointRuntime.URLSessionTransport")
  let delegateQueue = OperationQueue()
  let configuration: URLSessionTransport.Configuration
  let trust: ServerTrust
  let cookies: HTTPCookieStorage?
  let sessionConfiguration: URLSessionConfiguration
  var session: URLSession?
  var exchanges: [ObjectIdentifier: Exchange] = [:]
  /// By the identity of their task; one task at a time each. Also looked into on URLSession's work queue.
  let tasks = Locked([ObjectIdentifier: Exchange]())
  /// Servers that have answered, so that a connection to them may be one that had been used before.
  var origins: Set<String> = []
  var timer: (any DispatchSourceTimer)?
  var timerFires: UInt64 = .max
  var isShutDown = false

  init(_ configuration: URLSessionTransport.Configuration, trust: ServerTrust) {
    self.configuration = configuration
    self.trust = trust
    let session = URLSessionConfiguration.ephemeral
    // The cache's deferred look-up crashes on Linux when a task is cancelled meanwhile.
    session.urlCache = nil
    session.requestCachePolicy = .reloadIgnoringLocalCacheData
    session.httpMaximumConnectionsPerHost = configuration.connectionsPerHost
    // The limits are ours; URLSession's would end a request before them.
    session.timeoutIntervalForRequest = 7 * 24 * 3600
    session.timeoutIntervalForResource = 7 * 24 * 3600
    // Ours too: its cookies would overwrite a Cookie header of the request's own.
    cookies = configuration.storesCookies ? session.httpCookieStorage : nil
    session.httpShouldSetCookies = false
    session.httpCookieAcceptPolicy = .never
    cookies?.cookieAcceptPolicy = .always
    sessionConfiguration = session
    super.init()
    delegateQueue.underlyingQueue = queue
    delegateQueue.maxConcurrentOperationCount = 1
  }

  // MARK: Starting and ending

  func start(_ exchange: Exchange, _ completion: @escaping Exchange.Completion) {
    exchange.completion = completion
    if let error = exchange.ended { return finish(exchange, with: error) }
    guard !isShutDown else {
      return finish(exchange, with: TransportError(.shutDown, "the transport was shut down"))
    }
    if let problem = Self.problem(with: exchange.current) { return finish(exchange, with: problem) }
    exchanges[ObjectIdentifier(exchange)] = exchange
    armTimer(for: exchange)
    if case .stream(let body) = exchange.current.body, !(body.isLive && Self.canSendLive) {
      collect(body, of: exchange)
    } else {
      send(exchange)
    }
  }

  func cancel(_ exchange: Exchange, with error: TransportError = .cancelled) {
    exchange.ended = error
    // Before `start` there is no completion: it will see the mark.
    if exchange.completion != nil || exchange.sink != nil { finish(exchange, with: error) }
  }

  func shutDown() {
    guard !isShutDown else { return }
    isShutDown = true
    for exchange in Array(exchanges.values) {
      finish(exchange, with: TransportError(.shutDown, "the transport was shut down"))
    }
    timer?.cancel()
    timer = nil
    session?.invalidateAndCancel()
    session = nil
  }

  /// Lets what is under way come to its end. After it nothing is started.
  func retire() {
    isShutDown = true
    session?.finishTasksAndInvalidate()
    session = nil
  }

  static func problem(with request: HTTPRequest) -> TransportError? {
    guard let scheme = request.url.scheme?.lowercased(), scheme == "http" || scheme == "https",
      let host = request.url.host, !host.isEmpty
    else {
      return TransportError(.invalidRequest, "the address is no http or https URL with a host")
    }
    if !request.method.allowsBody, !request.body.isNone {
      return TransportError(
        .invalidRequest, "a \(request.method.rawValue) request cannot carry a body")
    }
    // Those of an endpoint have been checked; a plugin or a signature may have set others.
    guard HeaderName.isToken(request.method.rawValue) else {
      return TransportError(.invalidRequest, "the method is no token")
    }
    for field in request.headers {
      do throws(RequestEncodingError) {
        try HTTPHeaders.check(field.name, field.value)
      } catch {
        return TransportError(.invalidRequest, error.description)
      }
    }
    return nil
  }

  func finish(_ exchange: Exchange, with error: TransportError) {
    end(exchange, .failure(error))
  }

  func end(_ exchange: Exchange, _ result: Result<TransportResponse, TransportError>) {
    guard !exchange.isFinished else { return }
    exchange.isFinished = true
    exchanges[ObjectIdentifier(exchange)] = nil
    if let task = exchange.task {
      tasks.withLock { $0[ObjectIdentifier(task)] = nil }
      exchange.task = nil
      if case .failure = result {
        // A suspended task does not notice that it is cancelled.
        if exchange.isPaused { task.resume() }
        task.cancel()
      }
    }
    exchange.live?.cancel()
    exchange.live = nil
    exchange.collecting?.cancel()
    Self.remove(exchange.collected)
    let completion = exchange.completion
    exchange.completion = nil
    switch (exchange.sink, result) {
    case (.file(let file), .failure):
      file.discard()
    case (.stream(let pipe), .failure(let error)):
      pipe.finish(error)
    case (.stream(let pipe), .success):
      pipe.finish(nil)
    default:
      break
    }
    completion?(result)
  }

  // MARK: Cookies

  func addCookies(to request: inout URLRequest, _ url: URL) {
    guard let stored = cookies?.cookies(for: url), !stored.isEmpty else { return }
    let own = request.value(forHTTPHeaderField: "Cookie")
    let ownNames = Set(
      (own ?? "").split(separator: ";").map {
        $0.prefix { $0 != "=" }.trimmingCharacters(in: .whitespaces)
      })
    let pairs = stored.filter { !ownNames.contains($0.name) }.map { "\($0.name)=\($0.value)" }
    let all = ([own].compactMap { $0 } + pairs).joined(separator: "; ")
    request.setValue(all, forHTTPHeaderField: "Cookie")
  }

  func storeCookies(_ headers: HTTPHeaders, _ url: URL) {
    guard let cookies, headers["Set-Cookie"] != nil else { return }
    let fields = Dictionary(headers.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    let made = HTTPCookie.cookies(withResponseHeaderFields: fields, for: url)
    if !made.isEmpty { cookies.setCookies(made, for: url, mainDocumentURL: nil) }
  }

  // MARK: Limits

  /// One timer serves all exchanges: it is set for the nearest deadline, and looks again when that has moved.
  func armTimer(for exchange: Exchange) {
    guard let deadline = exchange.nextDeadline, deadline < timerFires else { return }
    timerFires = deadline
    if timer == nil {
      let made = DispatchSource.makeTimerSource(queue: queue)
      made.setEventHandler { [weak self] in self?.timerFired() }
      timer = made
      made.schedule(deadline: DispatchTime(uptimeNanoseconds: deadline), leeway: .milliseconds(1))
      made.resume()
    } else {
      timer?.schedule(deadline: DispatchTime(uptimeNanoseconds: deadline), leeway: .milliseconds(1))
    }
  }

  func timerFired() {
    timerFires = .max
    let now = DispatchTime.now().uptimeNanoseconds
    for exchange in Array(exchanges.values) {
      if let limit = exchange.brokenLimit(at: now) { finish(exchange, with: .timeout(limit)) }
    }
    if let nearest = exchanges.values.min(by: { $0.deadlineOrNever < $1.deadlineOrNever }) {
      armTimer(for: nearest)
    }
  }

  // MARK: Receiving

  func received(_ response: HTTPURLResponse, _ exchange: Exchange) {
    exchange.noteActivity()
    // URLSession on Linux also tells of interim responses.
    guard response.statusCode >= 200 || response.statusCode == 101 else { return }
    let head = ResponseHead(
      status: response.statusCode, headers: HTTPHeaders(response),
      url: response.url ?? exchange.current.url)
    received(head, length: response.expectedContentLength, exchange)
  }

  /// `length` is what the answer says of itself; nil or negative when it does not.
  func received(_ head: ResponseHead, length: Int64?, _ exchange: Exchange) {
    exchange.noteActivity()
    storeCookies(head.headers, exchange.current.url)
    exchange.head = head
    if exchange.request.followsRedirects,
      let next = Redirect.next(
        after: head, to: exchange.current, secretHeaders: exchange.request.secretHeaders)
    {
      exchange.next = next
      return
    }
    exchange.headDelay = Double(DispatchTime.now().uptimeNanoseconds - exchange.started) / 1e9
    exchange.expected = Self.expectedLength(length, head, exchange.current.method)
    switch exchange.request.destination(head) {
    case .memory:
      exchange.sink = .memory
    case .file(let file):
      do {
        exchange.sink = .file(try FileSink(file))
      } catch {
        finish(exchange, with: .file(file, error))
      }
    case .partialFile(let place):
      do {
        exchange.sink = .file(try FileSink(place))
        exchange.received = place.offset
        exchange.expected = exchange.expected.map { $0 + place.offset }
      } catch {
        finish(exchange, with: .file(place.destination ?? place.part, error))
      }
    case .stream:
      startStream(exchange, head)
    }
  }

  func startStream(_ exchange: Exchange, _ head: ResponseHead) {
    let pipe = BytePipe(
      whenFull: Self.whenFull,
      whenDrained: { [weak self, weak exchange] in
        guard let self, let exchange else { return }
        queue.async { self.resume(exchange) }
      },
      whenCancelled: { [weak self, weak exchange] in
        guard let self, let exchange else { return }
        queue.async { self.cancel(exchange) }
      })
    exchange.sink = .stream(pipe)
    exchange.attemptEnds = nil
    let completion = exchange.completion
    exchange.completion = nil
    completion?(.success(response(exchange, head, .stream(ByteStream(pipe)))))
  }

  func received(_ data: Data, _ exchange: Exchange) {
    exchange.noteActivity()
    guard exchange.next == nil else { return }
    switch exchange.sink {
    case .memory:
      exchange.data.append(data)
    case .file(let file):
      do {
        try file.write(data)
      } catch {
        return finish(exchange, with: .file(nil, error))
      }
    case .stream(let pipe):
      if !pipe.push(data) { pause(exchange) }
    case nil:
      return
    }
    exchange.report(received: data.count)
  }

  #if canImport(FoundationNetworking)
    // Suspending a task takes it out of libcurl here, which closes its connection.
    static let whenFull = BytePipe.Overflow.file
  #else
    static let whenFull = BytePipe.Overflow.pause
  #endif

  func pause(_ exchange: Exchange) {
    guard !exchange.isPaused, !exchange.isFinished else { return }
    exchange.isPaused = true
    exchange.task?.suspend()
  }

  func resume(_ exchange: Exchange) {
    guard exchange.isPaused, !exchange.isFinished else { return }
    exchange.isPaused = false
    exchange.noteActivity()
    exchange.task?.resume()
    armTimer(for: exchange)
  }

  func completed(_ exchange: Exchange, _ error: (any Error)?) {
    guard !exchange.isFinished else { return }
    if let task = exchange.task { tasks.withLock { $0[ObjectIdentifier(task)] = nil } }
    exchange.task = nil
    if let error, !(exchange.challengeWasDeclined && exchange.head != nil) {
      let failure = TransportError.session(error, hasHead: exchange.head != nil)
      if failure.kind == .connectionLost, exchange.head == nil,
        origins.contains(Self.origin(of: exchange.current.url)), sendAgain(exchange)
      {
        return
      }
      return finish(exchange, with: failure)
    }
    origins.insert(Self.origin(of: exchange.current.url))
    if let next = exchange.next { return follow(next, exchange) }
    guard let head = exchange.head, let sink = exchange.sink else {
      return finish(exchange, with: TransportError(.connectionLost, "the server gave no answer"))
    }
    switch sink {
    case .memory:
      end(exchange, .success(response(exchange, head, .data(exchange.data))))
    case .file(let file):
      do {
        end(exchange, .success(response(exchange, head, .file(try file.finish()))))
      } catch {
        finish(exchange, with: .file(nil, error))
      }
    case .stream:
      // The answer was given with the head; this ends the pipe.
      end(exchange, .success(response(exchange, head, .data(Data()))))
    }
  }

  func connectionDied(under task: URLSessionTask, _ exchange: Exchange) {
    guard !exchange.isFinished, exchange.task === task else { return }
    tasks.withLock { $0[ObjectIdentifier(task)] = nil }
    exchange.task = nil
    task.cancel()
    guard !sendAgain(exchange) else { return }
    finish(
      exchange,
      with: TransportError(.connectionLost, "the connection ended before the answer was there"))
  }

  /// Sends a request again after a connection that had been used before died under it, if that is harmless: the server may
  /// have acted on it (RFC 9112, section 9.3.1).
  func sendAgain(_ exchange: Exchange) -> Bool {
    guard exchange.current.method.isIdempotent, exchange.resends < 2, bodyIsThere(exchange) else {
      return false
    }
    exchange.resends += 1
    exchange.sent = 0
    exchange.live?.cancel()
    exchange.live = nil
    send(exchange)
    return true
  }

  /// Whether the body can be sent, as it was collected or because it can be made.
  func bodyIsThere(_ exchange: Exchange) -> Bool {
    exchange.collected != nil || exchange.current.body.canBeSent
  }

  static func origin(of url: URL) -> String {
    "\(url.scheme ?? "")://\(url.host ?? ""):\(url.port ?? 0)".lowercased()
  }

  func follow(_ next: HTTPRequest, _ exchange: Exchange) {
    exchange.redirects.append(exchange.current.url)
    guard exchange.redirects.count <= Redirect.limit else {
      let message = "the server redirected more than \(Redirect.limit) times"
      return finish(exchange, with: TransportError(.tooManyRedirects, message))
    }
    exchange.live?.cancel()
    exchange.live = nil
    exchange.liveNumber += 1
    exchange.isWaitingForBody = false
    exchange.current = next
    exchange.next = nil
    exchange.head = nil
    exchange.sent = 0
    guard bodyIsThere(exchange) else { return finish(exchange, with: .body(BodyIsGone())) }
    send(exchange)
  }

  func response(_ exchange: Exchange, _ head: ResponseHead, _ body: ResponseBody)
    -> TransportResponse
  {
    TransportResponse(
      head: head, body: body, request: exchange.current, redirects: exchange.redirects,
      headDelay: exchange.headDelay, phases: exchange.phases)
  }

  static func expectedLength(
    _ length: Int64?, _ head: ResponseHead, _ method: HTTPMethod
  ) -> Int64? {
    if method == .head { return 0 }
    // The length is that of the compressed bytes, which nobody sees.
    if let coding = head.headers["Content-Encoding"], coding.lowercased() != "identity" {
      return nil
    }
    return length.flatMap { $0 >= 0 ? $0 : nil }
  }
}

extension Exchange {
  fileprivate var deadlineOrNever: UInt64 { nextDeadline ?? .max }
}

extension RequestBody {
  fileprivate var isNone: Bool {
    if case .none = self { true } else { false }
  }
}
