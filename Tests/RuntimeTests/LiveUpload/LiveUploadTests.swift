import EndpointRuntime
import Foundation
import TestSupport
import Testing

extension Wire {
  /// Bodies that are sent while they are made.
  @Suite struct LiveUploadTests {
    let transport = URLSessionTransport()

    private func send(
      _ body: BodyStream, to url: URL, method: HTTPMethod = .post, headers: HTTPHeaders = [:],
      limit: Double? = 10, idle: Double? = nil,
      destination: @escaping @Sendable (ResponseHead) -> BodyDestination = { _ in .memory },
      progress: (@Sendable (TransferProgress) -> Void)? = nil
    ) async throws -> TransportResponse {
      let request = HTTPRequest(method: method, url: url, headers: headers, body: .stream(body))
      return try await transport.send(
        TransportRequest(
          request, attemptLimit: limit, idleLimit: idle, destination: destination,
          progress: progress))
    }

    // MARK: As it is made

    @Test func piecesAreSentAsTheyAreMade() async throws {
      let server = try RecordingServer { _ in Answer(200, "thanks") }
      let seen = Collected<TransferProgress>()
      let response = try await send(
        .live(Made(["one", "two", "three"]).held(by: server)), to: server / "up",
        progress: { seen.append($0) })
      #expect(response.text == "thanks")
      let request = try #require(server.requests.first)
      #expect(request.text == "onetwothree")
      #expect(request.header("transfer-encoding") == "chunked")
      #expect(request.header("content-length") == nil)
      #expect(request.chunkSizes == [3, 3, 5])
      let sent = seen.all.filter { $0.direction == .sent }
      #expect(sent.map(\.completed) == [3, 6, 11])
      #expect(sent.allSatisfy { $0.total == nil })
    }

    @Test func knownLengthIsSentWithoutChunks() async throws {
      let server = try RecordingServer { _ in Answer(200) }
      let seen = Collected<TransferProgress>()
      _ = try await send(
        .live(length: 6, Made(["one", "two"])), to: server.url, method: .put,
        progress: { seen.append($0) })
      let request = try #require(server.requests.first)
      #expect(request.method == "PUT")
      #expect(request.header("content-length") == "6")
      #expect(request.header("transfer-encoding") == nil)
      #expect(request.text == "onetwo")
      #expect(seen.all.last { $0.direction == .sent }?.total == 6)
    }

    @Test(arguments: [5, 7])
    func anotherLengthThanPromisedIsAnError(length: Int) async throws {
      let server = try RecordingServer { _ in Answer(200) }
      await expectTransportError(.requestBody) {
        try await send(.live(length: length, Made(["one", "two"])), to: server.url)
      }
    }

    @Test func bytesAreGatheredIntoPieces() async throws {
      let server = try RecordingServer { _ in Answer(200) }
      let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
      let source = AsyncStream<UInt8> { continuation in
        for byte in bytes { continuation.yield(byte) }
        continuation.finish()
      }
      _ = try await send(.live(source), to: server.url)
      let request = try #require(server.requests.first)
      #expect(request.body == Data(bytes))
      #expect((request.chunkSizes?.count ?? 0) < 30_000)
    }

    @Test func emptyBodyIsABody() async throws {
      let server = try RecordingServer { _ in Answer(200) }
      _ = try await send(.live(Made([])), to: server.url)
      #expect(server.requests.first?.chunkSizes == [])
    }

    /// The server reads nothing for a while: what was made until then has to be somewhere.
    @Test func slowServerHoldsTheProducerBack() async throws {
      let isReading = Collected<Void>()
      let server = try RecordingServer(
        early: { _ in
          for _ in 0..<1000 where isReading.all.isEmpty { usleep(5000) }
          return nil
        }, script: { Answer(200, "\($0.body.count)") })
      let made = Counter()
      let body = BodyStream.live {
        AsyncThrowingStream {
          guard made.next() < 1000 else { return nil }
          return Data(count: 64 * 1024)
        }
      }
      let task = Task { try await send(body, to: server.url) }
      // It has stopped when nothing more is made for a while.
      var before = -1
      while made.value != before || before < 2 {
        before = made.value
        try await Task.sleep(nanoseconds: 200_000_000)
      }
      #expect(made.value < 300)
      isReading.append(())
      #expect(try await task.value.text == "\(1000 * 64 * 1024)")
    }

    @Test func othersAreNotHeldUpByASilentProducer() async throws {
      let server = try RecordingServer { _ in Answer(200, "here") }
      let gate = Gate()
      let uploads = (0..<8).map { number in
        Task {
          try await send(.live(gate.stream(Data("late".utf8))), to: server / "\(number)")
        }
      }
      for _ in 0..<20 { #expect(try await transport.send(.get(server / "other")).text == "here") }
      gate.open()
      for upload in uploads { #expect(try await upload.value.text == "here") }
      #expect(server.requests.filter { $0.text == "late" }.count == 8)
    }

    /// Both directions at once: the answer begins before the body has ended.
    @Test func answerMayComeWhileTheBodyIsMade() async throws {
      let gate = Gate()
      let server = try RecordingServer(
        early: { _ in
          Answer(steps: [
            .bytes(
              Array("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\none\r\n".utf8)),
            .until { gate.isOpen }, .bytes(Array("3\r\ntwo\r\n0\r\n\r\n".utf8)),
          ])
        }, script: { _ in Answer(500) })
      let response = try await send(
        .live(gate.stream(Data("x".utf8))), to: server.url, destination: { _ in .stream })
      guard case .stream(let stream) = response.body else { return #expect(Bool(false)) }
      var text = ""
      for try await piece in stream {
        text += String(decoding: piece, as: UTF8.self)
        gate.open()
      }
      #expect(text == "onetwo")
    }

    @Test func refusalBeforeTheBodyHasEndedCounts() async throws {
      let server = try RecordingServer(
        early: { _ in Answer(413, "too large") }, script: { _ in Answer(500) })
      // It may come before anything was made.
      let (begun, ended) = (Counter(), Counter())
      let body = BodyStream.live {
        begun.next()
        return AsyncThrowingStream { continuation in
          continuation.yield(Data("begun".utf8))
          continuation.onTermination = { _ in ended.next() }
        }
      }
      let response = try await send(body, to: server.url)
      #expect(response.head.status == 413)
      #expect(response.text == "too large")
      try await eventually { ended.value == begun.value }
    }

    // MARK: Ends

    @Test func failingSequenceBreaksTheRequestOff() async throws {
      let server = try RecordingServer { _ in Answer(200) }
      let body = AsyncThrowingStream<Data, any Error> { continuation in
        continuation.yield(Data("half".utf8))
        continuation.finish(throwing: POSIXError(.EIO))
      }
      await expectTransportError(.requestBody) { try await send(.live(body), to: server.url) }
      try await eventually { server.openConnectionCount == 0 }
      // Without the last chunk nobody takes it for the whole.
      #expect(server.requests.allSatisfy { !$0.raw.suffix(5).elementsEqual("0\r\n\r\n".utf8) })
    }

    @Test func cancelEndsTheRequestAndTheProducer() async throws {
      let server = try RecordingServer { _ in Answer(200) }
      let isEnded = Collected<Void>()
      let body = BodyStream.live {
        AsyncThrowingStream { continuation in
          continuation.yield(Data("begun".utf8))
          continuation.onTermination = { _ in isEnded.append(()) }
        }
      }
      let task = Task { try await send(body, to: server.url, limit: nil) }
      try await eventually { server.receivedByteCount > 0 }
      task.cancel()
      await expectTransportError(.cancelled) { try await task.value }
      try await eventually { server.openConnectionCount == 0 && !isEnded.all.isEmpty }
    }

    @Test func randomCancelsEndOnce() async throws {
      let server = try RecordingServer { _ in Answer(200, "ok") }
      let ends = Collected<Bool>()
      await withTaskGroup(of: Void.self) { group in
        for index in 0..<60 {
          group.addTask {
            let call = Task {
              try await send(.live(Made(["a", "b", "c", "d"])), to: server / "\(index)")
            }
            if index % 6 > 0 { try? await Task.sleep(nanoseconds: .random(in: 0..<6_000_000)) }
            call.cancel()
            switch await call.result {
            case .success: ends.append(true)
            case .failure(let error): ends.append((error as? TransportError) == .cancelled)
            }
          }
        }
      }
      #expect(ends.all.count == 60)
      #expect(ends.all.allSatisfy { $0 })
    }

    @Test func attemptLimitCountsTheBodyToo() async throws {
      let server = try RecordingServer { _ in Answer(200) }
      let gate = Gate()
      await expectTransportError(.timeout(.attempt)) {
        try await send(.live(gate.stream(Data())), to: server.url, limit: 0.2)
      }
    }

    /// The silence of the producer is not the server's.
    @Test func idleLimitDoesNotCountTheProducer() async throws {
      let server = try RecordingServer { request in
        request.path == "/dead" ? .hang : Answer(200, "here")
      }
      let body = Made(["a", "b"]) { _ in try await Task.sleep(nanoseconds: 500_000_000) }
      #expect(try await send(.live(body), to: server / "slow", idle: 0.25).text == "here")
      await expectTransportError(.timeout(.idle)) {
        try await send(.live(Made(["a"])), to: server / "dead", idle: 0.25)
      }
    }

    @Test func serverThatIsNotThereIsAnError() async throws {
      let server = try RecordingServer { _ in Answer(200) }
      let url = server.url
      server.stop()
      try await Task.sleep(nanoseconds: 200_000_000)
      let body = BodyStream.live(Made(["a"]))
      await expectTransportError(.cannotConnect) { try await send(body, to: url) }
      // Nothing of it was made.
      #expect(body.canBeSent)
    }

    @Test(arguments: [Answer.close, .reset])
    func connectionThatEndsIsAnError(answer: Answer) async throws {
      let server = try RecordingServer { _ in answer }
      await expectTransportError(.connectionLost) {
        try await send(.live(Made(["a"])), to: server.url)
      }
    }

    @Test func shutDownEndsIt() async throws {
      let server = try RecordingServer { _ in Answer(200) }
      let gate = Gate()
      let own = URLSessionTransport()
      let task = Task {
        try await own.send(
          TransportRequest(
            HTTPRequest(
              method: .post, url: server.url,
              body: .stream(.live(gate.stream(Data("a".utf8)))))))
      }
      try await eventually { server.receivedByteCount > 0 }
      own.shutdown()
      await expectTransportError(.shutDown) { try await task.value }
      try await eventually { server.openConnectionCount == 0 }
    }

    // MARK: Like any other request

    /// But for what frames the body.
    @Test func headIsThatOfAnyOtherRequest() async throws {
      let server = try RecordingServer { _ in
        Answer(200, headers: [("Set-Cookie", "c=1"), ("X-Two", "a"), ("X-Two", "b")], "text")
      }
      let headers: HTTPHeaders = [
        "X-A": "b", "Content-Type": "audio/wav", "X-Empty": "", "Cookie": "own=1",
      ]
      func head(_ body: BodyStream) async throws -> [String] {
        let response = try await send(body, to: server / "a%20b?c=d", headers: headers)
        #expect(response.head.headers["x-two"] == "a, b")
        let request = try #require(server.requests.last)
        let framing = ["transfer-encoding", "content-length"]
        return [request.requestLine]
          + request.headers.filter { !framing.contains($0.name.lowercased()) }
          .map { "\($0.name.lowercased()): \($0.value)" }.sorted()
      }
      let live = try await head(.live(Made(["x"])))
      let collected = try await head(BodyStream(Made(["x"])))
      let again = try await head(.live(Made(["x"])))
      #expect(
        live.filter { !$0.hasPrefix("cookie") } == collected.filter { !$0.hasPrefix("cookie") })
      // The first answer's cookie came to be sent.
      #expect(live.contains("cookie: own=1"))
      #expect(collected.contains("cookie: own=1; c=1"))
      #expect(again == collected)
    }

    @Test func answerGoesToAFile() async throws {
      let server = try RecordingServer { _ in Answer(200, "answer") }
      let folder = ScratchFolder()
      _ = try await send(
        .live(Made(["x"])), to: server.url, destination: { [url = folder / "file"] _ in .file(url) }
      )
      #expect((folder / "file").text == "answer")
    }

    @Test func formWithALivePartIsLive() async throws {
      let server = try RecordingServer { _ in Answer(200) }
      let endpoint = Endpoint(baseURL: "\(server.url)").post("form").encoding(.multipart)
        .parameter("name", "x")
        .parameter("file", File(stream: .live(Made(["one", "two"])), name: "a.bin"))
      let request = try endpoint.httpRequest()
      _ = try await transport.send(TransportRequest(request, attemptLimit: 10))
      let seen = try #require(server.requests.first)
      #expect(seen.header("transfer-encoding") == "chunked")
      #expect(seen.text.contains("filename=\"a.bin\"\r\n"))
      #expect(seen.text.contains("\r\n\r\nonetwo\r\n--"))
      #expect(!request.body.canBeSent)
    }
  }

  /// A body that is made once is sent once.
  @Suite struct OnceOnlyBodyTests {
    private func upload(_ body: BodyStream) -> Call<UploadAPI, String> {
      Call(UploadAPI(body: body), .text)
    }

    private func provider(
      _ server: RecordingServer, refresher: TokenRefresher? = nil
    ) -> Provider<UploadAPI> {
      Provider(
        variables: server.url, transport: URLSessionTransport(), refresher: refresher,
        settings: ProviderSettings(
          timeouts: Timeouts(attempt: 10),
          retry: RetryPolicy(retries: 2, when: [.status(503), .connection])))
    }

    static let bodies: [@Sendable () -> BodyStream] = [
      { .live(Made(["one", "two"])) }, { BodyStream(Made(["one", "two"])) },
    ]

    @Test(arguments: bodies.indices)
    func itIsNotTriedAgain(_ index: Int) async throws {
      let server = try RecordingServer { _ in Answer(503) }
      let error = await #expect(throws: EndpointError.self) {
        try await provider(server).send(upload(Self.bodies[index]()))
      }
      #expect(error?.status == 503)
      #expect(server.requests.map(\.text) == ["onetwo"])
    }

    @Test(arguments: bodies.indices)
    func itIsNotSentWithNewCredentials(_ index: Int) async throws {
      let server = try RecordingServer { _ in Answer(401) }
      let refreshes = Counter()
      let error = await #expect(throws: EndpointError.self) {
        try await provider(server, refresher: TokenRefresher { _ in refreshes.next() })
          .send(upload(Self.bodies[index]()))
      }
      #expect(error?.status == 401)
      #expect(server.requests.count == 1)
      #expect(refreshes.value == 0)
    }

    @Test func itIsSentByOneCallOnly() async throws {
      let server = try RecordingServer { _ in Answer(200) }
      let body = BodyStream.live(Made(["one", "two"]))
      _ = try await provider(server).send(upload(body))
      let error = await #expect(throws: EndpointError.self) {
        try await provider(server).send(upload(body))
      }
      guard case .transport(let inner) = error?.reason else { return #expect(Bool(false)) }
      #expect(inner.kind == .requestBody)
    }

    @Test(arguments: [true, false])
    func closureMakesItAnew(isLive: Bool) async throws {
      let server = try RecordingServer { $0.number < 2 ? Answer(503) : Answer(200, "done") }
      let make: @Sendable () -> AsyncThrowingStream<Data, any Error> = {
        AsyncThrowingStream { continuation in
          for piece in ["one", "two"] { continuation.yield(Data(piece.utf8)) }
          continuation.finish()
        }
      }
      let body = isLive ? BodyStream.live(make) : BodyStream(make)
      #expect(try await provider(server).send(upload(body)) == "done")
      #expect(server.requests.map(\.text) == ["onetwo", "onetwo", "onetwo"])
    }

    @Test func redirectThatNeedsItAgainIsAnErrorUnlessItCanBeMade() async throws {
      let server = try RecordingServer { request in
        request.path == "/upload" ? .redirect(307, to: "/there") : Answer(200, request.text)
      }
      let error = await #expect(throws: EndpointError.self) {
        try await provider(server).send(upload(.live(Made(["one"]))))
      }
      guard case .transport(let inner) = error?.reason else { return #expect(Bool(false)) }
      #expect(inner.kind == .requestBody)
      let again = BodyStream.live { AsyncThrowingStream(one: Data("again".utf8)) }
      #expect(try await provider(server).send(upload(again)) == "again")
    }

    @Test func redirectToAGetNeedsNoBody() async throws {
      let server = try RecordingServer { request in
        request.path == "/upload" ? .redirect(303, to: "/there") : Answer(200, request.method)
      }
      #expect(try await provider(server).send(upload(.live(Made(["one"])))) == "GET")
    }
  }
}

/// One endpoint that takes a body.
private struct UploadAPI: TargetType {
  var body: BodyStream

  func endpoint(with root: URL) -> Endpoint {
    Endpoint(baseURL: "\(root)").put("upload").body(file: File(stream: body))
  }
}

/// Pieces with something before each.
private struct Made: AsyncSequence, Sendable {
  typealias Element = Data

  var pieces: [String]
  var before: @Sendable (Int) async throws -> Void

  init(_ pieces: [String], _ before: @escaping @Sendable (Int) async throws -> Void = { _ in }) {
    self.pieces = pieces
    self.before = before
  }

  /// Each piece is made only when the server has got more bytes since the last one was: the first behind the head.
  func held(by server: RecordingServer) -> Made {
    let seen = Collected<Int>()
    return Made(pieces) { _ in
      try await eventually { server.receivedByteCount > seen.all.last ?? 0 }
      seen.append(server.receivedByteCount)
    }
  }

  func makeAsyncIterator() -> Iterator { Iterator(made: self) }

  struct Iterator: AsyncIteratorProtocol {
    let made: Made
    var number = 0

    mutating func next() async throws -> Data? {
      guard number < made.pieces.count else { return nil }
      defer { number += 1 }
      try await made.before(number)
      return Data(made.pieces[number].utf8)
    }
  }
}

/// Lets streams go on when it is opened.
private final class Gate: Sendable {
  private let opened = Collected<Void>()

  var isOpen: Bool { !opened.all.isEmpty }
  func open() { opened.append(()) }

  func stream(_ piece: Data) -> AsyncThrowingStream<Data, any Error> {
    AsyncThrowingStream { continuation in
      let task = Task {
        while !isOpen {
          try await Task.sleep(nanoseconds: 5_000_000)
        }
        continuation.yield(piece)
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

extension AsyncThrowingStream where Element == Data, Failure == any Error {
  fileprivate init(one: Data) {
    self.init { continuation in
      continuation.yield(one)
      continuation.finish()
    }
  }
}
