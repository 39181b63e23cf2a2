import Foundation

/// The requests that a provider has handed to its transport, so that it can end them.
final class RequestsUnderWay: Sendable {
  typealias Work = @Sendable () async throws(TransportError) -> TransportResponse
  private typealias Outcome = Result<TransportResponse, TransportError>

  private struct State {
    var isShutDown = false
    var tasks: [UUID: Task<Outcome, Never>] = [:]
  }

  private let state = Locked(State())

  static let shutDownError = TransportError(.shutDown, "the provider was shut down")

  var isShutDown: Bool { state.withLock { $0.isShutDown } }

  func run(_ work: @escaping Work) async throws(TransportError) -> TransportResponse {
    let id = UUID()
    let task: Task<Outcome, Never>? = state.withLock { state in
      guard !state.isShutDown else { return nil }
      let task = Task<Outcome, Never> {
        do throws(TransportError) {
          return .success(try await work())
        } catch {
          return .failure(error)
        }
      }
      state.tasks[id] = task
      return task
    }
    guard let task else { throw Self.shutDownError }
    let outcome = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    let wasEnded = state.withLock { state in
      state.tasks[id] = nil
      return state.isShutDown
    }
    if wasEnded, case .failure(.cancelled) = outcome, !Task.isCancelled { throw Self.shutDownError }
    return try outcome.get()
  }

  func shutDown() {
    let tasks = state.withLock { state in
      state.isShutDown = true
      return Array(state.tasks.values)
    }
    for task in tasks { task.cancel() }
  }
}
