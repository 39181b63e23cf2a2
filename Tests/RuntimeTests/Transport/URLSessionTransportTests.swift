import EndpointRuntime
import Foundation
import TestSupport
import Testing

extension Wire {
  @Suite struct URLSessionTransportTests {
    let transport = URLSessionTransport()

    @Test func requestArrivesAsItWasGiven() async throws {
      let server = try RecordingServer(answering: .json(#"{"a":1}"#))
      let response = try await transport.send(
        .post(server / "a%20b?c=%2B", "hello", headers: ["X-Key": "v", "x-LOWER": "w"]))

      #expect(response.head.status == 200)
      #expect(response.text == #"{"a":1}"#)
      #expect(response.head.headers["content-type"] == "application/json")
      let seen = try #require(server.requests.first)
      #expect(seen.requestLine == "POST /a%20b?c=%2B HTTP/1.1")
      #expect(seen.header("x-key") == "v")
      #expect(seen.header("x-lower") == "w")
      #expect(seen.header("content-length") == "5")
      #expect(seen.header("content-type") == nil)
      #expect(seen.text == "hello")
    }

    @Test(arguments: ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "PURGE"])
    func everyMethodArrives(_ method: String) async throws {
      let server = try RecordingServer(answering: Answer(200))
      let request = HTTPRequest(method: HTTPMethod(method), url: server.url)
      #expect(try await transport.send(TransportRequest(request)).head.status == 200)
      #expect(server.requests.map(\.method) == [method])
    }

    @Test func emptyBodyHasALengthAndNoBodyOnGetHasNone() async throws {
      let server = try RecordingServer { _ in Answer(200) }
      _ = try await transport.send(.post(server / "", ""))
      _ = try await transport.send(.get(server / ""))
      #expect(server.requests.map { $0.header("content-length") } == ["0", nil])
    }

    @Test(arguments: [HTTPMethod.get, .head])
    func bodyOnGetIsRefusedBeforeItIsSent(_ method: HTTPMethod) async throws {
      let server = try RecordingServer { _ in Answer(200) }
      let request = HTTPRequest(method: method, url: server.url, body: .data(Data("x".utf8)))
      await expectTransportError(.invalidRequest) {
        try await transport.send(TransportRequest(request))
      }
      #expect(server.requests.isEmpty)
    }

    @Test(arguments: ["ftp://127.0.0.1/", "file:///etc/passwd", "http:///path", "data:,x"])
    func addressThatIsNoneIsAnError(_ address: String) async throws {
      let request = HTTPRequest(url: try #require(URL(string: address)))
      await expectTransportError(.invalidRequest) {
        try await transport.send(TransportRequest(request))
      }
    }

    @Test func answersWithoutBodyEnd() async throws {
      let server = try RecordingServer(answering: Answer(204), Answer(304), Answer(200))
      for status in [204, 304, 200] {
        let response = try await transport.send(.get(server / ""))
        #expect(response.head.status == status)
        #expect(response.text == "")
      }
    }

    @Test func chunkedAnswerIsWhole() async throws {
      let server = try RecordingServer(answering: .drip(["a", "bc", "def"], every: 0.01))
      #expect(try await transport.send(.get(server / "")).text == "abcdef")
    }

    @Test func interimResponsesAreIgnored() async throws {
      let server = try RecordingServer(
        answering: Answer(200, "done").preceded(by: [100, 102, 103, 100]))
      let response = try await transport.send(.get(server / ""))
      #expect(response.head.status == 200)
      #expect(response.text == "done")
    }

    @Test func connectionIsUsedAgain() async throws {
      let server = try RecordingServer { _ in Answer(200, "x") }
      for _ in 0..<10 { _ = try await transport.send(.get(server / "")) }
      #expect(server.connectionCount == 1)
    }

    /// The server closes an idle connection without having said so: the next request goes over a new one.
    @Test func staleConnectionIsReplaced() async throws {
      let server = try RecordingServer { _ in Answer(200, "x").thenClosing() }
      for index in 0..<20 {
        var request = HTTPRequest(url: server.url)
        if index % 2 == 0 { (request.method, request.body) = (.put, .data(Data("body".utf8))) }
        let response = try await transport.send(TransportRequest(request, attemptLimit: 5))
        #expect(response.text == "x")
      }
    }

    /// A connection that had been used before dies under a request whose body has gone.
    @Test(arguments: [0, 4, 300_000])
    func idempotentRequestIsSentAgainWhole(_ count: Int) async throws {
      let server = try RecordingServer { request in
        request.number == 1 ? .close : Answer(200, "\(request.body.count)")
      }
      _ = try await transport.send(.post(server / "first", "x"))
      let request = HTTPRequest(
        method: .put, url: server / "second", body: .data(Data(count: count)))
      let response = try await transport.send(TransportRequest(request, attemptLimit: 5))
      #expect(response.text == "\(count)")
      // What libcurl began and we ended may have left a head without its body.
      #expect(server.requests.last?.target == "/second")
    }

    /// The server may have acted on it.
    @Test func otherRequestIsNot() async throws {
      let server = try RecordingServer { request in request.number == 1 ? .close : Answer(200) }
      _ = try await transport.send(.post(server / "first", "x"))
      await expectTransportError(.connectionLost) {
        try await transport.send(.post(server / "second", "body", limit: 5))
      }
      #expect(server.requests.filter { $0.text == "body" }.count == 1)
    }

    // MARK: Failures

    @Test func refusedConnectionIsNamed() async throws {
      let server = try RecordingServer { _ in Answer(200) }
      let address = server / ""
      server.stop()
      try await Task.sleep(nanoseconds: 200_000_000)
      let error = await #expect(throws: TransportError.self) {
        try await transport.send(.get(address))
      }
      #expect(error?.kind == .cannotConnect)
      #expect(error?.isBeforeSending == true)
    }

    @Test func unknownHostIsNamed() async throws {
      let address = try #require(URL(string: "http://no-such-host.invalid/"))
      await expectTransportError(.cannotFindHost) {
        try await transport.send(.get(address))
      }
    }

    @Test(arguments: [
      Answer.close, .reset, .partial("half", promising: 100, then: .close),
      .partial("half", promising: 100, then: .reset),
      Answer(steps: [.bytes(Array("HTTP/1.1 20".utf8)), .close]),
      // Not here: a clean end after a whole line of the head. FoundationNetworking 6.3 ends the process then
      // ("Transfer completed, but there's no response").
    ])
    func brokenAnswerIsALostConnection(_ answer: Answer) async throws {
      // A second time for URLSession, which tries once more on a connection that it had used before.
      let server = try RecordingServer(answering: answer, answer)
      await expectTransportError(.connectionLost) {
        try await transport.send(.get(server / ""))
      }
    }

    // MARK: Challenges

    @Test(arguments: [
      (401, "WWW-Authenticate", "Basic realm=\"x\""),
      (401, "WWW-Authenticate", "Bearer realm=\"x\", error=\"invalid_token\""),
      (401, "WWW-Authenticate", "Digest realm=\"x\", nonce=\"y\""), (401, "X-None", ""),
      (403, "X-None", ""), (407, "Proxy-Authenticate", "Basic realm=\"x\""),
    ])
    func refusalIsAPlainAnswer(_ status: Int, _ name: String, _ value: String) async throws {
      let server = try RecordingServer { _ in Answer(status, headers: [(name, value)], "who?") }
      for request: TransportRequest in [
        .get(server / "", limit: 5), .post(server / "", "body", limit: 5),
      ] {
        let response = try await transport.send(request)
        #expect(response.head.status == status)
        #expect(response.text == "who?")
      }
      #expect(server.requests.count == 2)
    }

    // MARK: Limits

    @Test func idleLimitEndsAHangingRequest() async throws {
      let server = try RecordingServer { _ in .hang }
      let request = TransportRequest(HTTPRequest(url: server.url), idleLimit: 0.2)
      let begin = Date()
      await expectTransportError(.timeout(.idle)) {
        try await transport.send(request)
      }
      #expect(Date().timeIntervalSince(begin) < 2)
    }

    @Test func slowBytesKeepTheIdleLimitAway() async throws {
      let server = try RecordingServer { _ in .drip(Array(repeating: "x", count: 8), every: 0.08) }
      let request = TransportRequest(HTTPRequest(url: server.url), idleLimit: 0.4)
      #expect(try await transport.send(request).text == "xxxxxxxx")
    }

    @Test func attemptLimitEndsAnAnswerThatDrips() async throws {
      let server = try RecordingServer { _ in .drip(Array(repeating: "x", count: 60), every: 0.05) }
      let request = TransportRequest(
        HTTPRequest(url: server.url), attemptLimit: 0.3, idleLimit: 0.25)
      await expectTransportError(.timeout(.attempt)) {
        try await transport.send(request)
      }
    }

    @Test func attemptLimitCoversRedirects() async throws {
      let server = try RecordingServer { request in
        Answer(302, headers: [("Location", "/\(request.number)")], "", after: 0.1)
      }
      let request = TransportRequest(HTTPRequest(url: server.url), attemptLimit: 0.25)
      await expectTransportError(.timeout(.attempt)) {
        try await transport.send(request)
      }
    }

    // MARK: Many at once

    @Test func twoThousandRequestsComeBackToTheirCallers() async throws {
      let server = try RecordingServer { request in
        Answer(200, headers: [("X-Echo", request.target)], request.target + request.text)
      }
      let transport = URLSessionTransport(.init(connectionsPerHost: 64))
      try await withThrowingTaskGroup(of: Bool.self) { group in
        var begun = 0
        func begin() {
          let number = begun
          begun += 1
          group.addTask {
            let request: TransportRequest =
              number % 2 == 0
              ? .get(server / "get/\(number)") : .post(server / "post/\(number)", "body\(number)")
            let response = try await transport.send(request)
            let path = number % 2 == 0 ? "/get/\(number)" : "/post/\(number)body\(number)"
            return response.text == path
          }
        }
        for _ in 0..<64 { begin() }
        while let isRight = try await group.next() {
          #expect(isRight)
          if begun < 2000 { begin() }
        }
      }
      #expect(Set(server.requests.map(\.target)).count == 2000)
    }

    // MARK: Ends

    /// A plugin, a signature or another caller may have set them.
    @Test(arguments: [
      ("X-A", "a\r\nInjected: 1"), ("X-A", "a\nInjected: 1"), ("X-A", "a\rb"), ("X-A", "a\0b"),
      ("X A", "a"), ("X-A:", "a"), ("", "a"), ("X-A\r\nInjected", "1"),
    ])
    func headerThatBreaksOutIsRefused(_ name: String, _ value: String) async throws {
      let server = try RecordingServer { _ in Answer(200) }
      for body: RequestBody in [.none, .stream(.live { AsyncThrowingStream { nil } })] {
        let request = HTTPRequest(
          method: .put, url: server.url, headers: [name: value], body: body)
        await expectTransportError(.invalidRequest) {
          try await transport.send(TransportRequest(request))
        }
      }
      #expect(server.connectionCount == 0)
    }

    @Test(arguments: ["GE T", "", "GET\r\nX: y", "GET /evil HTTP/1.1"])
    func methodThatIsNoneIsRefused(_ method: String) async throws {
      let server = try RecordingServer { _ in Answer(200) }
      await expectTransportError(.invalidRequest) {
        try await transport.send(
          TransportRequest(HTTPRequest(method: HTTPMethod(method), url: server.url)))
      }
      #expect(server.connectionCount == 0)
    }

    @Test func shutdownEndsWhatIsUnderWayAndRefusesTheRest() async throws {
      let server = try RecordingServer { _ in .hang }
      let transport = URLSessionTransport()
      let pending = Task { try await transport.send(.get(server / "")) }
      while server.requests.isEmpty { try await Task.sleep(nanoseconds: 5_000_000) }
      transport.shutdown()
      await expectTransportError(.shutDown) { try await pending.value }
      await expectTransportError(.shutDown) {
        try await transport.send(.get(server / ""))
      }
    }

    @Test func requestOutlivesItsTransport() async throws {
      let server = try RecordingServer { request in
        request.target == "/"
          ? Answer(302, headers: [("Location", "/b")], "", after: 0.1)
          : Answer(200, "done", after: 0.1)
      }
      var transport: URLSessionTransport? = URLSessionTransport()
      let pending = Task { [transport] in try await transport!.send(.get(server / "")).text }
      transport = nil
      #expect(try await pending.value == "done")
    }

    #if !canImport(Security)
      @Test func pinningIsRefusedWhereItCannotBeDone() {
        #expect(throws: URLSessionTransport.PinningUnavailable.self) {
          try URLSessionTransport(pinning: CertificatePins([:]))
        }
      }
    #endif
  }
}
