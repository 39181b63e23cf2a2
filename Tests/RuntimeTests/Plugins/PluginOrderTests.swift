import EndpointRuntime
import Foundation
import TestSupport
import Testing

/// Writes down which hooks are called.
final class HookLog: Sendable {
  private let entries = Collected<String>()

  var all: [String] { entries.all }

  func note(_ entry: String) { entries.append(entry) }

  func plugin(_ name: String, failingToPrepare: Bool = false) -> any Plugin {
    ClosurePlugin(
      prepare: { request, _ in
        self.note("\(name).prepare")
        if failingToPrepare { throw POSIXError(.EPERM) }
        return request
      },
      willSend: { _, _ in self.note("\(name).willSend") },
      didReceive: { _, _ in self.note("\(name).didReceive") },
      process: { result, _ in
        self.note("\(name).process")
        return result
      },
      didFinish: { error, _ in self.note("\(name).didFinish") })
  }
}

extension Wire {
  /// The table of `Plugin`, row by row.
  @Suite struct PluginOrderTests {
    static let attempt = [
      "A.prepare", "B.prepare", "A.willSend", "B.willSend", "A.didReceive", "B.didReceive",
    ]
    static let end = ["A.process", "B.process", "A.didFinish", "B.didFinish"]

    private func shop(
      _ server: RecordingServer, _ log: HookLog, _ settings: ProviderSettings? = nil
    ) -> Provider<ShopAPI> {
      Provider(
        server, plugins: [log.plugin("A"), log.plugin("B")],
        settings: settings ?? ProviderSettings(timeouts: Timeouts(attempt: 5)))
    }

    @Test(arguments: [Answer(200, "x"), Answer(500), .close])
    func attemptIsTold(_ answer: Answer) async throws {
      let log = HookLog()
      let server = try RecordingServer(answering: answer, answer)
      _ = try? await shop(server, log).send(.plain)
      #expect(log.all == Self.attempt + Self.end)
    }

    @Test func stubIsToldInTheSameWay() async throws {
      let log = HookLog()
      let shop = Provider<ShopAPI>.stubbed(
        variables: .init(root: URL(string: "http://h.example")!),
        plugins: [log.plugin("A"), log.plugin("B")])
      _ = try await shop.send(.list())
      #expect(log.all == Self.attempt + Self.end)
    }

    @Test func eachAttemptIsTold() async throws {
      let log = HookLog()
      let server = try RecordingServer(answering: Answer(503), Answer(200, "x"))
      let settings = ProviderSettings(retry: RetryPolicy(retries: 1, when: [.status(503)]))
      _ = try await shop(server, log, settings).send(.plain)
      #expect(log.all == Self.attempt + Self.attempt + Self.end)
    }

    @Test func requestThatCannotBeMadeIsOnlyFinished() async throws {
      let log = HookLog()
      let server = try RecordingServer { _ in Answer(200) }
      _ = try? await shop(server, log).send(.findOne(sn: ".."))
      #expect(log.all == Self.end)
    }

    @Test func prepareThatThrowsEndsTheCall() async throws {
      let log = HookLog()
      let server = try RecordingServer { _ in Answer(200) }
      let shop = Provider(
        server, plugins: [log.plugin("A", failingToPrepare: true), log.plugin("B")])
      let error = await #expect(throws: EndpointError.self) { try await shop.send(.plain) }
      guard case .preparation = error?.reason else { return #expect(Bool(false)) }
      #expect(log.all == ["A.prepare"] + Self.end)
      #expect(server.requests.isEmpty)
    }

    @Test func callThatIsCancelledAlreadyIsOnlyFinished() async throws {
      let log = HookLog()
      let server = try RecordingServer { _ in Answer(200) }
      let shop = shop(server, log)
      let call = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await shop.send(.plain)
      }
      _ = await call.result
      #expect(log.all == Self.end)
    }

    @Test func callThatIsCancelledUnderWayIsToldToItsEnd() async throws {
      let log = HookLog()
      let server = try RecordingServer { _ in .hang }
      let shop = shop(server, log)
      let call = Task { try await shop.send(.plain) }
      try await eventually { server.requests.count == 1 }
      call.cancel()
      _ = await call.result
      #expect(log.all == Self.attempt + Self.end)
    }

    /// Whenever it is cancelled: what will be sent is received, and each call is finished once.
    @Test func hooksStayPairedUnderRandomCancels() async throws {
      let log = HookLog()
      let server = try RecordingServer { request in
        request.number % 3 == 0 ? .hang : Answer(200, "x", after: 0.002)
      }
      let activity = Collected<ActivityPlugin.Change>()
      let shop = Provider(
        server,
        plugins: [log.plugin("A"), ActivityPlugin { change, _ in activity.append(change) }],
        settings: ProviderSettings(
          timeouts: Timeouts(attempt: 2), retry: RetryPolicy(retries: 1, when: [.timeout])))
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<150 {
          group.addTask {
            let call = Task { try await shop.send(.plain) }
            try? await Task.sleep(nanoseconds: UInt64.random(in: 0..<8_000_000))
            call.cancel()
            _ = await call.result
          }
        }
      }
      func count(_ hook: String) -> Int { log.all.filter { $0 == "A.\(hook)" }.count }
      #expect(count("willSend") == count("didReceive"))
      #expect(count("process") == 150)
      #expect(count("didFinish") == 150)
      #expect(
        activity.all.filter { $0 == .began }.count == activity.all.filter { $0 == .ended }.count)
    }

    @Test func didReceiveGetsTheRawResultAndProcessThePreviousOne() async throws {
      let server = try RecordingServer(answering: Answer(200, "x"))
      let seen = Collected<String>()
      let changing = ClosurePlugin(
        didReceive: { result, _ in seen.append("received \((try? result.get())?.status ?? 0)") },
        process: { result, _ in
          seen.append("processed \((try? result.get())?.status ?? 0)")
          return result.map { response in
            var response = response
            response.status += 1
            return response
          }
        })
      let shop = Provider(server, plugins: [changing, changing])
      #expect(try await shop.request(.plain).status == 202)
      #expect(seen.all == ["received 200", "received 200", "processed 200", "processed 201"])
    }

    @Test func pluginSeesTheErrorOfTheEnvelopeAtTheEnd() async throws {
      let server = try RecordingServer(answering: .json(#"{"code":1,"msg":"no"}"#))
      let seen = Collected<String>()
      let shop = Provider(
        server,
        plugins: [
          ClosurePlugin(
            didReceive: { result, _ in seen.append((try? result.get()) == nil ? "error" : "answer")
            },
            didFinish: { error, _ in
              if case .rejected(let code, let message) = error?.reason {
                seen.append("\(code) \(message ?? "")")
              }
            })
        ])
      _ = try? await shop.send(.list())
      #expect(seen.all == ["answer", "1 no"])
    }
  }
}
