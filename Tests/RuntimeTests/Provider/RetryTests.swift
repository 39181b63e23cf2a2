import EndpointRuntime
import Foundation
import TestSupport
import Testing

extension Wire {
  @Suite struct RetryTests {
    private func shop(
      _ server: RecordingServer, _ policy: RetryPolicy, _ timeouts: Timeouts = Timeouts(attempt: 10)
    ) -> Provider<ShopAPI> {
      Provider(server, settings: ProviderSettings(timeouts: timeouts, retry: policy))
    }

    @Test func statusesOfThePolicyAreTriedAgain() async throws {
      let server = try RecordingServer(answering: Answer(503), Answer(429), Answer(200, "done"))
      let policy = RetryPolicy(retries: 2, when: [.status(503), .status(429)])
      #expect(try await shop(server, policy).send(.plain) == "done")
      #expect(server.requests.count == 3)
    }

    @Test func lastErrorStandsWhenRetriesAreUsedUp() async throws {
      let server = try RecordingServer { _ in Answer(503) }
      let policy = RetryPolicy(retries: 2, when: [.status(503)])
      let error = await #expect(throws: EndpointError.self) {
        try await shop(server, policy).send(.plain)
      }
      #expect(error?.status == 503)
      #expect(error?.response?.timing.attempts == 3)
      #expect(server.requests.count == 3)
    }

    @Test func whatThePolicyDoesNotNameIsNotTriedAgain() async throws {
      let server = try RecordingServer { _ in Answer(500) }
      let policy = RetryPolicy(retries: 2, when: [.status(503), .timeout, .connection])
      await #expect(throws: EndpointError.self) { try await shop(server, policy).send(.plain) }
      #expect(server.requests.count == 1)
    }

    @Test func statusIsTriedAgainThoughTheEndpointAcceptsIt() async throws {
      let server = try RecordingServer(answering: Answer(503), Answer(200, "done"))
      let shop = Provider(
        server, settings: ProviderSettings(retry: RetryPolicy(retries: 1, when: [.status(503)])),
        mapping: { endpoint, _ in endpoint.validate(.none) })
      #expect(try await shop.send(.plain) == "done")
    }

    @Test func lostConnectionAndTimeoutAreTriedAgain() async throws {
      let server = try RecordingServer { request in
        // The first is lost twice: URLSession tries once by itself on a connection that had been used.
        switch request.number {
        case 0: .partial("x", promising: 10, then: .close)
        case 1: .hang
        default: Answer(200, "done")
        }
      }
      let shop = shop(server, RetryPolicy(retries: 2), Timeouts(attempt: 0.3))
      #expect(try await shop.send(.plain) == "done")
      #expect(server.requests.count == 3)
    }

    @Test func unsafeMethodIsSentAgainOnlyWhenThePolicySaysSo() async throws {
      let server = try RecordingServer { request in
        request.number == 2
          ? .json(#"{"code":200,"data":{"sn":"A","amount":1}}"#) : Answer(503)
      }
      let policy = RetryPolicy(retries: 1, when: [.status(503)])
      await #expect(throws: EndpointError.self) {
        try await shop(server, policy).send(.create(name: "x"))
      }
      #expect(server.requests.count == 1)
      var covering = policy
      covering.coversEveryMethod = true
      _ = try await shop(server, covering).send(.create(name: "x"))
      #expect(server.requests.map(\.text) == Array(repeating: #"{"name":"x"}"#, count: 3))
    }

    /// Nothing can have reached the server, whatever the method.
    @Test func unsafeMethodIsTriedAgainWhenNoConnectionWasMade() async throws {
      let server = try RecordingServer { _ in Answer(200) }
      server.stop()
      try await Task.sleep(nanoseconds: 200_000_000)
      let attempts = Counter()
      let shop = Provider(
        server, plugins: [ClosurePlugin(willSend: { _, _ in attempts.next() })],
        settings: ProviderSettings(retry: RetryPolicy(retries: 2)))
      let error = await #expect(throws: EndpointError.self) {
        try await shop.send(.create(name: "x"))
      }
      guard case .transport(let inner) = error?.reason else { return #expect(Bool(false)) }
      #expect(inner.kind == .cannotConnect)
      #expect(attempts.value == 3)
    }

    @Test func pausesGrowAndRetryAfterGoesBefore() async throws {
      let times = Collected<Date>()
      let server = try RecordingServer { request in
        times.append(Date())
        return switch request.number {
        case 0: Answer(503, headers: [("Retry-After", "0.3")], "")
        case 1: Answer(503)
        default: Answer(200)
        }
      }
      _ = try await shop(server, RetryPolicy(retries: 2, when: [.status(503)], backoff: 0.05))
        .request(.plain)
      let gaps = zip(times.all, times.all.dropFirst()).map { $1.timeIntervalSince($0) }
      #expect(gaps[0] >= 0.29)
      // Twice the backoff, of which up to a half is left to chance.
      #expect(gaps[1] >= 0.049)
    }

    @Test func retryAfterMayBeADate() async throws {
      let server = try RecordingServer { request in
        request.number == 0
          ? Answer(503, headers: [("Retry-After", "Wed, 21 Oct 2015 07:28:00 GMT")], "")
          : Answer(200)
      }
      let begin = Date()
      _ = try await shop(server, RetryPolicy(retries: 1, when: [.status(503)], backoff: 60))
        .request(.plain)
      #expect(Date().timeIntervalSince(begin) < 5)
    }

    @Test func endpointsOwnPolicyGoesBefore() async throws {
      let server = try RecordingServer { _ in Answer(503) }
      let shop = Provider(
        server, settings: ProviderSettings(retry: RetryPolicy(retries: 5, when: [.status(503)])),
        mapping: { endpoint, _ in endpoint.retry(RetryPolicy(retries: 1, when: [.status(503)])) })
      await #expect(throws: EndpointError.self) { try await shop.send(.plain) }
      #expect(server.requests.count == 2)
    }

    @Test func cancelledPauseEndsTheCall() async throws {
      let server = try RecordingServer { _ in Answer(503) }
      let call = Task {
        try await shop(server, RetryPolicy(retries: 1, when: [.status(503)], backoff: 60))
          .send(.plain)
      }
      try await eventually { server.requests.count == 1 }
      try await Task.sleep(nanoseconds: 50_000_000)
      call.cancel()
      let error = await #expect(throws: EndpointError.self) { try await call.value }
      #expect(error?.isCancelled == true)
    }

    // MARK: Limits

    @Test func attemptIdleAndTotalLimitsAreToldApart() async throws {
      let server = try RecordingServer { _ in .hang }
      func limit(_ timeouts: Timeouts) async -> TimeLimit? {
        let error = await #expect(throws: EndpointError.self) {
          try await Provider(server, settings: ProviderSettings(timeouts: timeouts)).send(.plain)
        }
        if case .timeout(let limit) = error?.reason { return limit }
        return nil
      }
      #expect(await limit(Timeouts(attempt: 0.2)) == .attempt)
      #expect(await limit(Timeouts(idle: 0.2)) == .idle)
      #expect(await limit(Timeouts(attempt: 5, total: 0.2)) == .total)
    }

    @Test func totalLimitSpansTheAttempts() async throws {
      let server = try RecordingServer { _ in .hang }
      let begin = Date()
      let error = await #expect(throws: EndpointError.self) {
        try await shop(server, RetryPolicy(retries: 50), Timeouts(attempt: 0.2, total: 0.5))
          .send(.plain)
      }
      guard case .timeout = error?.reason else { return #expect(Bool(false)) }
      #expect(Date().timeIntervalSince(begin) < 2)
      #expect((2...3).contains(server.requests.count))
    }

    @Test func endpointsOwnLimitGoesBefore() async throws {
      let server = try RecordingServer { _ in .hang }
      let shop = Provider(
        server, settings: ProviderSettings(timeouts: Timeouts(attempt: 60)),
        mapping: { endpoint, _ in endpoint.timeout(0.2) })
      await #expect(throws: EndpointError.self) { try await shop.send(.plain) }
    }
  }
}
