import Foundation

/// The calls that a provider is making, and what they have handed to its transport, so that it can end them.
final class RequestsUnderWay: Sendable {
  private struct State {
    /// Calls that come now are refused; those under way may go on.
    var isClosing = false
    var isShutDown = false
    var calls = 0
    var whenIdle: [CheckedContinuation<Void, Never>] = []
    /// Ends the work of an id.
    var work: [UUID: @Sendable () -> Void] = [:]
    var streams: [WeakStream] = []
  }

  private struct WeakStream: Sendable {
    weak var owner: ByteStream.Owner?
  }

  private let state = Locked(State())

  static let shutDownError = TransportError(.shutDown, "the provider was shut down")

  var isShutDown: Bool { state.withLock { $0.isShutDown } }

  // MARK: Calls

  /// False when the call is refused; else `leave` has to follow.
  func enter() -> Bool {
    state.withLock { state in
      guard !state.isClosing else { return false }
      state.calls += 1
      return true
    }
  }

  func leave() {
    let waiting = state.withLock { state in
      state.calls -= 1
      guard state.calls == 0 else { return [] as [CheckedContinuation<Void, Never>] }
      defer { state.whenIdle = [] }
      return state.whenIdle
    }
    for continuation in waiting { continuation.resume() }
  }

  // MARK: Work

  /// Notes how to end something, until `end`. It is not begun after the end of all.
  func begin(_ ending: @escaping @Sendable () -> Void) throws(TransportError) -> UUID {
    let id = UUID()
    let isLate = state.withLock { state in
      if !state.isShutDown { state.work[id] = ending }
      return state.isShutDown
    }
    if isLate { throw Self.shutDownError }
    return id
  }

  func end(_ id: UUID) {
    state.withLock { $0.work[id] = nil }
  }

  /// Does a part of a call that `shutDown` ends.
  func run<Value: Sendable>(
    _ work: @escaping @Sendable () async throws(TransportError) -> Value
  ) async throws(TransportError) -> Value {
    let id = UUID()
    let task: Task<Result<Value, TransportError>, Never>? = state.withLock { state in
      guard !state.isShutDown else { return nil }
      let task = Task<Result<Value, TransportError>, Never> {
        do throws(TransportError) {
          return .success(try await work())
        } catch {
          return .failure(error)
        }
      }
      state.work[id] = { task.cancel() }
      return task
    }
    guard let task else { throw Self.shutDownError }
    let outcome = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    let wasEnded = state.withLock { state in
      state.work[id] = nil
      return state.isShutDown
    }
    if wasEnded, case .failure(.cancelled) = outcome, !Task.isCancelled { throw Self.shutDownError }
    return try outcome.get()
  }

  /// A stream that `shutDown` ends, should it still be read.
  func watch(_ stream: ByteStream) {
    let isLate = state.withLock { state in
      state.streams.removeAll { $0.owner == nil }
      state.streams.append(WeakStream(owner: stream.owner))
      return state.isShutDown
    }
    if isLate { stream.cancel() }
  }

  // MARK: The end

  func shutDown() {
    let (work, streams) = state.withLock { state in
      state.isClosing = true
      state.isShutDown = true
      defer { state.streams = [] }
      return (Array(state.work.values), state.streams)
    }
    for end in work { end() }
    for stream in streams { stream.owner?.source.cancel() }
  }

  /// Refuses new calls, waits for those under way for some seconds, and ends the rest.
  func shutDown(within seconds: Double) async {
    state.withLock { $0.isClosing = true }
    let timer = Task {
      try await Task.sleep(nanoseconds: UInt64(max(0, min(seconds, 1e9)) * 1e9))
      shutDown()
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isIdle = state.withLock { state in
          guard state.calls > 0 else { return true }
          state.whenIdle.append(continuation)
          return false
        }
        if isIdle { continuation.resume() }
      }
    } onCancel: {
      shutDown()
    }
    timer.cancel()
    shutDown()
  }
}
