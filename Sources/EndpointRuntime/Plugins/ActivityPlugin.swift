import Foundation

/// Tells when a call goes over the wire for the first time, and when it is done: once each, also when it fails, is retried
/// or is cancelled. A call that never goes over the wire is not told of at all.
public struct ActivityPlugin: Plugin {
  public enum Change: Sendable, Hashable {
    case began, ended
  }

  private let changed: @Sendable (Change, CallContext) async -> Void
  private let begun = Locked(Set<UUID>())

  public init(_ changed: @escaping @Sendable (Change, CallContext) async -> Void) {
    self.changed = changed
  }

  public func willSend(_ request: HTTPRequest, for call: CallContext) async {
    let isFirst = begun.withLock { $0.insert(call.id).inserted }
    if isFirst { await changed(.began, call) }
  }

  public func process(_ result: Result<Response, EndpointError>, for call: CallContext) async
    -> Result<Response, EndpointError>
  {
    let hasBegun = begun.withLock { $0.remove(call.id) != nil }
    if hasBegun { await changed(.ended, call) }
    return result
  }
}
