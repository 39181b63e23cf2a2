import EndpointRuntime
import Foundation
import KindergartenClient
import TestSupport
import Testing

/// Scenario 6: tokens by plugin, dictionary parameters.
@Suite struct KindergartenTests {
  /// Adds the client's name, and keeps what passes by.
  private struct Client: Plugin {
    let seen = Hosts()

    func prepare(_ request: HTTPRequest, for call: CallContext) async throws -> HTTPRequest {
      var request = request
      request.headers["x-client"] = "iOS 17.0"
      return request
    }

    func willSend(_ request: HTTPRequest, for call: CallContext) async {
      seen.add("send \(request.method.rawValue)")
    }

    func didReceive(_ result: Result<Response, EndpointError>, for call: CallContext) async {
      switch result {
      case .success(let response): seen.add("received \(response.status)")
      case .failure(let error): seen.add("failed \(error.status ?? 0)")
      }
    }
  }

  private func provider(_ server: RecordingServer, _ client: Client) -> Provider<KindergartenAPI> {
    Provider(
      plugins: [client], credentials: ["session": "T0K"],
      signing: { request, _ in request.redirected(to: server) })
  }

  @Test func loginSendsAFormWithoutAToken() async throws {
    let server = try RecordingServer(answering: .json(#"{"access_token":"t","expires_in":60}"#))
    defer { server.stop() }
    let token = try await provider(server, Client()).send(
      .login(fields: ["username": "ann", "grant_type": "password"]))
    let request = try #require(server.requests.first)
    #expect(request.requestLine == "POST //kindergartenapi/security/oauth/token HTTP/1.1")
    #expect(request.text == "grant_type=password&username=ann")
    #expect(request.header("Authorization") == nil)
    #expect(request.header("x-client") == "iOS 17.0")
    #expect(token.accessToken == "t")
    #expect(token.expiresIn == 60)
  }

  @Test func circleSendsJSONWithTheTokenAndTakesAnyStatus() async throws {
    let server = try RecordingServer(answering: .json("{}", status: 500))
    defer { server.stop() }
    let client = Client()
    _ = try await provider(server, client).send(.circle(fields: ["page": "1"]))
    let request = try #require(server.requests.first)
    #expect(request.requestLine == "POST //kindergartenapi/circle/circle/queryCircle HTTP/1.1")
    #expect(request.text == #"{"page":"1"}"#)
    #expect(request.headers("Authorization") == ["Bearer T0K"])
    #expect(client.seen.all == ["send POST", "received 500"])
  }

  @Test func loginAcceptsOnlySuccess() async throws {
    let server = try RecordingServer(answering: .json("{}", status: 401))
    defer { server.stop() }
    let client = Client()
    let error = await #expect(throws: EndpointError.self) {
      try await self.provider(server, client).send(.login(fields: [:]))
    }
    guard case .status(401, _) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(client.seen.all == ["send POST", "failed 401"])
  }

  @Test func logoutSendsJSON() async throws {
    let server = try RecordingServer(answering: .json("{}"))
    defer { server.stop() }
    try await provider(server, Client()).send(.logout(fields: [:]))
    let request = try #require(server.requests.first)
    #expect(request.requestLine == "POST //kindergartenapi/base/user/logout HTTP/1.1")
    #expect(request.text == "{}")
  }

  @Test func sampleEchoesTheArguments() async throws {
    let answer = try await Provider<KindergartenAPI>.stubbed().send(
      .circle(fields: ["page": #"1"}"#]))
    #expect(answer == ["echo": ["page": #"1"}"#]])
  }
}
