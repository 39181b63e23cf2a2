import Foundation

/// One call without its types: what the core of a provider needs of a target and of a reader.
struct CallPlan: Sendable {
  /// What an attempt is made of; the target's variables are asked for once for each.
  struct Made: Sendable {
    var endpoint: Endpoint
    var samples: @Sendable () -> [Sample]
  }

  var target: any TargetType
  var make: @Sendable () async throws -> Made
  /// Where the body goes when the answer is a success.
  var destination: @Sendable (ResponseHead) -> BodyDestination = { _ in .memory }
  var errorReaders: [StatusPattern: ErrorReader] = [:]
  /// The statuses that are successes, whatever the endpoint's validation says; empty leaves it to that.
  var statuses: Set<StatusPattern> = []
  /// The file whose download goes on where an earlier call left off.
  var resumableFile: URL?
  /// Nil leaves it to the endpoint.
  var priority: RequestPriority?
  /// Whether an answer to another call will do.
  var canShare = true
  var progress: (@Sendable (TransferProgress) -> Void)?
  /// Nil leaves it to the provider.
  var stub: Stub?
}
