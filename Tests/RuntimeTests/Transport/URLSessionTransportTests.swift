import EndpointRuntime
import Foundation
import TestSupport
import Testing

@Suite struct URLSessionTransportTests {
  let transport = URLSessionTransport()

  @Test func requestArrivesAsItWasGiven() async throws {
    let server = try RecordingServer(answering: .json(#"{"a":1}"#))
    var request = HTTPRequest(method: .post, url: server.url.appendingPathComponent("a b"))
    request.headers["X-Key"] = "v"
    request.body = .data(Data("hello".utf8))
    let response = try await transport.send(TransportRequest(request))

    #expect(response.head.status == 200)
    #expect(response.data == Data(#"{"a":1}"#.utf8))
    #expect(response.head.headers["content-type"] == "application/json")
    let seen = try #require(server.requests.first)
    #expect(seen.requestLine == "POST /a%20b HTTP/1.1")
    #expect(seen.header("x-key") == "v")
    #expect(seen.header("content-length") == "5")
    #expect(seen.header("content-type") == nil)
    #expect(seen.text == "hello")
  }

  @Test(arguments: [307, 308])
  func bodyIsSentAgainOnRedirects(_ status: Int) async throws {
    let server = try RecordingServer { request in
      request.target == "/a" ? .redirect(status, to: "/b", body: "moved") : Answer(200, "ok")
    }
    let request = HTTPRequest(
      method: .post, url: server.url.appendingPathComponent("a"), body: .data(Data("hello".utf8)))
    let response = try await transport.send(TransportRequest(request))
    #expect(response.data == Data("ok".utf8))
    #expect(server.requests.map(\.requestLine) == ["POST /a HTTP/1.1", "POST /b HTTP/1.1"])
    #expect(server.requests.map(\.text) == ["hello", "hello"])
    #expect(response.redirects == [request.url])
  }

  @Test func unansweredBasicChallengeIsAPlain401() async throws {
    let server = try RecordingServer { _ in
      Answer(401, headers: [("WWW-Authenticate", "Basic realm=\"x\"")], "who?")
    }
    let response = try await transport.send(
      TransportRequest(HTTPRequest(url: server.url), attemptLimit: 5))
    #expect(response.head.status == 401)
    #expect(response.data == Data("who?".utf8))
  }

  @Test func limitsAreKept() async throws {
    let server = try RecordingServer { request in
      request.path == "/hang" ? .hang : .drip(Array(repeating: "x", count: 40), every: 0.05)
    }
    let idle = TransportRequest(
      HTTPRequest(url: server.url.appendingPathComponent("hang")), idleLimit: 0.2)
    await #expect(throws: TransportError.self) { try await transport.send(idle) }
    let attempt = TransportRequest(
      HTTPRequest(url: server.url), attemptLimit: 0.3, idleLimit: 0.2)
    let error = await #expect(throws: TransportError.self) { try await transport.send(attempt) }
    #expect(error?.kind == .timeout(.attempt))
  }

  @Test func randomCancelsEndEachRequestOnceWithOneError() async throws {
    let server = try RecordingServer { request in
      request.number % 3 == 0 ? .hang : Answer(200, "ok", after: 0.002)
    }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<400 {
        group.addTask {
          let call = Task {
            try await transport.send(TransportRequest(HTTPRequest(url: server.url)))
          }
          if index % 10 > 0 {
            try await Task.sleep(nanoseconds: UInt64.random(in: 0..<5_000_000))
          }
          call.cancel()
          do {
            return try await call.value.head.status == 200
          } catch {
            return (error as? TransportError) == .cancelled
          }
        }
      }
      for try await isFine in group { #expect(isFine) }
    }
  }
}

extension TransportResponse {
  var data: Data? {
    guard case .data(let data) = body else { return nil }
    return data
  }
}
