import Foundation

/// A request on its way whose body is sent while it is made.
protocol LiveUpload: Sendable {
  /// Ends it, without another event.
  func cancel()
}

/// What a live upload tells. The calls come in order.
struct LiveUploadEvents: Sendable {
  /// The head of an answer that is not interim; repeated names are joined by `, `.
  var received: @Sendable (_ status: Int, _ headers: HTTPHeaders) -> Void
  var receivedBytes: @Sendable (Data) -> Void
  var sentBytes: @Sendable (Int) -> Void
  /// Whether the connection waits for the body to be made.
  var isWaiting: @Sendable (Bool) -> Void
  /// The end; nil when the answer is whole.
  var ended: @Sendable (TransportError?) -> Void
}
