import Foundation

/// A queue of pieces between a transport that pushes and one reader that pulls.
final class BytePipe: ByteSource, @unchecked Sendable {
  private typealias Waiter = CheckedContinuation<Result<Data?, TransportError>, Never>

  /// What happens to more than the pipe holds in memory.
  enum Overflow {
    /// `push` asks for a pause.
    case pause
    /// It waits in a temporary file.
    case file
  }

  private let lock = NSLock()
  private let highWater: Int
  private let whenFull: Overflow
  /// Holds what comes after the pieces in memory; gone when it has been read.
  private var spill: SpillFile?
  private var pieces: [Data] = []
  private var first = 0
  private var buffered = 0
  private var ending: Result<Data?, TransportError>?
  private var waiter: Waiter?
  private var isPaused = false
  /// Called without the lock, when a paused pipe has room again.
  private let whenDrained: @Sendable () -> Void
  private let whenCancelled: @Sendable () -> Void

  init(
    highWater: Int = 256 * 1024, whenFull: Overflow = .pause,
    whenDrained: @escaping @Sendable () -> Void = {},
    whenCancelled: @escaping @Sendable () -> Void = {}
  ) {
    self.highWater = highWater
    self.whenFull = whenFull
    self.whenDrained = whenDrained
    self.whenCancelled = whenCancelled
  }

  /// Whether there is room for more. After `false` the pipe calls `whenDrained` once.
  func push(_ piece: Data) -> Bool {
    lock.lock()
    guard ending == nil else {
      lock.unlock()
      return true
    }
    if let waiter {
      self.waiter = nil
      lock.unlock()
      waiter.resume(returning: .success(piece))
      return true
    }
    defer { lock.unlock() }
    if whenFull == .file, spill != nil || buffered >= highWater {
      keep(piece)
      return true
    }
    pieces.append(piece)
    buffered += piece.count
    isPaused = buffered >= highWater && whenFull == .pause
    return !isPaused
  }

  private func keep(_ piece: Data) {
    do {
      if spill == nil { spill = try SpillFile() }
      try spill?.append(piece)
    } catch {
      // What is lost must not be read over.
      ending = .failure(.file(nil, error))
    }
  }

  /// The end, which a reader meets after the pieces that are there; only the first call counts.
  func finish(_ error: TransportError?) {
    lock.lock()
    guard ending == nil else {
      lock.unlock()
      return
    }
    ending = error.map { .failure($0) } ?? .success(nil)
    let told = ending!
    let waiter = waiter
    self.waiter = nil
    if waiter != nil { ending = .success(nil) }
    lock.unlock()
    waiter?.resume(returning: told)
  }

  func next() async throws -> Data? {
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { (continuation: Waiter) in take(continuation) }
    } onCancel: {
      cancel()
    }
    return try result.get()
  }

  private func take(_ continuation: Waiter) {
    lock.lock()
    if first < pieces.count {
      let piece = pieces[first]
      pieces[first] = Data()
      first += 1
      if first == pieces.count {
        pieces.removeAll(keepingCapacity: true)
        first = 0
      }
      buffered -= piece.count
      let isDrained = isPaused && buffered <= highWater / 2
      if isDrained { isPaused = false }
      lock.unlock()
      if isDrained { whenDrained() }
      continuation.resume(returning: .success(piece))
    } else if spill != nil {
      let piece = takeFromSpill()
      lock.unlock()
      continuation.resume(returning: piece)
    } else if let ending {
      // An error is told once; after it, and after the end, there is nothing.
      self.ending = .success(nil)
      lock.unlock()
      continuation.resume(returning: ending)
    } else {
      precondition(waiter == nil, "a byte stream has one reader at a time")
      waiter = continuation
      lock.unlock()
    }
  }

  private func takeFromSpill() -> Result<Data?, TransportError> {
    do {
      let piece = try spill!.next()
      if spill!.isEmpty { spill = nil }
      return .success(piece)
    } catch {
      spill = nil
      ending = .success(nil)
      return .failure(.file(nil, error))
    }
  }

  /// Drops what is buffered; whoever reads gets `.cancelled`, unless the end was there already.
  func cancel() {
    lock.lock()
    let isFirst = ending == nil
    if isFirst {
      ending = .failure(.cancelled)
      pieces = []
      first = 0
      buffered = 0
      spill = nil
    }
    let waiter = waiter
    self.waiter = nil
    if isFirst, waiter != nil { ending = .success(nil) }
    lock.unlock()
    guard isFirst else { return }
    waiter?.resume(returning: .failure(.cancelled))
    whenCancelled()
  }
}
