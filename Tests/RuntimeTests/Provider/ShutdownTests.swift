import EndpointRuntime
import Foundation
import TestSupport
import Testing

extension Wire {
  @Suite struct ShutdownTests {
    private func expectShutDown(_ body: () async throws -> some Any) async {
      let error = await #expect(throws: EndpointError.self) { _ = try await body() }
      guard case .transport(let inner) = error?.reason, inner.kind == .shutDown else {
        Issue.record("\(String(describing: error))")
        return
      }
    }

    @Test func callsUnderWayComeToTheirEndAndNewOnesAreRefused() async throws {
      let isHeld = Collected<Void>()
      let server = try RecordingServer { request in
        // It even needs a second attempt.
        request.number == 0
          ? Answer(steps: [.until { !isHeld.all.isEmpty }] + Answer(503).steps)
          : Answer(200, "done")
      }
      let log = HookLog()
      let shop = Provider(
        server, plugins: [log.plugin("A")],
        settings: ProviderSettings(retry: RetryPolicy(retries: 1, when: [.status(503)])))
      let call = Task { try await shop.send(.plain) }
      try await eventually { server.requests.count == 1 }
      let end = Task { await shop.shutdown(within: 8) }
      try await Task.sleep(nanoseconds: 50_000_000)
      await expectShutDown { try await shop.send(.plain) }
      isHeld.append(())
      await end.value
      #expect(try await call.value == "done")
      #expect(server.requests.count == 2)
      // The refused call has its hooks too.
      #expect(log.all.filter { $0 == "A.process" }.count == 2)
      #expect(log.all.filter { $0 == "A.didFinish" }.count == 2)
    }

    @Test func callsThatDoNotComeToTheirEndAreEnded() async throws {
      let server = try RecordingServer { _ in .hang }
      let shop = Provider(server)
      let call = Task { try await shop.send(.plain) }
      try await eventually { server.requests.count == 1 }
      await shop.shutdown(within: 0.05)
      await expectShutDown { try await call.value }
    }

    @Test func nothingIsWaitedForWhenNothingIsUnderWay() async throws {
      let shop = Provider(try RecordingServer { _ in Answer(200) })
      await shop.shutdown(within: 60)
      await expectShutDown { try await shop.send(.plain) }
    }

    @Test func pauseBeforeARetryEnds() async throws {
      let server = try RecordingServer { _ in Answer(503, headers: [("Retry-After", "60")]) }
      let shop = Provider(
        server, settings: ProviderSettings(retry: RetryPolicy(retries: 1, when: [.status(503)])))
      let call = Task { try await shop.send(.plain) }
      try await eventually { server.requests.count == 1 }
      try await Task.sleep(nanoseconds: 50_000_000)
      shop.shutdown()
      await expectShutDown { try await call.value }
    }

    @Test func callThatWaitsForItsTurnEnds() async throws {
      let server = try RecordingServer { _ in .hang }
      let shop = Provider(server, settings: ProviderSettings(maxConcurrentRequests: 1))
      let calls = (0..<3).map { _ in Task { try await shop.send(.plain) } }
      try await eventually { server.requests.count == 1 }
      shop.shutdown()
      for call in calls { await expectShutDown { try await call.value } }
      #expect(server.requests.count == 1)
    }

    @Test func streamThatIsReadEnds() async throws {
      let server = try RecordingServer { _ in
        .partial(
          "data: a\n\n", promising: 100, headers: [("Content-Type", "text/event-stream")],
          then: .hang)
      }
      let shop = Provider(server)
      let stream = try await shop.send(.events)
      let seen = Collected<String>()
      let reader = Task {
        for try await event in stream { seen.append(event.data) }
      }
      try await eventually { seen.all == ["a"] }
      shop.shutdown()
      await expectShutDown { try await reader.value }
      try await eventually { server.openConnectionCount == 0 }
    }
  }
}
