import EndpointRuntime
import Foundation
import TestSupport
import Testing

extension Wire {
  @Suite struct BodyTests {
    let transport = URLSessionTransport()

    // MARK: Sending

    @Test func largeDataArrivesWithProgress() async throws {
      let server = try RecordingServer { _ in Answer(200) }
      let data = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
      let seen = Collected<TransferProgress>()
      let request = HTTPRequest(method: .post, url: server.url, body: .data(data))
      _ = try await transport.send(
        TransportRequest(request, attemptLimit: 20, progress: { seen.append($0) }))
      #expect(server.requests.first?.body == data)
      let sent = seen.all.filter { $0.direction == .sent }
      #expect(!sent.isEmpty)
      #expect(sent.last == TransferProgress(.sent, completed: 3_000_000, total: 3_000_000))
      #expect(sent.map(\.completed) == sent.map(\.completed).sorted())
    }

    @Test func fileArrivesWithItsLength() async throws {
      let server = try RecordingServer { _ in Answer(200) }
      let file = try Scratch.file(Data(repeating: 7, count: 500_000))
      defer { Scratch.remove(file) }
      let request = HTTPRequest(method: .put, url: server.url, body: .file(file))
      _ = try await transport.send(TransportRequest(request, attemptLimit: 20))
      let seen = try #require(server.requests.first)
      #expect(seen.header("content-length") == "500000")
      #expect(seen.body == Data(repeating: 7, count: 500_000))
      #expect(seen.header("content-type") == nil)
    }

    @Test func largeFileArrives() async throws {
      let server = try RecordingServer { request in Answer(200, "\(request.body.count)") }
      let file = try Scratch.file(Data(count: 34 * 1024 * 1024))
      defer { Scratch.remove(file) }
      let request = HTTPRequest(method: .put, url: server.url, body: .file(file))
      let response = try await transport.send(TransportRequest(request, attemptLimit: 20))
      #expect(response.text == "\(34 * 1024 * 1024)")
    }

    @Test func missingFileIsAnError() async throws {
      let server = try RecordingServer { _ in Answer(200) }
      let request = HTTPRequest(
        method: .put, url: server.url, body: .file(URL(fileURLWithPath: "/nowhere/at-all")))
      await expectTransportError(.requestBody) {
        try await transport.send(TransportRequest(request))
      }
      #expect(server.requests.isEmpty)
    }

    /// With or without a length it is sent with one: it goes through a file.
    @Test(arguments: [nil, 400_000])
    func streamIsSentWithItsLength(_ length: Int?) async throws {
      let server = try RecordingServer { _ in Answer(200) }
      let body = BodyStream(length: length) { .made(of: 40) { _ in Data(count: 10_000) } }
      let request = HTTPRequest(method: .post, url: server.url, body: .stream(body))
      _ = try await transport.send(TransportRequest(request, attemptLimit: 10))
      let seen = try #require(server.requests.first)
      #expect(seen.header("transfer-encoding") == nil)
      #expect(seen.header("content-length") == "400000")
      #expect(seen.body.count == 400_000)
    }

    @Test func longStreamIsCollectedInAFileThatGoes() async throws {
      let before = try Self.collectedFiles()
      let server = try RecordingServer { request in Answer(200, "\(request.body.count)") }
      let body = BodyStream { .made(of: 100) { _ in Data(count: 100_000) } }
      let request = HTTPRequest(method: .put, url: server.url, body: .stream(body))
      let response = try await transport.send(TransportRequest(request, attemptLimit: 20))
      #expect(response.text == "10000000")
      // One that never ends, cancelled while it is collected.
      let endless = BodyStream { Self.endless() }
      let task = Task {
        let request = HTTPRequest(method: .put, url: server.url, body: .stream(endless))
        return try await transport.send(TransportRequest(request, attemptLimit: nil))
      }
      try await Task.sleep(nanoseconds: 100_000_000)
      task.cancel()
      await expectTransportError(.cancelled) { try await task.value }
      for _ in 0..<100 where try Self.collectedFiles() != before {
        try await Task.sleep(nanoseconds: 10_000_000)
      }
      #expect(try Self.collectedFiles() == before)
    }

    /// Pieces for ever, with pauses: without them the other tasks of a small machine would never have a turn.
    private static func endless() -> AsyncThrowingStream<Data, any Error> {
      AsyncThrowingStream { continuation in
        let task = Task {
          while !Task.isCancelled {
            continuation.yield(Data(count: 100_000))
            try? await Task.sleep(nanoseconds: 1_000_000)
          }
        }
        continuation.onTermination = { _ in task.cancel() }
      }
    }

    private static func collectedFiles() throws -> Set<String> {
      let folder = FileManager.default.temporaryDirectory.path
      return Set(
        try FileManager.default.contentsOfDirectory(atPath: folder)
          .filter { $0.contains("endpoint-body-") })
    }

    @Test(arguments: [nil, 100])
    func streamThatFailsIsAnErrorOfTheBody(_ length: Int?) async throws {
      let server = try RecordingServer { _ in Answer(200) }
      let body = BodyStream(length: length) {
        AsyncThrowingStream { continuation in
          continuation.yield(Data("some".utf8))
          continuation.finish(throwing: POSIXError(.EIO))
        }
      }
      let request = HTTPRequest(method: .post, url: server.url, body: .stream(body))
      await expectTransportError(.requestBody) {
        try await transport.send(TransportRequest(request, attemptLimit: 10))
      }
    }

    @Test(arguments: [nil, 100])
    func streamThatNeverComesIsTimedOut(_ length: Int?) async throws {
      let server = try RecordingServer { _ in Answer(200) }
      let body = BodyStream(length: length) { AsyncThrowingStream { _ in } }
      let request = HTTPRequest(method: .post, url: server.url, body: .stream(body))
      await expectTransportError(.timeout(.attempt)) {
        try await transport.send(TransportRequest(request, attemptLimit: 0.2))
      }
      // Others are not held up by it.
      #expect(try await transport.send(.get(server / "")).head.status == 200)
    }

    @Test func answerBeforeTheBodyIsReadCounts() async throws {
      let server = try RecordingServer { request in Answer(413, "too large") }
      let request = HTTPRequest(
        method: .post, url: server.url, headers: ["Expect": "100-continue"],
        body: .data(Data(count: 2_000_000)))
      let response = try await transport.send(TransportRequest(request, attemptLimit: 10))
      #expect(response.head.status == 413)
    }

    // MARK: Receiving

    @Test func progressOfAnAnswerCounts() async throws {
      let server = try RecordingServer { request in
        request.path == "/whole"
          ? Answer(200, String(repeating: "x", count: 400_000))
          : .drip(["a", "b", "c"], every: 0.01)
      }
      let whole = Collected<TransferProgress>()
      _ = try await transport.send(
        TransportRequest(HTTPRequest(url: server / "whole"), progress: { whole.append($0) }))
      #expect(whole.all.count > 1)
      #expect(whole.all.last == TransferProgress(.received, completed: 400_000, total: 400_000))
      #expect(whole.all.map(\.completed) == whole.all.map(\.completed).sorted())

      let chunked = Collected<TransferProgress>()
      _ = try await transport.send(
        TransportRequest(HTTPRequest(url: server / "drip"), progress: { chunked.append($0) }))
      #expect(chunked.all.last == TransferProgress(.received, completed: 3, total: nil))
      #expect(chunked.all.allSatisfy { $0.fraction == nil })
    }

    @Test func answerGoesToAFileThatReplacesTheOldOne() async throws {
      let server = try RecordingServer { _ in Answer(200, String(repeating: "new", count: 100_000))
      }
      let folder = Scratch.folder()
      defer { Scratch.remove(folder) }
      let file = folder.appendingPathComponent("a/b/file.txt")
      for _ in 0..<2 {
        let response = try await transport.send(
          TransportRequest(HTTPRequest(url: server.url), destination: { _ in .file(file) }))
        guard case .file(let written) = response.body else { return #expect(Bool(false)) }
        #expect(written == file)
        #expect(try Data(contentsOf: file).count == 300_000)
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/a/b")
      #expect(names == ["file.txt"])
    }

    @Test func brokenDownloadLeavesTheOldFileAlone() async throws {
      let server = try RecordingServer { _ in .partial("half", promising: 100, then: .close) }
      let folder = Scratch.folder()
      defer { Scratch.remove(folder) }
      let file = folder.appendingPathComponent("file.txt")
      try Data("old".utf8).write(to: file)
      await expectTransportError(.connectionLost) {
        try await transport.send(
          TransportRequest(HTTPRequest(url: server.url), destination: { _ in .file(file) }))
      }
      #expect(try Data(contentsOf: file) == Data("old".utf8))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file.txt"])
    }

    @Test func placeThatCannotBeWrittenIsAnError() async throws {
      let server = try RecordingServer { _ in Answer(200, "x") }
      let file = URL(fileURLWithPath: "/proc/none/file.txt")
      await expectTransportError(.responseFile) {
        try await transport.send(
          TransportRequest(HTTPRequest(url: server.url), destination: { _ in .file(file) }))
      }
    }

    @Test func destinationIsChosenByTheHead() async throws {
      let server = try RecordingServer(answering: Answer(404, "gone"))
      let response = try await transport.send(
        TransportRequest(
          HTTPRequest(url: server.url),
          destination: { $0.status == 200 ? .stream : .memory }))
      #expect(response.text == "gone")
    }

    // MARK: Streaming

    /// The server sends each piece when the one before has been read.
    @Test func piecesComeAsTheyAreSent() async throws {
      let seen = Collected<String>()
      let server = try RecordingServer { _ in
        let drip = Answer.drip(["one", "two", "three"], every: 0)
        let steps = drip.steps.enumerated().flatMap { index, step in
          index < 2 ? [step] : [.until { seen.all.count >= index - 1 }, step]
        }
        return Answer(steps: steps)
      }
      for try await piece in try await transport.stream(server.url) {
        seen.append(String(decoding: piece, as: UTF8.self))
      }
      #expect(seen.all == ["one", "two", "three"])
    }

    @Test func slowReaderGetsEveryByteInOrder() async throws {
      let blocks = (0..<200).map { String(repeating: "\($0 % 10)", count: 50_000) }
      let server = try RecordingServer { _ in .drip(blocks, every: 0) }
      let stream = try await transport.stream(server.url)
      var text = ""
      for try await piece in stream {
        if text.isEmpty { try await Task.sleep(nanoseconds: 200_000_000) }
        text += String(decoding: piece, as: UTF8.self)
      }
      #expect(text == blocks.joined())
    }

    #if !canImport(FoundationNetworking)
      /// Where a slow reader holds the server back, the silence is not the server's.
      @Test func slowReaderIsNotTimedOut() async throws {
        let server = try RecordingServer { _ in
          Answer(200, String(repeating: "x", count: 3_000_000))
        }
        let stream = try await transport.stream(server.url, idleLimit: 0.5)
        var iterator = stream.makeAsyncIterator()
        var bytes = try await iterator.next()?.count ?? 0
        try await Task.sleep(nanoseconds: 900_000_000)
        while let piece = try await iterator.next() { bytes += piece.count }
        #expect(bytes == 3_000_000)
      }
    #endif

    @Test func silentServerIsTimedOut() async throws {
      let server = try RecordingServer { _ in .partial("half", promising: 100, then: .hang) }
      let stream = try await transport.stream(server.url, idleLimit: 0.5)
      await expectTransportError(.timeout(.idle)) { for try await _ in stream {} }
    }

    @Test func brokenStreamThrowsAfterItsPieces() async throws {
      let server = try RecordingServer { _ in .partial("half", promising: 100, then: .close) }
      let stream = try await transport.stream(server.url)
      var text = ""
      await expectTransportError(.connectionLost) {
        for try await piece in stream { text += String(decoding: piece, as: UTF8.self) }
      }
      #expect(text == "half")
    }

    @Test func droppedStreamEndsItsRequest() async throws {
      let server = try RecordingServer { _ in
        .drip(Array(repeating: "x", count: 10_000), every: 0.005)
      }
      do {
        let stream = try await transport.stream(server.url)
        for try await _ in stream { break }
      }
      try await eventually { server.openConnectionCount == 0 }
    }

    @Test func cancelledReaderGetsOneError() async throws {
      let server = try RecordingServer { _ in .partial("half", promising: 100, then: .hang) }
      let stream = try await transport.stream(server.url)
      let reader = Task { for try await _ in stream {} }
      try await Task.sleep(nanoseconds: 50_000_000)
      reader.cancel()
      await expectTransportError(.cancelled) { try await reader.value }
      try await eventually { server.openConnectionCount == 0 }
    }
  }
}

extension URLSessionTransport {
  fileprivate func stream(_ url: URL, idleLimit: Double? = 10) async throws -> ByteStream {
    let response = try await send(
      TransportRequest(
        HTTPRequest(url: url), attemptLimit: 10, idleLimit: idleLimit,
        destination: { _ in .stream }))
    guard case .stream(let stream) = response.body else { throw POSIXError(.EINVAL) }
    return stream
  }
}

extension AsyncThrowingStream where Element == Data, Failure == any Error {
  /// Pieces that are made when they are asked for.
  fileprivate static func made(of count: Int, _ make: @escaping @Sendable (Int) -> Data) -> Self {
    let counter = Counter()
    return AsyncThrowingStream(unfolding: {
      let number = counter.next()
      return number < count ? make(number) : nil
    })
  }
}
