#if !canImport(FoundationNetworking)
  import Foundation

  /// The body of a live upload by URLSession, which reads it from one end of a pair of streams; a thread writes to the
  /// other end, and waits there when URLSession does not read.
  final class StreamedUpload: LiveUpload, @unchecked Sendable {
    private let ready = DispatchSemaphore(value: 0)
    private let failed: @Sendable (TransportError) -> Void
    private let isWaiting: @Sendable (Bool) -> Void
    private let isOpen = Locked(false)
    private let isCancelled = Locked(false)
    /// Stays open after a cancel until all is gone: closed earlier, it could pass for the end of the body.
    private var output: OutputStream?
    private var body: LiveBody!

    init(
      _ stream: BodyStream, isWaiting: @escaping @Sendable (Bool) -> Void,
      failed: @escaping @Sendable (TransportError) -> Void
    ) {
      self.isWaiting = isWaiting
      self.failed = failed
      let ready = ready
      body = LiveBody(stream) { ready.signal() }
    }

    /// What URLSession reads; nil when it asks for the body a second time.
    func open() -> InputStream? {
      let isFirst = isOpen.withLock { isOpen in
        defer { isOpen = true }
        return !isOpen
      }
      guard isFirst else { return nil }
      var input: InputStream?
      var output: OutputStream?
      Stream.getBoundStreams(withBufferSize: 64 * 1024, inputStream: &input, outputStream: &output)
      guard let input, let output else { return nil }
      self.output = output
      let thread = Thread { self.write() }
      thread.name = "endpoint-live-upload"
      thread.start()
      return input
    }

    func cancel() {
      isCancelled.withLock { $0 = true }
      body.cancel()
      ready.signal()
    }

    private func write() {
      guard let output else { return }
      output.open()
      defer { body.cancel() }
      var buffer = [UInt8](repeating: 0, count: 64 * 1024)
      while !isCancelled.withLock({ $0 }) {
        switch buffer.withUnsafeMutableBytes({ body.take($0) }) {
        case .bytes(let count):
          var written = 0
          while written < count {
            let step = buffer.withUnsafeBytes { bytes in
              output.write(
                bytes.baseAddress!.assumingMemoryBound(to: UInt8.self) + written,
                maxLength: count - written)
            }
            // URLSession has closed its end: it has told why.
            guard step > 0 else { return }
            written += step
          }
        case .nothingYet:
          isWaiting(true)
          ready.wait()
          isWaiting(false)
        case .end:
          output.close()
          return
        case .failed(let error):
          failed(error)
          // Until the request is ended. Were the stream to end before, the server would take it for the whole.
          while !isCancelled.withLock({ $0 }) { ready.wait() }
        }
      }
    }
  }
#endif
