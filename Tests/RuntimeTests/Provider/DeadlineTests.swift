import EndpointRuntime
import Foundation
import TestSupport
import Testing

extension Wire {
  /// The total limit of a call covers all that it waits for.
  @Suite struct DeadlineTests {
    /// A call is held up somewhere for ten seconds, and has a tenth of one.
    enum Place: CaseIterable {
      case variables, mapping, credentials, prepare, signing, refresh, answer, retryAfter
    }

    private static func hang() async throws { try await Task.sleep(nanoseconds: 10_000_000_000) }

    /// What does not even heed its cancellation.
    private static func hangDeaf() async {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().asyncAfter(deadline: .now() + 10) { continuation.resume() }
      }
    }

    @Test(arguments: Place.allCases)
    func callEndsWhereverItWaits(_ place: Place) async throws {
      let server = try RecordingServer { _ in
        switch place {
        case .answer: .hang
        case .refresh: Answer(401)
        case .retryAfter: Answer(503, headers: [("Retry-After", "10")])
        default: Answer(200)
        }
      }
      let began = Date()
      let shop = Provider<ShopAPI>(
        variables: {
          if place == .variables { try await Self.hang() }
          return .init(root: server.url)
        },
        transport: URLSessionTransport(),
        plugins: [
          ClosurePlugin(prepare: { request, _ in
            if place == .prepare { await Self.hangDeaf() }
            return request
          })
        ],
        credentials: Credentials { _ in
          if place == .credentials { try await Self.hang() }
          return "tok"
        },
        refresher: TokenRefresher { _ in try await Self.hang() },
        settings: ProviderSettings(
          timeouts: Timeouts(total: 0.1), retry: RetryPolicy(retries: 1, when: [.status(503)])),
        mapping: { endpoint, _ in
          if place == .mapping { await Self.hangDeaf() }
          return endpoint
        },
        signing: { request, _ in
          if place == .signing { try await Self.hang() }
          return request
        })
      let error = await #expect(throws: EndpointError.self) { try await shop.send(.plain) }
      switch (place, error?.reason) {
      // A pause that cannot be waited for is not begun: the answer stands.
      case (.retryAfter, .status(503, _)), (_, .timeout(.total)): break
      default: Issue.record("\(String(describing: error))")
      }
      #expect(Date().timeIntervalSince(began) < 8)
    }

    @Test func callThatWaitsForItsTurnEnds() async throws {
      let server = try RecordingServer { _ in .hang }
      let log = HookLog()
      let shop = Provider(
        server, plugins: [log.plugin("A")],
        settings: ProviderSettings(timeouts: Timeouts(idle: 10), maxConcurrentRequests: 1),
        mapping: { endpoint, target in
          if case .ping = target { return endpoint.timeout(total: 0.1) }
          return endpoint
        })
      let holder = Task { try await shop.send(.plain) }
      try await eventually { server.requests.count == 1 }
      let error = await #expect(throws: EndpointError.self) { try await shop.send(.ping) }
      guard case .timeout(.total) = error?.reason else { return #expect(Bool(false)) }
      holder.cancel()
      _ = await holder.result
      // The one that waited was never sent, and the turn goes on to others.
      #expect(log.all.filter { $0 == "A.willSend" }.count == 1)
      let next = Task { try await shop.send(.plain) }
      try await eventually { server.requests.count == 2 }
      next.cancel()
      _ = await next.result
    }

    @Test(arguments: [
      ("0", true), ("00", true), ("Wed, 21 Oct 2015 07:28:00 GMT", true),
      // No number of seconds, and no date: the policy's own pause counts.
      ("1e9", true), ("0x10", true), ("inf", true), ("-5", true), ("soon", true), ("", true),
      // More than the policy waits for.
      ("301", false), ("99999999999999999999999999", false),
      ("Fri, 31 Dec 2100 23:59:59 GMT", false),
    ])
    func retryAfterIsSecondsOrADate(_ value: String, _ isTriedAgain: Bool) async throws {
      let server = try RecordingServer { request in
        request.number == 0 ? Answer(503, headers: [("Retry-After", value)]) : Answer(200, "done")
      }
      let shop = Provider(
        server, settings: ProviderSettings(retry: RetryPolicy(retries: 1, when: [.status(503)])))
      let text = try? await shop.send(.plain)
      #expect(text == (isTriedAgain ? "done" : nil))
    }
  }
}
