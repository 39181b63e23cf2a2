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
  private let delegateQueue = OperationQueue()
  private let configuration: URLSessionTransport.Configuration
  private let trust: ServerTrust
  private let cookies: HTTPCookieStorage?
  private let sessionConfiguration: URLSessionConfiguration
  private var session: URLSession?
  private var exchanges: [ObjectIdentifier: Exchange] = [:]
  /// By the identity of their task; one task at a time each. Also looked into on URLSession's work queue.
  private let tasks = Locked([ObjectIdentifier: Exchange]())
  /// Servers that have answered, so that a connection to them may be one that had been used before.
  private var origins: Set<String> = []
  private var timer: (any DispatchSourceTimer)?
  private var timerFires: UInt64 = .max
  private var isShutDown = false

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

  private static func problem(with request: HTTPRequest) -> TransportError? {
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

  private func finish(_ exchange: Exchange, with error: TransportError) {
    end(exchange, .failure(error))
  }

  private func end(_ exchange: Exchange, _ result: Result<TransportResponse, TransportError>) {
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

  // MARK: Sending

  private func send(_ exchange: Exchange) {
    var request = URLRequest(url: exchange.current.url)
    request.httpMethod = exchange.current.method.rawValue
    for field in exchange.current.headers {
      request.addValue(field.value, forHTTPHeaderField: field.name)
    }
    if request.value(forHTTPHeaderField: "User-Agent") == nil, let agent = configuration.userAgent {
      request.setValue(agent, forHTTPHeaderField: "User-Agent")
    }
    addCookies(to: &request, exchange.current.url)
    #if canImport(FoundationNetworking)
      if case .stream(let body) = exchange.current.body, exchange.collected == nil {
        return sendLive(request, body, exchange)
      }
    #endif
    guard let task = makeTask(request, exchange) else { return }
    task.priority = Float(exchange.request.priority.rawValue)
    exchange.task = task
    exchange.challengeWasDeclined = false
    tasks.withLock { $0[ObjectIdentifier(task)] = exchange }
    exchange.noteActivity()
    task.resume()
  }

  /// Nil when the body cannot be read, of which the exchange has been told.
  private func makeTask(_ request: URLRequest, _ exchange: Exchange) -> URLSessionTask? {
    switch exchange.current.body {
    case .none:
      return mainSession().dataTask(with: request)
    case .data(let data):
      return mainSession().uploadTask(with: request, from: data)
    case .file(let file):
      guard FileManager.default.isReadableFile(atPath: file.path) else {
        let message = "the file '\(file.lastPathComponent)' to be sent cannot be read"
        finish(exchange, with: TransportError(.requestBody, message))
        return nil
      }
      return fileTask(request, file, exchange)
    case .stream(let body):
      switch exchange.collected {
      case .data(let data): return mainSession().uploadTask(with: request, from: data)
      case .file(let file): return fileTask(request, file, exchange)
      case nil: return liveTask(request, body, exchange)
      }
    }
  }

  #if canImport(FoundationNetworking)
    /// How large a file may be that is read into memory.
    private static let largestFileInMemory = 32 * 1024 * 1024

    /// An upload from a file ends the process on Linux when it is cancelled while the file is being read. So the bytes are
    /// read first, and those of a large file sent in chunks, without their length.
    private func fileTask(_ request: URLRequest, _ file: URL, _ exchange: Exchange)
      -> URLSessionTask?
    {
      let size = RequestBody.file(file).length ?? 0
      guard size <= Self.largestFileInMemory else {
        exchange.streamedFile.withLock { $0 = file }
        return mainSession().uploadTask(withStreamedRequest: request)
      }
      do {
        return mainSession().uploadTask(with: request, from: try Data(contentsOf: file))
      } catch {
        finish(exchange, with: .body(error))
        return nil
      }
    }

    private static let canSendLive = CurlLibrary.shared != nil

    private func liveTask(_ request: URLRequest, _ body: BodyStream, _ exchange: Exchange)
      -> URLSessionTask?
    {
      preconditionFailure("URLSession on Linux cannot wait for a body")
    }

    private func sendLive(_ request: URLRequest, _ body: BodyStream, _ exchange: Exchange) {
      guard let library = CurlLibrary.shared else {
        preconditionFailure("a stream that cannot be sent while it is made is collected")
      }
      // It readies libcurl for the whole process.
      _ = mainSession()
      exchange.liveNumber += 1
      let number = exchange.liveNumber
      @Sendable func tell(_ event: @escaping @Sendable (SessionDriver) -> Void) {
        queue.async { [self] in
          if !exchange.isFinished, exchange.liveNumber == number { event(self) }
        }
      }
      let upload = CurlUpload(
        request, body, library: library,
        events: LiveUploadEvents(
          received: { status, headers in
            tell { $0.receivedLive(status, headers, exchange) }
          },
          receivedBytes: { bytes in tell { $0.received(bytes, exchange) } },
          sentBytes: { count in
            tell { _ in
              exchange.noteActivity()
              exchange.report(
                sent: exchange.sent + Int64(count), of: body.length.map { Int64($0) })
            }
          },
          isWaiting: { isWaiting in tell { $0.setWaiting(isWaiting, exchange) } },
          ended: { error in
            tell { driver in
              if let error { return driver.finish(exchange, with: error) }
              driver.completed(exchange, nil)
            }
          }))
      exchange.live = upload
      exchange.noteActivity()
      upload.start()
    }

    private func receivedLive(_ status: Int, _ headers: HTTPHeaders, _ exchange: Exchange) {
      let head = ResponseHead(status: status, headers: headers, url: exchange.current.url)
      received(head, length: headers["Content-Length"].flatMap { Int64($0) }, exchange)
      // The rest of the body goes to where the redirect leads, or nowhere.
      if exchange.next != nil { completed(exchange, nil) }
    }
  #else
    private static let canSendLive = true

    /// The body is asked for by `needNewBodyStream`.
    private func liveTask(_ request: URLRequest, _ body: BodyStream, _ exchange: Exchange)
      -> URLSessionTask?
    {
      exchange.live = StreamedUpload(
        body,
        isWaiting: { [queue] isWaiting in
          queue.async { self.setWaiting(isWaiting, exchange) }
        },
        failed: { [queue] error in queue.async { self.finish(exchange, with: error) } })
      return mainSession().uploadTask(withStreamedRequest: request)
    }

    private func fileTask(_ request: URLRequest, _ file: URL, _ exchange: Exchange)
      -> URLSessionTask?
    {
      mainSession().uploadTask(with: request, fromFile: file)
    }
  #endif

  private func setWaiting(_ isWaiting: Bool, _ exchange: Exchange) {
    exchange.isWaitingForBody = isWaiting
    exchange.noteActivity()
    if !isWaiting { armTimer(for: exchange) }
  }

  private func mainSession() -> URLSession {
    if let session { return session }
    let made = URLSession(
      configuration: sessionConfiguration, delegate: self, delegateQueue: delegateQueue)
    session = made
    return made
  }

  private func collect(_ body: BodyStream, of exchange: Exchange) {
    exchange.collecting = Task { [queue] in
      let result: Result<BodyCollector.Collected, TransportError>
      do {
        result = .success(try await BodyCollector.collect(body))
      } catch {
        result = .failure(.body(error))
      }
      queue.async { [self] in
        switch result {
        case .success(let collected):
          // It may have ended meanwhile, by a limit or a cancel.
          guard !exchange.isFinished else { return Self.remove(collected) }
          exchange.collected = collected
          send(exchange)
        case .failure(let error):
          finish(exchange, with: error)
        }
      }
    }
  }

  private static func remove(_ collected: BodyCollector.Collected?) {
    if case .file(let file) = collected { try? FileManager.default.removeItem(at: file) }
  }

  // MARK: Cookies

  private func addCookies(to request: inout URLRequest, _ url: URL) {
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

  private func storeCookies(_ headers: HTTPHeaders, _ url: URL) {
    guard let cookies, headers["Set-Cookie"] != nil else { return }
    let fields = Dictionary(headers.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    let made = HTTPCookie.cookies(withResponseHeaderFields: fields, for: url)
    if !made.isEmpty { cookies.setCookies(made, for: url, mainDocumentURL: nil) }
  }

  // MARK: Limits

  /// One timer serves all exchanges: it is set for the nearest deadline, and looks again when that has moved.
  private func armTimer(for exchange: Exchange) {
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

  private func timerFired() {
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

  private func received(_ response: HTTPURLResponse, _ exchange: Exchange) {
    exchange.noteActivity()
    // URLSession on Linux also tells of interim responses.
    guard response.statusCode >= 200 || response.statusCode == 101 else { return }
    let head = ResponseHead(
      status: response.statusCode, headers: HTTPHeaders(response),
      url: response.url ?? exchange.current.url)
    received(head, length: response.expectedContentLength, exchange)
  }

  /// `length` is what the answer says of itself; nil or negative when it does not.
  private func received(_ head: ResponseHead, length: Int64?, _ exchange: Exchange) {
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

  private func startStream(_ exchange: Exchange, _ head: ResponseHead) {
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

  private func received(_ data: Data, _ exchange: Exchange) {
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
    private static let whenFull = BytePipe.Overflow.file
  #else
    private static let whenFull = BytePipe.Overflow.pause
  #endif

  private func pause(_ exchange: Exchange) {
    guard !exchange.isPaused, !exchange.isFinished else { return }
    exchange.isPaused = true
    exchange.task?.suspend()
  }

  private func resume(_ exchange: Exchange) {
    guard exchange.isPaused, !exchange.isFinished else { return }
    exchange.isPaused = false
    exchange.noteActivity()
    exchange.task?.resume()
    armTimer(for: exchange)
  }

  private func completed(_ exchange: Exchange, _ error: (any Error)?) {
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

  private func connectionDied(under task: URLSessionTask, _ exchange: Exchange) {
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
  private func sendAgain(_ exchange: Exchange) -> Bool {
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
  private func bodyIsThere(_ exchange: Exchange) -> Bool {
    exchange.collected != nil || exchange.current.body.canBeSent
  }

  private static func origin(of url: URL) -> String {
    "\(url.scheme ?? "")://\(url.host ?? ""):\(url.port ?? 0)".lowercased()
  }

  private func follow(_ next: HTTPRequest, _ exchange: Exchange) {
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

  private func response(_ exchange: Exchange, _ head: ResponseHead, _ body: ResponseBody)
    -> TransportResponse
  {
    TransportResponse(
      head: head, body: body, request: exchange.current, redirects: exchange.redirects,
      headDelay: exchange.headDelay, phases: exchange.phases)
  }

  private static func expectedLength(
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

// MARK: - What URLSession tells

extension SessionDriver: URLSessionDataDelegate {
  /// Nil for one that is finished. Its completion handlers must not be called then: FoundationNetworking, which has been told
  /// to cancel the task, would end the process.
  private func exchange(of task: URLSessionTask) -> Exchange? {
    tasks.withLock { $0[ObjectIdentifier(task)] }
  }

  /// What has to be answered for a task that is finished.
  private func ignore(_ answer: () -> Void) {
    #if !canImport(FoundationNetworking)
      answer()
    #endif
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    // Never by URLSession: on Linux it loses bodies on 307 and hands Authorization to other hosts.
    guard exchange(of: task) != nil else { return ignore { completionHandler(nil) } }
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard let exchange = exchange(of: task) else {
      return ignore { completionHandler(.cancelAuthenticationChallenge, nil) }
    }
    switch trust.answer(to: challenge) {
    case .system:
      #if canImport(FoundationNetworking)
        // Default handling never comes back here. The 401 and its body were told already.
        exchange.challengeWasDeclined = true
        completionHandler(.cancelAuthenticationChallenge, nil)
      #else
        completionHandler(.performDefaultHandling, nil)
      #endif
    case .accept(let credential):
      completionHandler(.useCredential, credential)
    case .refuse(let message):
      finish(exchange, with: TransportError(.certificateNotPinned, message))
      ignore { completionHandler(.cancelAuthenticationChallenge, nil) }
    }
  }

  /// On Linux this comes on URLSession's work queue, and has to be answered there.
  ///
  /// It is asked for a body of any kind when libcurl sends a request again because a connection that had been used before
  /// died under it. Bytes cannot be given then: without them it waits for ever.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
  ) {
    guard let exchange = exchange(of: task) else { return ignore { completionHandler(nil) } }
    #if !canImport(FoundationNetworking)
      if let live = exchange.live as? StreamedUpload, let stream = live.open() {
        return completionHandler(stream)
      }
    #endif
    let file = exchange.streamedFile.withLock { file in
      defer { file = nil }
      return file
    }
    completionHandler(file.flatMap { InputStream(url: $0) })
    if file == nil { queue.async { self.connectionDied(under: task, exchange) } }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) {
    guard let exchange = exchange(of: task) else { return }
    exchange.noteActivity()
    exchange.report(
      sent: totalBytesSent, of: totalBytesExpectedToSend > 0 ? totalBytesExpectedToSend : nil)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    guard let exchange = exchange(of: dataTask) else {
      return ignore { completionHandler(.cancel) }
    }
    if let response = response as? HTTPURLResponse { received(response, exchange) }
    if exchange.isFinished {
      ignore { completionHandler(.cancel) }
    } else {
      completionHandler(.allow)
    }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    guard let exchange = exchange(of: dataTask) else { return }
    received(data, exchange)
  }

  /// Never called on Linux.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    didFinishCollecting metrics: URLSessionTaskMetrics
  ) {
    guard let exchange = exchange(of: task), let last = metrics.transactionMetrics.last else {
      return
    }
    exchange.phases = TransferPhases(last)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    guard let exchange = exchange(of: task) else { return }
    if exchange.head == nil, error == nil, let response = task.response as? HTTPURLResponse {
      // Linux keeps a redirect to itself whose Location is no address, and with it the body.
      received(response, exchange)
    }
    completed(exchange, error)
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
