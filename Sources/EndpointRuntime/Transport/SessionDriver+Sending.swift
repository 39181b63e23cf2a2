import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// How an exchange becomes a task of URLSession, by the kind of its body and the platform.
extension SessionDriver {
  func send(_ exchange: Exchange) {
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
  func makeTask(_ request: URLRequest, _ exchange: Exchange) -> URLSessionTask? {
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
    static let largestFileInMemory = 32 * 1024 * 1024

    /// An upload from a file ends the process on Linux when it is cancelled while the file is being read. So the bytes are
    /// read first, and those of a large file sent in chunks, without their length.
    func fileTask(_ request: URLRequest, _ file: URL, _ exchange: Exchange)
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

    static let canSendLive = CurlLibrary.shared != nil

    func liveTask(_ request: URLRequest, _ body: BodyStream, _ exchange: Exchange)
      -> URLSessionTask?
    {
      preconditionFailure("URLSession on Linux cannot wait for a body")
    }

    func sendLive(_ request: URLRequest, _ body: BodyStream, _ exchange: Exchange) {
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

    func receivedLive(_ status: Int, _ headers: HTTPHeaders, _ exchange: Exchange) {
      let head = ResponseHead(status: status, headers: headers, url: exchange.current.url)
      received(head, length: headers["Content-Length"].flatMap { Int64($0) }, exchange)
      // The rest of the body goes to where the redirect leads, or nowhere.
      if exchange.next != nil { completed(exchange, nil) }
    }
  #else
    static let canSendLive = true

    /// The body is asked for by `needNewBodyStream`.
    func liveTask(_ request: URLRequest, _ body: BodyStream, _ exchange: Exchange)
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

    func fileTask(_ request: URLRequest, _ file: URL, _ exchange: Exchange)
      -> URLSessionTask?
    {
      mainSession().uploadTask(with: request, fromFile: file)
    }
  #endif

  func setWaiting(_ isWaiting: Bool, _ exchange: Exchange) {
    exchange.isWaitingForBody = isWaiting
    exchange.noteActivity()
    if !isWaiting { armTimer(for: exchange) }
  }

  func mainSession() -> URLSession {
    if let session { return session }
    let made = URLSession(
      configuration: sessionConfiguration, delegate: self, delegateQueue: delegateQueue)
    session = made
    return made
  }

  func collect(_ body: BodyStream, of exchange: Exchange) {
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

  static func remove(_ collected: BodyCollector.Collected?) {
    if case .file(let file) = collected { try? FileManager.default.removeItem(at: file) }
  }
}
