import Foundation

/// What the threads of a server share.
final class ServerState: @unchecked Sendable {
  private let condition = NSCondition()
  private var recorded: [RecordedRequest] = []
  private var sockets: [ObjectIdentifier: Socket] = [:]
  private var accepted = 0
  private var hasStopped = false

  var isStopped: Bool { condition.withLock { hasStopped } }
  var requests: [RecordedRequest] { condition.withLock { recorded } }
  var connectionCount: Int { condition.withLock { accepted } }
  var openConnectionCount: Int { condition.withLock { sockets.count } }

  /// The number of a new connection; nil when the server has stopped.
  func opened(_ socket: Socket) -> Int? {
    condition.withLock {
      guard !hasStopped else { return nil }
      sockets[ObjectIdentifier(socket)] = socket
      accepted += 1
      return accepted - 1
    }
  }

  func closed(_ socket: Socket) {
    condition.withLock { sockets[ObjectIdentifier(socket)] = nil }
  }

  func record(_ request: inout RecordedRequest) {
    condition.lock()
    defer { condition.unlock() }
    request.number = recorded.count
    recorded.append(request)
  }

  /// Waits, unless the server stops first; whether it still runs.
  func wait(_ seconds: Double) -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    condition.lock()
    defer { condition.unlock() }
    while !hasStopped, condition.wait(until: end) {}
    return !hasStopped
  }

  func stop() {
    condition.lock()
    hasStopped = true
    let open = Array(sockets.values)
    condition.broadcast()
    condition.unlock()
    for socket in open { socket.shutdown() }
  }
}
