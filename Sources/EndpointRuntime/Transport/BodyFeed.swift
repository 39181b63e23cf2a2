import Foundation

/// Hands an asynchronous body to something that reads it with blocking calls.
final class BodyFeed: @unchecked Sendable {
  private let condition = NSCondition()
  private let highWater = 256 * 1024
  private var buffer: [Data] = []
  private var buffered = 0
  private var isEnded = false
  private var hasFailed = false
  private var producer: CheckedContinuation<Void, Never>?
  private var task: Task<Void, Never>?

  /// Starts to read `body`. `failed` is called when it throws.
  init(_ body: BodyStream, failed: @escaping @Sendable (any Error) -> Void) {
    task = Task { [weak self] in
      do {
        for try await piece in body.chunks() {
          guard let self, !Task.isCancelled else { return }
          await self.push(piece)
        }
        self?.end(failing: false)
      } catch {
        failed(error)
        self?.end(failing: true)
      }
    }
  }

  private func push(_ piece: Data) async {
    await withCheckedContinuation { continuation in
      condition.lock()
      if !piece.isEmpty, !isEnded {
        buffer.append(piece)
        buffered += piece.count
      }
      condition.signal()
      if buffered >= highWater, !isEnded {
        producer = continuation
        condition.unlock()
      } else {
        condition.unlock()
        continuation.resume()
      }
    }
  }

  private func end(failing: Bool) {
    condition.withLock {
      isEnded = true
      hasFailed = hasFailed || failing
      condition.broadcast()
    }
  }

  /// Up to `count` bytes, once there are some; 0 at the end, -1 when the body failed or nobody wants it any more.
  func read(into pointer: UnsafeMutablePointer<UInt8>, count: Int) -> Int {
    condition.lock()
    while buffer.isEmpty, !isEnded { condition.wait() }
    guard !buffer.isEmpty, !hasFailed else {
      condition.unlock()
      return hasFailed ? -1 : 0
    }
    let taken = min(count, buffer[0].count)
    buffer[0].copyBytes(to: pointer, count: taken)
    buffer[0].removeFirst(taken)
    if buffer[0].isEmpty { buffer.removeFirst() }
    buffered -= taken
    let waiting = buffered < highWater ? producer : nil
    if waiting != nil { producer = nil }
    condition.unlock()
    waiting?.resume()
    return taken
  }

  /// Frees whoever waits on either side.
  func cancel() {
    condition.lock()
    isEnded = true
    hasFailed = true
    buffer = []
    buffered = 0
    let waiting = producer
    producer = nil
    condition.broadcast()
    condition.unlock()
    waiting?.resume()
    task?.cancel()
  }

  /// What URLSession reads from.
  func makeInputStream() -> InputStream {
    #if canImport(FoundationNetworking)
      return FeedInputStream(self)
    #else
      // CFNetwork refuses subclasses; it wants one end of a bound pair, which a thread fills.
      var input: InputStream?
      var output: OutputStream?
      Stream.getBoundStreams(withBufferSize: 65_536, inputStream: &input, outputStream: &output)
      let pump = FeedPump(feed: self, output: output!)
      Thread.detachNewThread { pump.run() }
      return input!
    #endif
  }
}

#if canImport(FoundationNetworking)
  /// Reads of this stream block the work queue of its URLSession, so that such a session has one task only.
  private final class FeedInputStream: InputStream {
    private let feed: BodyFeed
    private var isOpen = false

    init(_ feed: BodyFeed) {
      self.feed = feed
      super.init(data: Data())
    }

    override func open() { isOpen = true }
    override func close() { isOpen = false }
    override var streamStatus: Stream.Status { isOpen ? .open : .notOpen }
    override var hasBytesAvailable: Bool { true }

    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength length: Int) -> Int {
      feed.read(into: buffer, count: length)
    }
  }
#else
  private final class FeedPump: @unchecked Sendable {
    let feed: BodyFeed
    let output: OutputStream

    init(feed: BodyFeed, output: OutputStream) {
      self.feed = feed
      self.output = output
    }

    func run() {
      output.open()
      defer { output.close() }
      var buffer = [UInt8](repeating: 0, count: 32_768)
      while true {
        let count = feed.read(into: &buffer, count: buffer.count)
        guard count > 0 else { return }
        var written = 0
        while written < count {
          let step = buffer.withUnsafeBufferPointer {
            output.write($0.baseAddress! + written, maxLength: count - written)
          }
          guard step > 0 else { return feed.cancel() }
          written += step
        }
      }
    }
  }
#endif
