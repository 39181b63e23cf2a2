#if canImport(FoundationNetworking)
  import Foundation
  import FoundationNetworking

  /// A live upload by libcurl, on a thread and a connection of its own.
  final class CurlUpload: LiveUpload, @unchecked Sendable {
    private let library: CurlLibrary
    private let request: URLRequest
    private let events: LiveUploadEvents
    private let length: Int?
    /// Set before the thread begins.
    private var body: LiveBody!

    private let lock = NSLock()
    private var multi: CurlLibrary.Handle?
    private var isCancelled = false

    // Touched on the thread alone.
    private var head = CurlHead()
    private var isPaused = false
    private var failure: TransportError?
    /// Bytes of the answer that are still to come; nil when it does not say.
    private var missing: Int?
    private var lastMove = DispatchTime.now().uptimeNanoseconds

    init(
      _ request: URLRequest, _ stream: BodyStream, library: CurlLibrary, events: LiveUploadEvents
    ) {
      self.library = library
      self.request = request
      self.events = events
      length = stream.length
      body = LiveBody(stream) { [weak self] in self?.wakeUp() }
    }

    /// Nanoseconds in which not a byte moves after the answer is whole.
    private static let patience: UInt64 = 500_000_000

    func start() {
      let thread = Thread { self.run() }
      thread.name = "endpoint-live-upload"
      thread.start()
    }

    func cancel() {
      lock.withLock { isCancelled = true }
      body.cancel()
      wakeUp()
    }

    private func wakeUp() {
      lock.withLock { _ = multi.map { library.multiWakeUp($0) } }
    }

    // MARK: The thread

    private func run() {
      guard let easy = library.easyInit(), let made = library.multiInit() else {
        return events.ended(TransportError(.other, "libcurl could not be used"))
      }
      lock.withLock { multi = made }
      let headers = configure(easy)
      _ = library.multiAdd(made, easy)
      let code = transfer(easy, made)
      _ = library.multiRemove(made, easy)
      lock.withLock { multi = nil }
      library.easyCleanup(easy)
      _ = library.multiCleanup(made)
      library.freeList(headers)
      body.cancel()
      guard let code, !lock.withLock({ isCancelled }) else { return }
      events.ended(code == 0 ? nil : failure ?? error(code))
    }

    /// The code that libcurl ends with; nil when it was cancelled before.
    private func transfer(_ easy: CurlLibrary.Handle, _ multi: CurlLibrary.Handle) -> CInt? {
      while !lock.withLock({ isCancelled }) {
        var running: CInt = 0
        _ = library.multiPerform(multi, &running)
        var left: CInt = 0
        while let message = library.multiRead(multi, &left) {
          // struct CURLMsg { CURLMSG msg; CURL *easy_handle; union { void *whatever; CURLcode result; } data; }
          if message.load(as: CInt.self) == Curl.messageDone {
            return message.load(fromByteOffset: 16, as: CInt.self)
          }
        }
        // A server that has answered as a whole need not read the rest of the body, and libcurl would wait for ever for one
        // that does not (RFC 9113, section 8.1).
        let now = DispatchTime.now().uptimeNanoseconds
        if missing == 0, now - lastMove > Self.patience { return 0 }
        _ = library.multiPoll(multi, nil, 0, missing == 0 ? 100 : 1000, nil)
        if isPaused {
          isPaused = false
          // It asks for the body again at once, and pauses again when there is still none.
          _ = library.pause(easy, Curl.pauseNothing)
          if !isPaused { events.isWaiting(false) }
        }
      }
      return nil
    }

    private func error(_ code: CInt) -> TransportError {
      let text = library.errorText(code).map { String(cString: $0) } ?? "code \(code)"
      return .curl(code, text, hasHead: head.isTold)
    }

    // MARK: What libcurl is told

    /// The list of headers, which has to outlive the transfer.
    private func configure(_ easy: CurlLibrary.Handle) -> UnsafeMutableRawPointer? {
      func set(_ option: CInt, _ text: String) {
        // libcurl keeps a copy.
        text.withCString { _ = library.setPointer(easy, option, UnsafeRawPointer($0)) }
      }
      set(Curl.url, request.url?.absoluteString ?? "")
      for (option, number) in [
        (Curl.upload, 1), (Curl.bodyLength, length ?? -1), (Curl.noSignal, 1),
        (Curl.noProgress, 1), (Curl.protocols, Curl.protocolsHTTPAndHTTPS),
        (Curl.suppressConnectHeaders, 1),
      ] {
        _ = library.setNumber(easy, option, number)
      }
      set(Curl.customRequest, request.httpMethod ?? "POST")
      // All that it can undo.
      set(Curl.acceptEncoding, "")
      setIssuers(set, easy)
      setCallbacks(easy)
      var headers: UnsafeMutableRawPointer?
      for line in headerLines { headers = line.withCString { library.appendLine(headers, $0) } }
      _ = library.setPointer(easy, Curl.headers, headers)
      return headers
    }

    private var headerLines: [String] {
      var fields = request.allHTTPHeaderFields ?? [:]
      func add(_ name: String, _ value: String) {
        if request.value(forHTTPHeaderField: name) == nil { fields[name] = value }
      }
      // As URLSession says it.
      add(
        "User-Agent",
        "\(ProcessInfo.processInfo.processName) (unknown version) curl/\(library.versionNumber)")
      add("Accept-Language", "en")
      add("Connection", "keep-alive")
      // An empty one keeps libcurl from waiting a second for the server's consent.
      add("Expect", "")
      return fields.sorted { $0.key < $1.key }.map { name, value in
        if !value.isEmpty { return "\(name): \(value)" }
        return name == "Expect" ? "Expect:" : "\(name);"
      }
    }

    /// Where libcurl was built without knowing them, they are looked for as URLSession does.
    private func setIssuers(_ set: (CInt, String) -> Void, _ easy: CurlLibrary.Handle) {
      var known: UnsafePointer<CChar>?
      guard library.getPointer(easy, Curl.defaultCAFile, &known) == 0, known == nil else { return }
      let paths = [
        "/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt",
        "/usr/share/ssl/certs/ca-bundle.crt", "/etc/ssl/cert.pem",
      ]
      if let path = paths.first(where: { FileManager.default.isReadableFile(atPath: $0) }) {
        set(Curl.caFile, path)
      }
    }

    private typealias Callback =
      @convention(c) (UnsafeMutablePointer<CChar>?, Int, Int, UnsafeMutableRawPointer?) -> Int

    private func setCallbacks(_ easy: CurlLibrary.Handle) {
      let read: Callback = { bytes, size, count, upload in
        CurlUpload.from(upload).read(
          UnsafeMutableRawBufferPointer(start: bytes, count: size * count))
      }
      let write: Callback = { bytes, size, count, upload in
        CurlUpload.from(upload).write(UnsafeRawBufferPointer(start: bytes, count: size * count))
      }
      let header: Callback = { bytes, size, count, upload in
        CurlUpload.from(upload).readHead(UnsafeRawBufferPointer(start: bytes, count: size * count))
      }
      let me = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
      for (function, data, callback) in [
        (Curl.readFunction, Curl.readData, read), (Curl.writeFunction, Curl.writeData, write),
        (Curl.headerFunction, Curl.headerData, header),
      ] {
        _ = library.setPointer(easy, function, unsafeBitCast(callback, to: UnsafeRawPointer.self))
        _ = library.setPointer(easy, data, me)
      }
    }

    private static func from(_ pointer: UnsafeMutableRawPointer?) -> CurlUpload {
      // The thread holds it while it runs.
      Unmanaged<CurlUpload>.fromOpaque(pointer!).takeUnretainedValue()
    }

    // MARK: What libcurl asks and tells

    private func read(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
      switch body.take(buffer) {
      case .bytes(let count):
        lastMove = DispatchTime.now().uptimeNanoseconds
        events.sentBytes(count)
        return count
      case .nothingYet:
        isPaused = true
        events.isWaiting(true)
        return Curl.readPause
      case .end:
        return 0
      case .failed(let error):
        failure = error
        return Curl.readAbort
      }
    }

    private func write(_ bytes: UnsafeRawBufferPointer) -> Int {
      events.receivedBytes(Data(bytes))
      lastMove = DispatchTime.now().uptimeNanoseconds
      missing = missing.map { $0 - bytes.count }
      return bytes.count
    }

    private func readHead(_ line: UnsafeRawBufferPointer) -> Int {
      if let whole = head.add(line) {
        lastMove = DispatchTime.now().uptimeNanoseconds
        let coding = whole.headers["Content-Encoding"]?.lowercased() ?? "identity"
        missing = coding == "identity" ? whole.headers["Content-Length"].flatMap { Int($0) } : nil
        events.received(whole.status, whole.headers)
      }
      return line.count
    }
  }

  /// The heads of answers, line by line. After an interim one another comes; after the body there may be trailers.
  struct CurlHead {
    private(set) var isTold = false
    private var status = 0
    private var headers = HTTPHeaders()

    /// The head of the answer itself, once, when the line ends it.
    mutating func add(_ bytes: UnsafeRawBufferPointer) -> (status: Int, headers: HTTPHeaders)? {
      guard !isTold else { return nil }
      let line = String(decoding: bytes, as: UTF8.self).trimmingCharacters(
        in: .whitespacesAndNewlines)
      if line.hasPrefix("HTTP/") {
        status = line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        headers = HTTPHeaders()
      } else if line.isEmpty {
        guard status >= 200 || status == 101 else { return nil }
        isTold = true
        return (status, headers)
      } else if let colon = line.firstIndex(of: ":") {
        let name = String(line[..<colon])
        let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        headers[name] = headers[name].map { "\($0), \(value)" } ?? value
      }
      return nil
    }
  }

  extension TransportError {
    /// What a code of libcurl (curl/curl.h) means.
    fileprivate static func curl(_ code: CInt, _ text: String, hasHead: Bool) -> TransportError {
      func made(_ kind: Kind, _ message: String) -> TransportError {
        TransportError(kind, message, code: Int(code))
      }
      switch code {
      case 5, 6: return made(.cannotFindHost, "no address was found for the host")
      case 7: return made(.cannotConnect, "the server could not be reached")
      case 35, 51, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91, 98:
        return made(.secureConnection, "no secure connection could be made: \(text)")
      case 1, 3: return made(.invalidRequest, "the address cannot be used")
      case 16, 18, 52, 55, 56, 92, 95:
        return made(.connectionLost, "the connection ended before the answer was whole")
      default:
        if hasHead {
          return made(.connectionLost, "the connection ended before the answer was whole")
        }
        return made(.other, "the request failed: \(text)")
      }
    }
  }
#endif
