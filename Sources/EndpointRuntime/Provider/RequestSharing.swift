import Foundation

/// What makes two requests the same.
struct RequestKey: Hashable, Sendable {
  private let method: HTTPMethod
  private let url: String
  private let headers: [String]
  private let body: Data

  /// Nil for a body that cannot be compared without reading it.
  init?(_ request: HTTPRequest) {
    switch request.body {
    case .none: body = Data()
    case .data(let data): body = data
    case .file, .stream: return nil
    }
    method = request.method
    url = request.url.absoluteString
    headers = request.headers.map { "\($0.name.lowercased()): \($0.value)" }.sorted()
  }
}

/// The requests that several calls wait for.
final class RequestSharing: Sendable {
  typealias Outcome = ProviderCore.Outcome
  typealias Progress = @Sendable (TransferProgress) -> Void

  private struct Flight {
    let id: UUID
    var task: Task<Void, Never>?
    var members: [UUID: Member] = [:]
  }

  private struct Member {
    var continuation: CheckedContinuation<Outcome?, Never>?
    var progress: Progress?
  }

  private let flights = Locked([RequestKey: Flight]())

  /// How many requests are under way.
  var count: Int { flights.withLock { $0.count } }

  /// The outcome of `work`, which is begun unless it is under way already. Throws when the own task is cancelled; the work
  /// is cancelled with the last that waits for it.
  func join(
    _ key: RequestKey, _ progress: Progress?,
    _ work: @escaping @Sendable (@escaping Progress) async -> Outcome
  ) async throws(TransportError) -> Outcome {
    let member = UUID()
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        enter(key, member, Member(continuation: continuation, progress: progress), work)
      }
    } onCancel: {
      leave(key, member)
    }
    guard let outcome else { throw .cancelled }
    return outcome
  }

  private func enter(
    _ key: RequestKey, _ id: UUID, _ member: Member,
    _ work: @escaping @Sendable (@escaping Progress) async -> Outcome
  ) {
    guard !Task.isCancelled else { return member.continuation!.resume(returning: nil) }
    flights.withLock { flights in
      if flights[key] != nil {
        flights[key]!.members[id] = member
        return
      }
      let flight = UUID()
      flights[key] = Flight(id: flight, members: [id: member])
      // A task of its own: whoever came first may leave while others stay.
      flights[key]!.task = Task {
        let outcome = await work { self.report($0, key, flight) }
        self.land(outcome, key, flight)
      }
    }
    // A cancel that came between the look above and the entry found nobody to take out.
    if Task.isCancelled { leave(key, id) }
  }

  private func report(_ progress: TransferProgress, _ key: RequestKey, _ id: UUID) {
    let listeners: [Progress] = flights.withLock { flights in
      guard let flight = flights[key], flight.id == id else { return [] }
      return flight.members.values.compactMap(\.progress)
    }
    for listener in listeners { listener(progress) }
  }

  private func land(_ outcome: Outcome, _ key: RequestKey, _ id: UUID) {
    let members: [Member] = flights.withLock { flights in
      guard let flight = flights[key], flight.id == id else { return [] }
      flights[key] = nil
      return Array(flight.members.values)
    }
    for member in members { member.continuation?.resume(returning: outcome) }
  }

  private func leave(_ key: RequestKey, _ id: UUID) {
    var abandoned: Task<Void, Never>?
    let member: Member? = flights.withLock { flights in
      guard let member = flights[key]?.members.removeValue(forKey: id) else { return nil }
      if flights[key]!.members.isEmpty {
        abandoned = flights[key]!.task
        flights[key] = nil
      }
      return member
    }
    abandoned?.cancel()
    member?.continuation?.resume(returning: nil)
  }
}
