import EndpointRuntime
import Foundation
import TestSupport
import Testing

extension Wire {
  @Suite struct PriorityTests {
    /// One request is on its way and holds the others up; when it ends they go in the order that is expected.
    private func order(
      _ calls: [(path: String, priority: RequestPriority?)],
      endpointPriority: @escaping @Sendable (String) -> RequestPriority? = { _ in nil }
    ) async throws -> [String] {
      let isHeld = Collected<Void>()
      let server = try RecordingServer { request in
        guard request.path.hasSuffix("first") else { return .json("{}") }
        return Answer(steps: [.until { !isHeld.all.isEmpty }] + Answer.json("{}").steps)
      }
      let waiting = Counter()
      let shop = Provider<ShopAPI>(
        variables: .init(root: server.url), transport: URLSessionTransport(),
        plugins: [
          ClosurePlugin(prepare: { request, _ in
            waiting.next()
            return request
          })
        ],
        settings: ProviderSettings(maxConcurrentRequests: 1),
        mapping: { endpoint, target in
          guard case .findOne(let sn) = target, let priority = endpointPriority(sn) else {
            return endpoint
          }
          return endpoint.priority(priority)
        })
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { _ = try await shop.request(.findOne(sn: "first")) }
        try await eventually { server.requests.count == 1 }
        for (index, call) in calls.enumerated() {
          let shop = call.priority.map { shop.prioritizing($0) } ?? shop
          group.addTask { _ = try await shop.request(.findOne(sn: call.path)) }
          try await eventually { waiting.value == index + 2 }
          // From its preparation to its place in the queue.
          try await Task.sleep(nanoseconds: 30_000_000)
        }
        isHeld.append(())
        try await group.waitForAll()
      }
      return server.requests.dropFirst().map { String($0.path.split(separator: "/").last!) }
    }

    @Test func urgentCallsThatWaitGoFirst() async throws {
      let order = try await order([
        ("low", .low), ("normal1", nil), ("high1", .high), ("normal2", .normal), ("high2", .high),
        ("most", RequestPriority(rawValue: 7)),
      ])
      #expect(order == ["most", "high1", "high2", "normal1", "normal2", "low"])
    }

    @Test func endpointHasAPriorityAndTheCallGoesBeforeIt() async throws {
      let order = try await order([("a", nil), ("b", nil), ("c", .low)]) { $0 == "a" ? nil : .high }
      #expect(order == ["b", "a", "c"])
    }

    @Test func callThatIsCancelledLeavesTheQueue() async throws {
      let isHeld = Collected<Void>()
      let server = try RecordingServer { _ in
        Answer(steps: [.until { !isHeld.all.isEmpty }] + Answer.json("{}").steps)
      }
      let shop = Provider(server, settings: ProviderSettings(maxConcurrentRequests: 1))
      let first = Task { try await shop.request(.findOne(sn: "first")) }
      try await eventually { server.requests.count == 1 }
      let urgent = Task { try await shop.prioritizing(.high).request(.findOne(sn: "urgent")) }
      let last = Task { try await shop.request(.findOne(sn: "last")) }
      try await Task.sleep(nanoseconds: 30_000_000)
      urgent.cancel()
      let error = await #expect(throws: EndpointError.self) { try await urgent.value }
      #expect(error?.isCancelled == true)
      isHeld.append(())
      _ = try await (first.value, last.value)
      #expect(server.requests.count == 2)
    }
  }
}
