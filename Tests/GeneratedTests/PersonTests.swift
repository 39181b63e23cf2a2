import EndpointRuntime
import Foundation
import PersonClient
import TestSupport
import Testing

/// Scenario 1: request values whose type says what they answer.
@Suite struct PersonTests {
  private func provider(_ server: RecordingServer) -> Provider<PersonAPI> {
    Provider(mapping: { endpoint, _ in endpoint.baseURL(BaseURL(server.url)) })
  }

  @Test(arguments: [
    ("Ann", "/users/Ann"), ("谢佳培", "/users/%E8%B0%A2%E4%BD%B3%E5%9F%B9"), ("a/b", "/users/a%2Fb"),
    ("a?b#c", "/users/a%3Fb%23c"), ("a b+c", "/users/a%20b+c"), ("%2F", "/users/%252F"),
    ("...", "/users/..."),
  ])
  func nameIsOneSegment(_ name: String, _ path: String) async throws {
    let server = try RecordingServer(answering: .json(Self.person))
    defer { server.stop() }
    let person = try await provider(server).send(.person(name: name))
    #expect(server.requests.first?.requestLine == "GET \(path) HTTP/1.1")
    #expect(person == Person(name: "Ann", age: "18", hobby: "sing", petPhrase: "…"))
  }

  @Test(arguments: [".", ".."])
  func segmentThatServersFoldIsRefused(_ name: String) async throws {
    let server = try RecordingServer(answering: .json(Self.person))
    defer { server.stop() }
    let error = await #expect(throws: EndpointError.self) {
      try await self.provider(server).send(.person(name: name))
    }
    guard case .encoding = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(server.requests.isEmpty)
  }

  @Test func allKeepsItsSlashAndWantsJSON() async throws {
    let server = try RecordingServer { request in
      request.number == 0
        ? .json("[]") : Answer(200, headers: [("Content-Type", "text/html")], body: Data("[]".utf8))
    }
    defer { server.stop() }
    let people = provider(server)
    #expect(try await people.send(.all) == [])
    #expect(server.requests.first?.requestLine == "GET /pythonJson/ HTTP/1.1")
    let error = await #expect(throws: EndpointError.self) { try await people.send(.all) }
    guard case .contentType("text/html") = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func aCallIsAValueOfItsType() async throws {
    let later: Call<PersonAPI, Person> = .person(name: "Ann")
    #expect(try await Provider<PersonAPI>.stubbed().send(later).name == "Ann")
  }

  @Test @MainActor func completionComesOnTheMainQueue() async throws {
    let server = try RecordingServer(answering: .json(Self.person))
    defer { server.stop() }
    let people = provider(server)
    let name = await withCheckedContinuation { continuation in
      people.send(.person(name: "Ann")) { result in
        MainActor.assertIsolated()
        continuation.resume(returning: try? result.get().name)
      }
    }
    #expect(name == "Ann")
  }

  private static let person = #"{"name":"Ann","age":"18","hobby":"sing","petPhrase":"…"}"#
}
