/// Renews credentials that the server has refused, once for all calls that were refused at the same time; each of them is
/// then sent once more, with variables and credentials asked anew.
///
/// ```swift
/// TokenRefresher { _ in try await session.refresh() }
/// ```
public struct TokenRefresher: Sendable {
  let statuses: Set<Int>
  let appliesTo: @Sendable (CallContext) -> Bool
  let flight: RefreshFlight

  /// - Parameters:
  ///   - statuses: The statuses that mean that credentials were refused.
  ///   - appliesTo: Whether a call is refreshed; by default all are, whatever their `auth` says. Leave out the call that
  ///     itself renews the token, when it goes through the same provider.
  ///   - refresh: Renews; throws when that is not possible, which fails all calls that wait.
  public init(
    statuses: Set<Int> = [401],
    appliesTo: @escaping @Sendable (CallContext) -> Bool = { _ in true },
    _ refresh: @escaping @Sendable (Response) async throws -> Void
  ) {
    self.statuses = statuses
    self.appliesTo = appliesTo
    flight = RefreshFlight(refresh)
  }
}

/// The refresh that is under way.
final class RefreshFlight: Sendable {
  private struct State {
    var generation = 0
    var running: Task<Void, any Error>?
  }

  private let refresh: @Sendable (Response) async throws -> Void
  private let state = Locked(State())

  init(_ refresh: @escaping @Sendable (Response) async throws -> Void) { self.refresh = refresh }

  /// How many refreshes have succeeded; to be noted before credentials are asked for.
  var generation: Int { state.withLock { $0.generation } }

  /// Renews what was in use at `generation`, unless somebody has done so since.
  func renew(since generation: Int, after response: Response) async throws {
    let task: Task<Void, any Error>? = state.withLock { state in
      guard state.generation == generation else { return nil }
      if let running = state.running { return running }
      let started = Task { [refresh, self] in
        do {
          try await refresh(response)
          self.state.withLock { state in
            state.generation += 1
            state.running = nil
          }
        } catch {
          self.state.withLock { $0.running = nil }
          throw error
        }
      }
      state.running = started
      return started
    }
    guard let task else { return }
    // It goes on for the others when this call is cancelled.
    try await Waiting.value(of: task)
  }
}

/// Waits for a task of somebody else's, and no longer than the own task wants.
enum Waiting {
  /// After so many seconds the task is cancelled, and `.timeout(.total)` thrown whether it heeds that or not.
  static func value<Value: Sendable>(
    of task: Task<Value, any Error>, within limit: Double? = nil
  ) async throws -> Value {
    let waiter = Waiter<Value>()
    let timer = limit.map { seconds in
      Task {
        try await Task.sleep(nanoseconds: UInt64(max(0, min(seconds, 1e9)) * 1e9))
        waiter.finish(.failure(TransportError.timeout(.total)))
        task.cancel()
      }
    }
    defer { timer?.cancel() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        waiter.start(continuation)
        Task { waiter.finish(await task.result) }
      }
    } onCancel: {
      waiter.finish(.failure(CancellationError()))
    }
  }

  /// Resumes its continuation once, by whichever comes first.
  private final class Waiter<Value: Sendable>: Sendable {
    private enum State {
      case fresh
      case waiting(CheckedContinuation<Value, any Error>)
      case done(Result<Value, any Error>?)
    }

    private let state = Locked(State.fresh)

    func start(_ continuation: CheckedContinuation<Value, any Error>) {
      let early: Result<Value, any Error>? = state.withLock { state in
        if case .done(let result) = state {
          state = .done(nil)
          return result
        }
        state = .waiting(continuation)
        return nil
      }
      if let early { continuation.resume(with: early) }
    }

    func finish(_ result: Result<Value, any Error>) {
      let waiting: CheckedContinuation<Value, any Error>? = state.withLock { state in
        switch state {
        case .fresh:
          state = .done(result)
          return nil
        case .waiting(let continuation):
          state = .done(nil)
          return continuation
        case .done:
          return nil
        }
      }
      waiting?.resume(with: result)
    }
  }
}
