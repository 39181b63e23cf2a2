import Foundation

/// The bytes of a body between the task that makes them and the transport that sends them. Little is held: a task that is
/// faster than the connection is made to wait.
final class LiveBody: @unchecked Sendable {
  enum Taken: Equatable {
    case bytes(Int)
    /// There will be more; `whenReady` is called once when there is.
    case nothingYet
    case end
    case failed(TransportError)
  }

  private static let capacity = 256 * 1024

  private let body: BodyStream
  private let lock = NSLock()
  private var pieces: ArraySlice<Data> = []
  private var held = 0
  private var made = 0
  private var ending: Taken?
  private var room: CheckedContinuation<Void, Never>?
  private var isAwaited = false
  private var task: Task<Void, Never>?
  private var isCancelled = false
  private let whenReady: @Sendable () -> Void

  init(_ body: BodyStream, whenReady: @escaping @Sendable () -> Void) {
    self.body = body
    self.whenReady = whenReady
  }

  /// Nothing is made before this, so that a request which no server can be found for leaves the body as it was.
  private func begin() {
    task = Task { [self] in
      do {
        for try await piece in body.chunks() {
          guard await put(piece) else { return }
        }
        finish(nil)
      } catch {
        finish(.body(error))
      }
    }
  }

  // MARK: Making

  /// False when nobody wants more.
  private func put(_ piece: Data) async -> Bool {
    guard !piece.isEmpty else { return true }
    let isWanted = lock.withLock {
      guard ending == nil, !isCancelled else { return false }
      made += piece.count
      if let length = body.length, made > length {
        ending = .failed(Self.wrongLength(length))
      } else {
        pieces.append(piece)
        held += piece.count
      }
      return ending == nil
    }
    tell()
    guard isWanted else { return false }
    await withCheckedContinuation { continuation in
      let isRoom = lock.withLock {
        guard held > Self.capacity, !isCancelled else { return true }
        room = continuation
        return false
      }
      if isRoom { continuation.resume() }
    }
    return lock.withLock { !isCancelled }
  }

  private func finish(_ error: TransportError?) {
    lock.withLock {
      guard ending == nil else { return }
      if let error {
        ending = .failed(error)
      } else if let length = body.length, made != length {
        ending = .failed(Self.wrongLength(length))
      } else {
        ending = .end
      }
    }
    tell()
  }

  private static func wrongLength(_ length: Int) -> TransportError {
    TransportError(.requestBody, "the body has not the \(length) bytes that were promised")
  }

  private func tell() {
    let isAwaited = lock.withLock {
      defer { self.isAwaited = false }
      return self.isAwaited
    }
    if isAwaited { whenReady() }
  }

  // MARK: Taking

  /// Moves bytes that are there to `buffer`, and never waits.
  func take(_ buffer: UnsafeMutableRawBufferPointer) -> Taken {
    var waiting: CheckedContinuation<Void, Never>?
    let taken: Taken = lock.withLock {
      if task == nil, !isCancelled { begin() }
      var count = 0
      while count < buffer.count, let piece = pieces.first {
        let part = piece.prefix(buffer.count - count)
        part.copyBytes(to: UnsafeMutableRawBufferPointer(rebasing: buffer[count...]))
        count += part.count
        pieces.removeFirst()
        if part.count < piece.count {
          pieces.insert(piece.dropFirst(part.count), at: pieces.startIndex)
        }
      }
      held -= count
      if held <= Self.capacity / 2 { swap(&waiting, &room) }
      if count > 0 { return .bytes(count) }
      if let ending { return ending }
      isAwaited = true
      return .nothingYet
    }
    waiting?.resume()
    return taken
  }

  /// Ends the task that makes the bytes.
  func cancel() {
    var waiting: CheckedContinuation<Void, Never>?
    let task: Task<Void, Never>? = lock.withLock {
      isCancelled = true
      pieces = []
      swap(&waiting, &room)
      return self.task
    }
    task?.cancel()
    waiting?.resume()
  }
}
