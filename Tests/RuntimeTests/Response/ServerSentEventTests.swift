import EndpointRuntime
import Foundation
import Testing

/// Section 9.2 of WHATWG HTML, its examples among them.
@Suite struct ServerSentEventTests {
  @Test(arguments: [
    (
      "data: YHOO\ndata: +2\ndata: 10\n\n",
      [ServerSentEvent(data: "YHOO\n+2\n10")]
    ),
    (
      ": test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event\n",
      [ServerSentEvent(data: "first event", id: "1"), ServerSentEvent(data: "second event")]
    ),
    (
      "data\n\ndata\ndata\n\ndata:",
      [ServerSentEvent(data: ""), ServerSentEvent(data: "\n")]
    ),
    (
      "data:test\n\ndata: test\n\n", [ServerSentEvent(data: "test"), ServerSentEvent(data: "test")]
    ),
    ("\u{FEFF}data: a\n\n", [ServerSentEvent(data: "a")]),
    (
      "event: add\ndata: 1\n\ndata: 2\n\n",
      [ServerSentEvent(event: "add", data: "1"), ServerSentEvent(data: "2")]
    ),
    ("event: lonely\n\ndata: a\n\n", [ServerSentEvent(data: "a")]),
    ("id: 1\n\ndata: a\n\n", [ServerSentEvent(data: "a", id: "1")]),
    (
      "id: 1\ndata: a\n\nid: 2\u{0}\ndata: b\n\n",
      [ServerSentEvent(data: "a", id: "1"), ServerSentEvent(data: "b", id: "1")]
    ),
    (
      "data: a\r\n\r\ndata: b\r\rdata: c\n\n",
      [ServerSentEvent(data: "a"), ServerSentEvent(data: "b"), ServerSentEvent(data: "c")]
    ),
    ("unknown: x\ndata: a: b\n\n", [ServerSentEvent(data: "a: b")]),
    ("Data: a\n\n", []),
    ("data: e\u{301}\ndata:\u{301}x\n\n", [ServerSentEvent(data: "e\u{301}\n\u{301}x")]),
  ])
  func streamIsInterpretedByTheStandard(_ text: String, _ expected: [ServerSentEvent]) async throws
  {
    for pieces in [[Data(text.utf8)], text.utf8.map { Data([$0]) }] {
      var events: [ServerSentEvent] = []
      for try await event in ServerSentEventStream(ByteStream(pieces)) { events.append(event) }
      #expect(events == expected)
    }
  }

  @Test func retryIsTakenFromDigitsOnly() async throws {
    let stream = ServerSentEventStream(
      ByteStream([Data("retry: 10\nretry: 5x\nretry:\n\nid: 7\n\n".utf8)]))
    for try await _ in stream {}
    #expect(stream.retry == 10)
    #expect(stream.lastEventID == "7")
    // A line that the stream breaks off in is none.
    let broken = ServerSentEventStream(ByteStream([Data("retry: 1\n\nretry: 2".utf8)]))
    for try await _ in broken {}
    #expect(broken.retry == 1)
  }
}
