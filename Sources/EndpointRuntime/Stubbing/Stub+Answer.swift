import Foundation

/// Why a stub gives no answer.
struct StubFailure: Error {
  var problem: String
}

extension Stub {
  /// The chosen sample, as if it had come over the wire.
  func answer(
    _ request: TransportRequest, samples: @Sendable () -> [Sample], name: String
  ) async throws -> TransportResponse {
    let all = samples()
    guard let chosen = sample.sample(from: all) else {
      throw StubFailure(
        problem: all.isEmpty
          ? "'\(name)' has no sample" : "'\(name)' has no sample that is \(sample.explanation)")
    }
    var delay = chosen.delay
    if delay == nil, case .delayed(let seconds) = behavior { delay = seconds }
    let head = ResponseHead(
      status: chosen.status, headers: chosen.headers, url: request.request.url)
    let answer = LocalAnswer(
      head: head, data: try chosen.data(), delay: delay ?? 0, failure: chosen.failure)
    return try await answer.deliver(for: request)
  }
}

extension SampleChoice {
  fileprivate var explanation: String {
    switch self {
    case .first: "the first"
    case .named(let name): "named '\(name)'"
    case .status(let status): "of status \(status)"
    case .index(let index): "at \(index)"
    case .failure: "a failure"
    }
  }
}
