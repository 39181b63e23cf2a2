import EndpointRuntime
import Foundation
import TestSupport
import Testing

extension Wire {
  @Suite struct SharingTests {
    private func shop(_ server: RecordingServer, plugins: [any Plugin] = []) -> Provider<ShopAPI> {
      Provider(
        server, plugins: plugins,
        settings: ProviderSettings(
          timeouts: Timeouts(attempt: 5), sharesRequestsInFlight: true))
    }

    @Test func equalCallsShareOneRequest() async throws {
      let server = try RecordingServer { _ in Answer(200, "x", after: 0.1) }
      let shop = shop(server)
      try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 0..<20 { group.addTask { try await shop.send(.plain) } }
        for try await text in group { #expect(text == "x") }
      }
      #expect(server.requests.count == 1)
      // What is done is not shared any more.
      _ = try await shop.send(.plain)
      #expect(server.requests.count == 2)
    }

    @Test func callsThatDifferInAnythingDoNotShare() async throws {
      let server = try RecordingServer { request in
        .json(#"{"code":200,"data":{"sn":"\#(request.body.count)","amount":1}}"#, after: 0.05)
      }
      let shop = shop(server)
      async let one = shop.send(.create(name: "a"))
      async let two = shop.send(.create(name: "bb"))
      #expect(try await one.sn != two.sn)
      #expect(server.requests.count == 2)
    }

    @Test func followerRunsOnlyWhatComesAfterTheAnswer() async throws {
      let server = try RecordingServer { _ in Answer(200, "x", after: 0.1) }
      let hooks = HookLog()
      let shop = shop(server, plugins: [hooks.plugin("A")])
      async let one = shop.send(.plain)
      async let two = shop.send(.plain)
      _ = try await (one, two)
      let counts = Dictionary(grouping: hooks.all, by: { $0 }).mapValues(\.count)
      #expect(
        counts == [
          "A.prepare": 1, "A.willSend": 1, "A.didReceive": 1, "A.process": 2, "A.didFinish": 2,
        ])
    }

    @Test func cancelledLeaderLeavesTheRequestToTheOthers() async throws {
      let server = try RecordingServer { _ in Answer(200, "x", after: 0.15) }
      let shop = shop(server)
      let first = Task { try await shop.send(.plain) }
      try await eventually { server.requests.count == 1 }
      let second = Task { try await shop.send(.plain) }
      try await Task.sleep(nanoseconds: 30_000_000)
      first.cancel()
      await #expect(throws: EndpointError.self) { try await first.value }
      #expect(try await second.value == "x")
      #expect(server.requests.count == 1)
    }

    @Test func requestIsCancelledWithTheLastWhoWaits() async throws {
      let server = try RecordingServer { _ in .hang }
      let shop = shop(server)
      let calls = (0..<5).map { _ in Task { try await shop.send(.plain) } }
      try await eventually { server.requests.count == 1 }
      for call in calls { call.cancel() }
      for call in calls { await #expect(throws: EndpointError.self) { try await call.value } }
      try await eventually { server.openConnectionCount == 0 }
    }

    /// Moya never answers the second of two equal requests when the first cannot be made.
    @Test func keyIsReleasedOnEveryPath() async throws {
      let server = try RecordingServer { request in
        request.number == 0 ? .close : request.number == 1 ? .close : Answer(200, "x")
      }
      let shop = shop(server)
      for _ in 0..<2 {
        await #expect(throws: EndpointError.self) { try await shop.send(.findOne(sn: "..")) }
      }
      await #expect(throws: EndpointError.self) { try await shop.send(.plain) }
      let cancelled = Task { try await shop.send(.plain) }
      cancelled.cancel()
      _ = await cancelled.result
      _ = try? await shop.send(.plain)
      #expect(try await shop.send(.plain) == "x")
    }

    @Test func randomCancelsLeaveNobodyWaiting() async throws {
      let server = try RecordingServer { _ in Answer(200, "x", after: 0.002) }
      let shop = shop(server)
      let ends = Collected<Bool>()
      await withTaskGroup(of: Void.self) { group in
        for index in 0..<200 {
          group.addTask {
            let call = Task { try await shop.send(.list(page: index % 5)) }
            try? await Task.sleep(nanoseconds: UInt64.random(in: 0..<4_000_000))
            if index % 2 == 0 { call.cancel() }
            _ = await call.result
            ends.append(true)
          }
        }
      }
      #expect(ends.all.count == 200)
    }

    // MARK: Limits of concurrency

    @Test func noMoreRequestsThanAllowedAreOnTheirWay() async throws {
      let running = Locked((now: 0, most: 0))
      let server = try RecordingServer { _ in
        running.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
        Thread.sleep(forTimeInterval: 0.01)
        running.withLock { $0.now -= 1 }
        return Answer(200, "x")
      }
      let shop = Provider(server, settings: ProviderSettings(maxConcurrentRequests: 3))
      try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 0..<30 { group.addTask { try await shop.send(.plain) } }
        for try await text in group { #expect(text == "x") }
      }
      #expect(running.withLock { $0.most } == 3)
    }

    @Test func turnIsGivenBackOnEveryPath() async throws {
      let server = try RecordingServer { request in
        request.number % 3 == 0 ? .hang : request.number % 3 == 1 ? .close : Answer(200, "x")
      }
      let shop = Provider(
        server,
        settings: ProviderSettings(timeouts: Timeouts(attempt: 0.1), maxConcurrentRequests: 2))
      await withTaskGroup(of: Void.self) { group in
        for index in 0..<40 {
          group.addTask {
            let call = Task { try await shop.send(.list(page: index)) }
            if index % 2 == 0 {
              try? await Task.sleep(nanoseconds: UInt64.random(in: 0..<50_000_000))
              call.cancel()
            }
            _ = await call.result
          }
        }
      }
      let answering = try RecordingServer { _ in Answer(200, "y") }
      let again = Provider(answering, settings: ProviderSettings(maxConcurrentRequests: 1))
      for _ in 0..<3 { #expect(try await again.send(.plain) == "y") }
    }
  }
}

/// Values behind a lock.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
