import EndpointRuntime
import Foundation
import TestSupport
import Testing

private let incoming = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"

extension Wire {
  @Suite struct TracePluginTests {
    /// What the server got of a call, after one retry when `retries` is 1.
    private func received(
      _ plugin: TracePlugin, headers: [(String, String)] = [], retries: Int = 0
    ) async throws -> [RecordedRequest] {
      let server = try RecordingServer { $0.number < retries ? Answer(503) : Answer(200) }
      let shop = Provider(
        server, plugins: [plugin],
        settings: ProviderSettings(retry: RetryPolicy(retries: retries, when: [.status(503)])),
        mapping: { endpoint, _ in
          headers.reduce(endpoint) { $0.header($1.0, TextTemplate($1.1)) }
        })
      _ = try await shop.send(.plain)
      return server.requests
    }

    @Test func attemptsAreSpansOfTheTrace() async throws {
      let context = try #require(
        TraceContext(traceparent: incoming, tracestate: "congo=t61rcWkgMzE, rojo=00f067aa0ba902b7"))
      let seen = Collected<TraceSpan>()
      let requests = try await TraceContext.$current.withValue(context) {
        try await received(TracePlugin(ended: { seen.append($0) }), retries: 1)
      }
      let sent = requests.compactMap { $0.header("traceparent") }
        .compactMap { TraceContext(traceparent: $0) }
      #expect(sent.count == 2)
      #expect(sent.allSatisfy { $0.traceID == context.traceID && $0.isSampled })
      #expect(Set(sent.map(\.spanID) + [context.spanID]).count == 3)
      #expect(
        requests.map { $0.header("tracestate") }
          == Array(repeating: "congo=t61rcWkgMzE,rojo=00f067aa0ba902b7", count: 2))
      // A tracer is told of the same spans.
      #expect(seen.all.map(\.context.spanID) == sent.map(\.spanID))
      #expect(seen.all.map(\.parentID) == [context.spanID, context.spanID])
      #expect(seen.all.map(\.status) == [503, 200])
      #expect(seen.all.map { $0.error == nil } == [false, true])
      #expect(seen.all.map(\.call.attempt) == [1, 2])
    }

    @Test func withoutATraceNothingIsSent() async throws {
      let request = try #require(try await received(TracePlugin()).first)
      #expect(request.header("traceparent") == nil)
      #expect(request.header("tracestate") == nil)
    }

    @Test func traceIsBegunWhenWanted() async throws {
      let request = try #require(try await received(TracePlugin(startsTraces: true)).first)
      let sent = try #require(request.header("traceparent"))
      #expect(TraceContext(traceparent: sent) != nil)
      #expect(sent.hasSuffix("-03"))
    }

    @Test func closureGivesTheParent() async throws {
      let plugin = TracePlugin(parent: { _ in TraceContext(traceparent: incoming) })
      let request = try #require(try await received(plugin).first)
      #expect(
        request.header("traceparent")?.hasPrefix("00-0af7651916cd43dd8448eb211c80319c-") == true)
    }

    @Test func traceOfTheRequestStays() async throws {
      let own = "00-11111111111111111111111111111111-2222222222222222-00"
      let request = try #require(
        try await received(
          TracePlugin(startsTraces: true), headers: [("traceparent", own), ("tracestate", "a=1")]
        ).first)
      #expect(request.headers("traceparent") == [own])
      #expect(request.headers("tracestate") == ["a=1"])
    }

    @Test func invalidTraceOfTheRequestIsReplacedAndItsStateDropped() async throws {
      let request = try #require(
        try await received(
          TracePlugin(startsTraces: true),
          headers: [("traceparent", "00-0-0-0"), ("tracestate", "a=1")]
        ).first)
      #expect(
        request.headers("traceparent").compactMap { TraceContext(traceparent: $0) }.count == 1)
      #expect(request.header("tracestate") == nil)
    }

    @Test func anyTracerSetsItsHeaders() async throws {
      let plugin = TracePlugin(inject: { headers, call in
        headers["b3"] = "80f198ee56343ba864fe8b2a57d3eff7-e457b5a2e4d86bd1-1"
        headers["x-attempt"] = "\(call.attempt)"
        headers["x-own"] = "tracer"
        headers["x-broken"] = "a\r\nInjected: 1"
        headers["traceparent"] = "not one"
        headers["tracestate"] = "a=1"
      })
      let request = try #require(
        try await received(plugin, headers: [("X-Own", "request")]).first)
      #expect(request.header("b3") == "80f198ee56343ba864fe8b2a57d3eff7-e457b5a2e4d86bd1-1")
      #expect(request.header("x-attempt") == "1")
      #expect(request.headers("x-own") == ["request"])
      #expect(request.header("x-broken") == nil)
      #expect(request.header("injected") == nil)
      #expect(request.header("traceparent") == nil)
      #expect(request.header("tracestate") == nil)
    }

    @Test func attemptThatIsNeverSentIsNoSpan() async throws {
      let seen = Collected<TraceSpan>()
      let shop = Provider<ShopAPI>.stubbed(
        variables: .init(root: URL(string: "http://h")!),
        plugins: [
          TracePlugin(startsTraces: true, ended: { seen.append($0) }),
          ClosurePlugin(prepare: { _, _ in throw POSIXError(.EPERM) }),
        ])
      await #expect(throws: EndpointError.self) { try await shop.send(.list()) }
      #expect(seen.all.isEmpty)
    }
  }
}

@Suite struct TraceContextTests {
  @Test(arguments: [
    (incoming, true),
    ("00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00", true),
    // A later version, with more behind.
    ("cc-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-what-the-future-will-be-like", true),
    ("cc-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", true),
    ("cc-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01.what", false),
    ("00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-more", false),
    ("ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", false),
    ("00-00000000000000000000000000000000-b7ad6b7169203331-01", false),
    ("00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01", false),
    ("00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01", false),
    ("00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-1", false),
    ("00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-0g", false),
    ("00_0af7651916cd43dd8448eb211c80319c_b7ad6b7169203331_01", false),
    ("", false),
  ])
  func parentIsReadByTheStandard(text: String, isValid: Bool) {
    #expect((TraceContext(traceparent: text) != nil) == isValid)
  }

  @Test func laterVersionIsSentAsOurs() {
    let context = TraceContext(
      traceparent: "cc-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-ff-x")
    #expect(context?.traceparent == "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-03")
  }

  @Test(arguments: [
    ("a=1,b=2", "a=1,b=2"), (" a=1 ,\tb=2\t,,", "a=1,b=2"), ("tenant@vendor=x", "tenant@vendor=x"),
    ("0tenant@v=x", "0tenant@v=x"), ("a=b c", "a=b c"), ("", ""),
    ("A=1", nil), ("a", nil), ("a=", nil), ("=1", nil), ("a=1,a=2", nil), ("a=b=c", nil),
    ("a@b@c=1", nil), ("@v=1", nil), ("a@=1", nil), ("0a=1", nil), ("a=é", nil),
    ((0..<33).map { "k\($0)=v" }.joined(separator: ","), nil),
    (String(repeating: "k", count: 257) + "=v", nil),
    ("k=" + String(repeating: "v", count: 257), nil),
  ])
  func stateIsReadByTheStandard(text: String, expected: String?) {
    #expect(TraceState(text)?.text == expected)
  }

  @Test func newestEntryStandsFirstAndTheOldestGoes() {
    var state = TraceState((0..<32).map { "k\($0)=v" }.joined(separator: ","))!
    let areSet = [("ours", "1"), ("Ours", "1"), ("ours", "a,b")].map { state.set($0.0, $0.1) }
    #expect(areSet == [true, false, false])
    #expect(state.entries.count == 32)
    #expect(state.entries.first?.key == "ours")
    #expect(!state.entries.contains { $0.key == "k31" })
  }
}
