/// Lets so many requests through at once; of the others those of a higher priority go first, and among equals who came first.
final class RequestLimiter: Sendable {
  private struct State {
    var free: Int
    var nextTicket = 0
    /// In the order in which they will go.
    var waiting: [Waiting] = []
    /// Cancelled before they came to wait.
    var cancelled: Set<Int> = []
    /// Waited for longer than they wanted.
    var expired: Set<Int> = []
  }

  private struct Waiting {
    var ticket: Int
    var priority: RequestPriority
    var continuation: CheckedContinuation<Bool, Never>
  }

  private let state: Locked<State>

  init(_ limit: Int) {
    precondition(limit > 0, "a limit of concurrent requests is at least 1")
    state = Locked(State(free: limit))
  }

  /// Waits for a turn, which `release` ends. Throws, without a turn, when the task is cancelled or after so many seconds.
  func acquire(
    _ priority: RequestPriority = .normal, within limit: Double? = nil
  ) async throws(TransportError) {
    let ticket = state.withLock { state in
      state.nextTicket += 1
      return state.nextTicket
    }
    let timer = limit.map { seconds in
      Task {
        try await Task.sleep(nanoseconds: UInt64(max(0, min(seconds, 1e9)) * 1e9))
        expire(ticket)
      }
    }
    defer { timer?.cancel() }
    let hasTurn = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        enter(Waiting(ticket: ticket, priority: priority, continuation: continuation))
      }
    } onCancel: {
      cancel(ticket)
    }
    guard hasTurn else {
      let isExpired = state.withLock { $0.expired.remove(ticket) != nil }
      throw isExpired ? .timeout(.total) : .cancelled
    }
    // The mark of a cancel that came after the turn was given.
    _ = state.withLock { $0.cancelled.remove(ticket) }
  }

  func release() {
    let next: CheckedContinuation<Bool, Never>? = state.withLock { state in
      guard !state.waiting.isEmpty else {
        state.free += 1
        return nil
      }
      return state.waiting.removeFirst().continuation
    }
    next?.resume(returning: true)
  }

  private func enter(_ one: Waiting) {
    let answer: Bool? = state.withLock { state in
      if state.cancelled.remove(one.ticket) != nil { return false }
      if state.free > 0 {
        state.free -= 1
        return true
      }
      let behind = state.waiting.firstIndex { $0.priority < one.priority }
      state.waiting.insert(one, at: behind ?? state.waiting.endIndex)
      return nil
    }
    if let answer { one.continuation.resume(returning: answer) }
  }

  private func expire(_ ticket: Int) {
    let waiting: CheckedContinuation<Bool, Never>? = state.withLock { state in
      guard let index = state.waiting.firstIndex(where: { $0.ticket == ticket }) else { return nil }
      state.expired.insert(ticket)
      return state.waiting.remove(at: index).continuation
    }
    waiting?.resume(returning: false)
  }

  private func cancel(_ ticket: Int) {
    let waiting: CheckedContinuation<Bool, Never>? = state.withLock { state in
      guard let index = state.waiting.firstIndex(where: { $0.ticket == ticket }) else {
        state.cancelled.insert(ticket)
        return nil
      }
      return state.waiting.remove(at: index).continuation
    }
    waiting?.resume(returning: false)
  }
}
