import EndpointRuntime
import Foundation
import TestSupport
import Testing
import ZhihuClient

/// Scenario 5: one manager for everything.
@Suite struct ZhihuTests {
  private func provider(_ server: RecordingServer, plugins: [any Plugin] = []) -> Provider<ZhihuAPI>
  {
    Provider(plugins: plugins, signing: { request, _ in request.redirected(to: server) })
  }

  private static let form = "application/x-www-form-urlencoded"

  @Test func latestHasTheDefaultHeader() async throws {
    let server = try RecordingServer(
      answering: .json(
        #"{"flag":"0000","message":"","data":{"date":"2024-05-01","stories":[{"id":1,"title":"x"}]}}"#
      ))
    defer { server.stop() }
    let stories = try await provider(server).send(.latest)
    #expect(server.requests.first?.requestLine == "GET /api/4/news/latest HTTP/1.1")
    #expect(server.requests.first?.headers("Content-Type") == [Self.form])
    #expect(stories.date == Day(year: 2024, month: 5, day: 1))
    #expect(stories.stories.map(\.id) == [1])
  }

  @Test func newsSendsOneArgumentTwiceAndTheOtherNever() async throws {
    let server = try RecordingServer(
      answering: .json(#"{"flag":"0000","data":{"date":"2024-05-01"}}"#))
    defer { server.stop() }
    _ = try await provider(server).send(.news(para1: "4", para2: "secret"))
    let request = try #require(server.requests.first)
    #expect(request.requestLine == "POST /api/4/news/latest HTTP/1.1")
    #expect(request.text == "key=4")
    #expect(request.headers("Content-Type") == ["\(Self.form); charset=utf-8"])
    #expect(!String(decoding: request.raw, as: UTF8.self).contains("secret"))
  }

  @Test func registerSendsTheWholeDictionaryAsJSON() async throws {
    let server = try RecordingServer(answering: .json(#"{"flag":"0000","message":"welcome"}"#))
    defer { server.stop() }
    try await provider(server).send(.register(fields: ["name": "谢佳培", "a": "1"]))
    let request = try #require(server.requests.first)
    #expect(request.requestLine == "POST /api/4/news/latest HTTP/1.1")
    #expect(request.text == #"{"a":"1","name":"谢佳培"}"#)
    #expect(request.headers("Content-Type") == ["application/json"])
  }

  @Test func queryInAPathArrivesAsWritten() async throws {
    let server = try RecordingServer(answering: .json(#"{"flag":"0000","data":{}}"#))
    defer { server.stop() }
    _ = try await provider(server).send(.easyRequest)
    #expect(
      server.requests.first?.requestLine == "GET /api/4/story?id=1&from=a%20b HTTP/1.1")
  }

  @Test func otherFlagIsAnErrorWithItsMessage() async throws {
    let server = try RecordingServer(answering: .json(#"{"flag":"0001","message":"too late"}"#))
    defer { server.stop() }
    let error = await #expect(throws: EndpointError.self) {
      try await self.provider(server).send(.latest)
    }
    guard case .rejected("0001", "too late") = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func timeLimitsAreThoseOfTheSpec() {
    #expect(ZhihuAPI.latest.endpoint.timeouts.attempt == 30)
    #expect(ZhihuAPI.register(fields: [:]).endpoint.timeouts.attempt == 5)
  }

  @Test func aTimeLimitIsEnforced() async throws {
    let server = try RecordingServer(answering: .hang)
    defer { server.stop() }
    let hurried = Provider<ZhihuAPI>(
      mapping: { endpoint, _ in endpoint.timeout(0.2) },
      signing: { request, _ in request.redirected(to: server) })
    let error = await #expect(throws: EndpointError.self) { try await hurried.send(.latest) }
    guard case .timeout = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
