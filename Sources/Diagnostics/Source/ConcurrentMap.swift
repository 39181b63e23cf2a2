import Dispatch

extension Array where Element: Sendable {
  /// What `transform` makes of each element, in order; several at a time, as many as there are cores.
  package func concurrentMap<Result: Sendable>(
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    guard count > 1 else { return map(transform) }
    return [Result](unsafeUninitializedCapacity: count) { results, initialized in
      // Each thread writes to places of its own.
      nonisolated(unsafe) let results = results
      DispatchQueue.concurrentPerform(iterations: count) { index in
        results.initializeElement(at: index, to: transform(self[index]))
      }
      initialized = count
    }
  }
}
