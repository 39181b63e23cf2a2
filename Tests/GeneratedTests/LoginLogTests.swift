import EndpointRuntime
import Foundation
import LoginlogClient
import TestSupport
import Testing

/// Scenario 7: envelopes, nesting.
@Suite struct LoginLogTests {
  private func provider(_ server: RecordingServer, token: String? = "T") -> Provider<LoginLogAPI> {
    Provider(
      variables: .init(root: server.url, token: token, child: .init(root: server.url)))
  }

  @Test func queryAndEmptyFormGoTogether() async throws {
    let server = try RecordingServer(answering: .json(#"{"code":200,"data":{"id":7}}"#))
    defer { server.stop() }
    #expect(try await provider(server).send(.addLoginLog(type: 2))?.id == 7)
    let request = try #require(server.requests.first)
    #expect(request.requestLine == "POST /api/appHtLoginLog/addLoginLog?type=2 HTTP/1.1")
    #expect(request.body.isEmpty)
    #expect(
      request.headers("Content-Type") == ["application/x-www-form-urlencoded; charset=utf-8"])
    #expect(request.header("Content-Length") == "0")
    #expect(request.header("Token") == "T")
  }

  @Test func childAnswersWithItsOwnBaseAndHeaders() async throws {
    let server = try RecordingServer(
      answering: .json(#"{"code":200,"msg":"SUCCESS","data":{"name":"Ann"}}"#))
    defer { server.stop() }
    #expect(try await provider(server).send(.child(.refreshInfo(name: "Ann")))?.name == "Ann")
    let request = try #require(server.requests.first)
    #expect(request.requestLine == "POST /api/appHtLoginLog/child/refreshInfo HTTP/1.1")
    #expect(request.text == #"{"name":"Ann"}"#)
    #expect(request.headers("Content-Type") == ["application/json"])
    #expect(request.header("Token") == nil)
  }

  @Test func withoutATokenNoHeaderIsSent() async throws {
    let server = try RecordingServer(answering: .json(#"{"code":200}"#))
    defer { server.stop() }
    _ = try await provider(server, token: nil).send(.addLoginLog(type: 1))
    #expect(server.requests.first?.header("Token") == nil)
  }

  @Test func successWithoutDataIsNoMore() async throws {
    let server = try RecordingServer(answering: .json(#"{"code":200,"message":"SUCCESS"}"#))
    defer { server.stop() }
    #expect(try await provider(server).send(.addLoginLog(type: 1)) == nil)
  }

  @Test func failuresAreOfDifferentKinds() async throws {
    let server = try RecordingServer { request in
      request.number == 0 ? .json("<html>") : .json(#"{"code":300,"msg":"again"}"#)
    }
    let log = provider(server)
    let unparsable = await #expect(throws: EndpointError.self) {
      try await log.send(.addLoginLog(type: 1))
    }
    let rejected = await #expect(throws: EndpointError.self) {
      try await log.send(.addLoginLog(type: 1))
    }
    server.stop()
    let unreachable = await #expect(throws: EndpointError.self) {
      try await log.send(.addLoginLog(type: 1))
    }
    guard case .unparsable = unparsable?.reason, case .rejected("300", "again") = rejected?.reason,
      case .transport = unreachable?.reason
    else {
      Issue.record("\([unparsable, rejected, unreachable])")
      return
    }
  }

  @Test func theLimitIsAMinute() {
    let target = LoginLogAPI.addLoginLog(type: 1)
    let variables = LoginLogAPI.Variables(
      root: URL(string: "http://h")!, child: .init(root: URL(string: "http://h")!))
    #expect(target.endpoint(with: variables).timeouts.attempt == 60)
  }

  @Test func stubsAnswerTheChildToo() async throws {
    let log = Provider<LoginLogAPI>.stubbed(
      variables: .init(
        root: URL(string: "http://h")!, child: .init(root: URL(string: "http://h")!)))
    #expect(try await log.send(.child(.refreshInfo(name: "Eve")))?.name == "Eve")
  }
}
