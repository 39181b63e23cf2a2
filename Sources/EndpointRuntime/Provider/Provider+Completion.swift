public import Foundation

extension Provider {
  /// Makes a call and tells its result on the main queue, exactly once.
  @discardableResult
  public func send<Value: Sendable>(
    _ call: Call<Target, Value>, progress: (@MainActor @Sendable (TransferProgress) -> Void)? = nil,
    completion: @escaping @MainActor @Sendable (Result<Value, EndpointError>) -> Void
  ) -> Cancellable {
    send(
      call, queue: .main, progress: progress.map { onMain($0) }, completion: onMain(completion))
  }

  /// Makes a call and tells its progress and its result on `queue`, the result exactly once.
  @discardableResult
  public func send<Value: Sendable>(
    _ call: Call<Target, Value>, queue: DispatchQueue,
    progress: (@Sendable (TransferProgress) -> Void)? = nil,
    completion: @escaping @Sendable (Result<Value, EndpointError>) -> Void
  ) -> Cancellable {
    Cancellable(
      Task {
        let result: Result<Value, EndpointError>
        do throws(EndpointError) {
          result = .success(try await send(call, progress: forwarded(progress, to: queue)))
        } catch {
          result = .failure(error)
        }
        queue.async { completion(result) }
      })
  }

  /// Makes a call and gives the answer as it is, on the main queue.
  @discardableResult
  public func request(
    _ target: Target, progress: (@MainActor @Sendable (TransferProgress) -> Void)? = nil,
    completion: @escaping @MainActor @Sendable (Result<Response, EndpointError>) -> Void
  ) -> Cancellable {
    request(
      target, queue: .main, progress: progress.map { onMain($0) }, completion: onMain(completion))
  }

  /// Makes a call and gives the answer as it is, on `queue`.
  @discardableResult
  public func request(
    _ target: Target, queue: DispatchQueue,
    progress: (@Sendable (TransferProgress) -> Void)? = nil,
    completion: @escaping @Sendable (Result<Response, EndpointError>) -> Void
  ) -> Cancellable {
    Cancellable(
      Task {
        let result: Result<Response, EndpointError>
        do throws(EndpointError) {
          result = .success(try await request(target, progress: forwarded(progress, to: queue)))
        } catch {
          result = .failure(error)
        }
        queue.async { completion(result) }
      })
  }

  private func forwarded(
    _ progress: (@Sendable (TransferProgress) -> Void)?, to queue: DispatchQueue
  ) -> (@Sendable (TransferProgress) -> Void)? {
    guard let progress else { return nil }
    return { value in queue.async { progress(value) } }
  }
}

/// For a closure that is called on the main queue.
private func onMain<Value: Sendable>(_ body: @escaping @MainActor @Sendable (Value) -> Void)
  -> @Sendable (Value) -> Void
{
  { value in MainActor.assumeIsolated { body(value) } }
}
