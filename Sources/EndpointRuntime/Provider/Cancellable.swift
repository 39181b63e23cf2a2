/// A call that was made in completion style.
public final class Cancellable: Sendable {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) { self.task = task }

  /// Ends the call: its completion is called with an error whose reason is `cancelled`, unless it has its result already.
  public func cancel() { task.cancel() }

  public var isCancelled: Bool { task.isCancelled }
}
