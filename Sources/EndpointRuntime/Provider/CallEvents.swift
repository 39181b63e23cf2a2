/// What happens to a call.
public enum CallEvent<Value: Sendable>: Sendable {
  case progress(TransferProgress)
  /// The last one.
  case value(Value)
}

/// The progress of a call and then its value. It throws an `EndpointError`. When nobody reads it any more, the call is
/// cancelled.
public struct CallEvents<Value: Sendable>: AsyncSequence, Sendable {
  public typealias Element = CallEvent<Value>

  let stream: AsyncThrowingStream<CallEvent<Value>, any Error>

  public func makeAsyncIterator() -> AsyncThrowingStream<CallEvent<Value>, any Error>.Iterator {
    stream.makeAsyncIterator()
  }
}

extension Provider {
  /// Makes a call and tells its progress on the way to its value. The call begins at once; it can be read once.
  ///
  /// ```swift
  /// for try await event in provider.events(of: .upload(photo)) {
  ///   switch event {
  ///   case .progress(let progress): bar.value = progress.fraction ?? 0
  ///   case .value(let receipt): show(receipt)
  ///   }
  /// }
  /// ```
  public func events<Value: Sendable>(of call: Call<Target, Value>) -> CallEvents<Value> {
    CallEvents(
      stream: AsyncThrowingStream { continuation in
        let task = Task {
          do {
            let value = try await send(call) { continuation.yield(.progress($0)) }
            continuation.yield(.value(value))
            continuation.finish()
          } catch {
            continuation.finish(throwing: error)
          }
        }
        continuation.onTermination = { _ in task.cancel() }
      })
  }
}
