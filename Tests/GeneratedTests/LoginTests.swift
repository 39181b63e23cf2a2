import EndpointRuntime
import Foundation
import LoginClient
import TestSupport
import Testing

/// Scenario 4: three calls, form bodies, plain JSON.
@Suite struct LoginTests {
  private func provider(_ server: RecordingServer) -> Provider<LoginAPI> {
    Provider(signing: { request, _ in request.redirected(to: server) })
  }

  @Test func loginSendsAForm() async throws {
    let server = try RecordingServer(answering: .json(#"{"ok":true}"#))
    defer { server.stop() }
    let answer = try await provider(server).send(
      .login(username: "ann", password: "p&w=1 +", smscode: "0012"))
    let request = try #require(server.requests.first)
    #expect(request.requestLine == "POST /login/ HTTP/1.1")
    #expect(request.text == "password=p%26w%3D1%20%2B&smscode=0012&username=ann")
    #expect(answer == ["ok": true])
  }

  @Test func smscodeGivesTheCode() async throws {
    let server = try RecordingServer(answering: .json(#"{"smscode": "1234"}"#))
    defer { server.stop() }
    #expect(try await provider(server).send(.smscode(username: "ann")).smscode == "1234")
    #expect(server.requests.first?.requestLine == "POST /login/smscode/ HTTP/1.1")
    #expect(server.requests.first?.text == "username=ann")
  }

  @Test(arguments: ["{}", "", "null", "[1]", #"{"smscode":5}"#, "<html>"])
  func oddAnswerIsATypedError(_ body: String) async throws {
    let server = try RecordingServer(answering: .json(body))
    defer { server.stop() }
    let error = await #expect(throws: EndpointError.self) {
      try await self.provider(server).send(.smscode(username: "ann"))
    }
    switch error?.reason {
    case .decoding, .unparsable, .noData: break
    default: Issue.record("\(String(describing: error))")
    }
  }

  @Test func otherRequestIsPlain() async throws {
    let server = try RecordingServer(answering: .json("{}"))
    defer { server.stop() }
    _ = try await provider(server).send(.otherRequest)
    let request = try #require(server.requests.first)
    #expect(request.requestLine == "GET /login/otherRequest/ HTTP/1.1")
    #expect(request.body.isEmpty)
    #expect(request.header("Content-Type") == nil)
  }
}
