import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request on its way, over all its redirects. Touched on the driver's queue only.
final class Exchange: @unchecked Sendable {
  typealias Completion = @Sendable (Result<TransportResponse, TransportError>) -> Void

  let request: TransportRequest
  /// The request as it is after redirects.
  var current: HTTPRequest
  var task: URLSessionTask?
  /// Gone once the caller has its answer, which for a streamed one is before the end.
  var completion: Completion?
  var isFinished = false
  /// Why it was ended from outside.
  var ended: TransportError?

  var head: ResponseHead?
  var sink: ResponseSink?
  var data = Data()
  var redirects: [URL] = []
  /// The request that follows when the body of this redirect has been read.
  var next: HTTPRequest?
  var challengeWasDeclined = false
  /// The bytes of a stream, which are collected before they are sent.
  var collected: BodyCollector.Collected?
  var collecting: Task<Void, Never>?
  /// The body on its way while it is made.
  var live: (any LiveUpload)?
  /// How many live uploads there were; what an earlier one has still to tell does not count.
  var liveNumber = 0
  /// While the body is being made, the server is not to blame for the silence.
  var isWaitingForBody = false
  /// A large file that URLSession reads by itself. Taken on URLSession's work queue, once.
  let streamedFile = Locked(URL?.none)
  /// How often the request was sent again because a connection that had been used before died under it.
  var resends = 0

  let started = DispatchTime.now().uptimeNanoseconds
  var headDelay = 0.0
  var phases: TransferPhases?
  var attemptEnds: UInt64?
  var lastActivity: UInt64
  /// While the reader of a stream is slow, the server is not to blame for the silence. Never on Linux.
  var isPaused = false

  var sent: Int64 = 0
  var received: Int64 = 0
  var expected: Int64?

  init(_ request: TransportRequest) {
    self.request = request
    current = request.request
    lastActivity = started
    attemptEnds = request.attemptLimit.map { started + Self.nanoseconds($0) }
  }

  /// When a limit will be broken if nothing more happens.
  var nextDeadline: UInt64? {
    let idleEnds =
      isPaused || isWaitingForBody
      ? nil : request.idleLimit.map { lastActivity + Self.nanoseconds($0) }
    return [attemptEnds, idleEnds].compactMap { $0 }.min()
  }

  func brokenLimit(at now: UInt64) -> TimeLimit? {
    if let attemptEnds, attemptEnds <= now { return .attempt }
    guard let deadline = nextDeadline, deadline <= now else { return nil }
    return .idle
  }

  func noteActivity() { lastActivity = DispatchTime.now().uptimeNanoseconds }

  func report(sent total: Int64, of whole: Int64?) {
    guard total > sent else { return }
    sent = total
    request.progress?(TransferProgress(.sent, completed: total, total: whole))
  }

  func report(received count: Int) {
    received += Int64(count)
    request.progress?(TransferProgress(.received, completed: received, total: expected))
  }

  private static func nanoseconds(_ seconds: Double) -> UInt64 {
    UInt64(max(0, min(seconds, 1e9)) * 1e9)
  }
}
