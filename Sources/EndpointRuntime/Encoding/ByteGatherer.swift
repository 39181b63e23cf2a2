import Foundation

/// Makes pieces of single bytes: each holds what came since the one before was taken, so that a slow source is not waited
/// for and a fast one is not handled byte by byte.
final class ByteGatherer: @unchecked Sendable {
  private static let capacity = 64 * 1024

  private let lock = NSLock()
  private var bytes: [UInt8] = []
  private var ending: Result<Data?, any Error>?
  private var reader: CheckedContinuation<Data?, any Error>?
  private var room: CheckedContinuation<Void, Never>?
  private var task: Task<Void, Never>?

  static func pieces<Bytes: AsyncSequence & Sendable>(
    of sequence: Bytes
  ) -> AsyncThrowingStream<Data, any Error> where Bytes.Element == UInt8 {
    let gatherer = ByteGatherer()
    gatherer.task = Task {
      do {
        for try await byte in sequence {
          if gatherer.add(byte) { await gatherer.waitForRoom() }
        }
        gatherer.finish(.success(nil))
      } catch {
        gatherer.finish(.failure(error))
      }
    }
    // Whoever drops the stream ends the task.
    return AsyncThrowingStream {
      try await withTaskCancellationHandler {
        try await gatherer.next()
      } onCancel: {
        gatherer.stop()
      }
    }
  }

  deinit { task?.cancel() }

  /// Whether there is more than is wanted.
  private func add(_ byte: UInt8) -> Bool {
    lock.lock()
    bytes.append(byte)
    let isFull = bytes.count >= Self.capacity
    let reader = reader
    self.reader = nil
    let piece = reader == nil ? nil : takeAll()
    lock.unlock()
    reader?.resume(returning: piece)
    return isFull && reader == nil
  }

  private func waitForRoom() async {
    await withCheckedContinuation { continuation in
      let isRoom = lock.withLock {
        guard bytes.count >= Self.capacity, ending == nil else { return true }
        room = continuation
        return false
      }
      if isRoom { continuation.resume() }
    }
  }

  private func finish(_ result: Result<Data?, any Error>) {
    lock.lock()
    if ending == nil { ending = result }
    let reader = reader
    let room = room
    self.reader = nil
    self.room = nil
    lock.unlock()
    room?.resume()
    reader?.resume(with: result)
  }

  private func stop() {
    task?.cancel()
    finish(.failure(CancellationError()))
  }

  private func next() async throws -> Data? {
    try await withCheckedThrowingContinuation { continuation in
      lock.lock()
      if !bytes.isEmpty {
        let piece = takeAll()
        let room = room
        self.room = nil
        lock.unlock()
        room?.resume()
        continuation.resume(returning: piece)
      } else if let ending {
        lock.unlock()
        continuation.resume(with: ending)
      } else {
        reader = continuation
        lock.unlock()
      }
    }
  }

  private func takeAll() -> Data {
    defer { bytes.removeAll(keepingCapacity: true) }
    return Data(bytes)
  }
}
