import EndpointRuntime
import Foundation
import TestSupport
import Testing

extension Wire {
  /// Downloads that break off and go on. Rules: RFC 9110, sections 13.1.5, 14.2 and 15.3.7.
  @Suite struct ResumeTests {
    let folder = ScratchFolder()
    var file: URL { folder / "film.bin" }

    private func shop(
      _ server: RecordingServer, retries: Int = 0,
      mapping: Provider<ShopAPI>.EndpointMapping? = nil
    ) -> Provider<ShopAPI> {
      Provider(
        server,
        settings: ProviderSettings(
          timeouts: Timeouts(attempt: 10, idle: 10), retry: RetryPolicy(retries: retries)),
        mapping: mapping)
    }

    /// Makes a call that is to fail, which leaves a part.
    private func breakOff(_ server: RecordingServer) async {
      await #expect(throws: EndpointError.self) {
        try await shop(server).send(.download(to: .resumable(file)))
      }
    }

    // MARK: Going on

    @Test(arguments: [true, false])
    func retryAsksForTheRest(isResumable: Bool) async throws {
      let served = ServedFile()
      let server = try RecordingServer {
        served.answer($0, breakingAfter: $0.number < 2 ? 6 : nil)
      }
      let seen = Collected<TransferProgress>()
      let destination = isResumable ? FileDestination.resumable(file) : FileDestination(file)
      let result = try await shop(server, retries: 2).send(
        .download(to: destination), progress: { seen.append($0) })
      #expect(result == file)
      #expect(file.text == served.text)
      #expect(server.requests.map { $0.header("range") } == [nil, "bytes=6-", "bytes=12-"])
      #expect(server.requests.map { $0.header("if-range") } == [nil, "\"v1\"", "\"v1\""])
      #expect(folder.names == ["film.bin"])
      // Progress goes on where it was.
      #expect(seen.all.map(\.completed) == seen.all.map(\.completed).sorted())
      #expect(seen.all.allSatisfy { $0.total == 20 })
      #expect(seen.all.last?.completed == 20)
    }

    @Test func laterCallAsksForTheRest() async throws {
      let served = ServedFile()
      let server = try RecordingServer {
        served.answer($0, breakingAfter: $0.number == 0 ? 15 : nil)
      }
      try Data("old".utf8).write(to: file)
      await breakOff(server)
      #expect(file.text == "old")
      #expect(FileDestination.partialLength(of: file) == 15)

      let seen = Collected<TransferProgress>()
      let response = Collected<Response>()
      let shop = Provider(
        server,
        plugins: [
          ClosurePlugin(didReceive: { result, _ in (try? result.get()).map { response.append($0) } }
          )
        ])
      _ = try await shop.send(.download(to: .resumable(file)), progress: { seen.append($0) })
      #expect(file.text == served.text)
      #expect(server.requests[1].header("range") == "bytes=15-")
      #expect(seen.all == [TransferProgress(.received, completed: 20, total: 20)])
      #expect(folder.names == ["film.bin"])
      // The whole is there: nobody is told of a part.
      #expect(response.all.first?.status == 200)
      #expect(response.all.first?.headers["Content-Length"] == "20")
      #expect(FileDestination.partialLength(of: file) == nil)
    }

    @Test func cancelledDownloadIsPaused() async throws {
      let served = ServedFile()
      let server = try RecordingServer { request in
        request.number == 0
          ? .partial("01234567", promising: 20, headers: served.validators, then: .hang)
          : served.answer(request)
      }
      let task = Task { [file] in
        try await Provider(server).send(.download(to: .resumable(file)))
      }
      try await eventually { FileDestination.partialLength(of: file) == 8 }
      task.cancel()
      let error = await #expect(throws: EndpointError.self) { try await task.value }
      #expect(error?.isCancelled == true)
      _ = try await shop(server).send(.download(to: .resumable(file)))
      #expect(file.text == served.text)
      #expect(server.requests[1].header("range") == "bytes=8-")
    }

    @Test func plainDownloadThatFailsLeavesNothing() async throws {
      let server = try RecordingServer { ServedFile().answer($0, breakingAfter: 3) }
      await #expect(throws: EndpointError.self) {
        try await shop(server, retries: 1).send(.download(to: FileDestination(file)))
      }
      #expect(server.requests.count == 2)
      #expect(folder.names == [])
    }

    @Test func partThatIsGivenUpIsGone() async throws {
      let server = try RecordingServer { ServedFile().answer($0, breakingAfter: 3) }
      await breakOff(server)
      #expect(folder.names == [".film.bin.part", ".film.bin.part.json"])
      FileDestination.removePart(of: file)
      #expect(folder.names == [])
    }

    /// A server may give less than what was asked for.
    @Test func shortPiecesAreAskedForUntilTheFileIsWhole() async throws {
      let served = ServedFile()
      let server = try RecordingServer { request in
        guard let first = ServedFile.first(request.header("range")) else {
          return served.answer(request, breakingAfter: 5)
        }
        let piece = served.text.dropFirst(first).prefix(7)
        let range = "bytes \(first)-\(first + piece.count - 1)/20"
        return Answer(
          206, headers: served.validators + [("Content-Range", range)], String(piece))
      }
      await breakOff(server)
      _ = try await shop(server).send(.download(to: .resumable(file)))
      #expect(file.text == served.text)
      #expect(
        server.requests.map { $0.header("range") } == [
          nil, "bytes=5-", "bytes=12-", "bytes=19-",
        ])
    }

    @Test func oldDateIsAValidatorToo() async throws {
      let served = ServedFile(validators: [
        ("Last-Modified", "Tue, 03 Nov 2020 08:00:00 GMT"),
        ("Date", "Tue, 03 Nov 2020 09:00:00 GMT"),
      ])
      let server = try RecordingServer {
        served.answer($0, breakingAfter: $0.number == 0 ? 4 : nil)
      }
      await breakOff(server)
      _ = try await shop(server).send(.download(to: .resumable(file)))
      #expect(file.text == served.text)
      #expect(server.requests[1].header("if-range") == "Tue, 03 Nov 2020 08:00:00 GMT")
    }

    /// All was there but the end of the call: the server is asked whether it is still the same.
    @Test func wholePartIsCheckedByItsLastByte() async throws {
      let served = ServedFile()
      let server = try RecordingServer {
        served.answer($0, breakingAfter: $0.number == 0 ? 19 : nil)
      }
      await breakOff(server)
      let part = try FileHandle(forWritingTo: folder / ".film.bin.part")
      try part.seekToEnd()
      try part.write(contentsOf: Data("j".utf8))
      try part.close()
      _ = try await shop(server).send(.download(to: .resumable(file)))
      #expect(file.text == served.text)
      #expect(server.requests[1].header("range") == "bytes=19-")
    }

    // MARK: Beginning anew

    /// How a server may answer the request for the rest, when the rest cannot be used.
    static let unusable: [(String, @Sendable (ServedFile) -> Answer)] = [
      ("the whole of a new file", { Answer(200, headers: $0.validators, $0.text) }),
      ("another tag", { .part("56789", "bytes 5-9/10", $0.validators) }),
      ("no tag", { _ in .part("56789", "bytes 5-9/10", []) }),
      ("no range", { _ in .part("56789", nil, [("ETag", "\"v1\"")]) }),
      ("another place", { _ in .part("456789", "bytes 4-9/20", [("ETag", "\"v1\"")]) }),
      ("another length", { _ in .part("56789", "bytes 5-9/10", [("ETag", "\"v1\"")]) }),
      ("another unit", { _ in .part("56789", "items 5-9/20", [("ETag", "\"v1\"")]) }),
      ("a range that runs backwards", { _ in .part("5", "bytes 5-4/20", [("ETag", "\"v1\"")]) }),
      ("a range beyond the end", { _ in .part("5", "bytes 5-20/20", [("ETag", "\"v1\"")]) }),
      ("not satisfiable", { _ in Answer(416, headers: [("Content-Range", "bytes */3")]) }),
      ("a failed condition", { _ in Answer(412) }),
    ]

    @Test(arguments: unusable.map(\.0))
    func bytesOfTwoFilesAreNeverPutTogether(_ name: String) async throws {
      let old = ServedFile()
      let new = ServedFile(text: "NEWFILE", validators: [("ETag", "\"v2\"")])
      let rest = try #require(Self.unusable.first { $0.0 == name }).1
      let server = try RecordingServer { request in
        if request.number == 0 { return old.answer(request, breakingAfter: 5) }
        return request.header("range") == nil ? new.answer(request) : rest(new)
      }
      await breakOff(server)
      _ = try await shop(server).send(.download(to: .resumable(file)))
      #expect(file.text == new.text)
      #expect(server.requests[1].header("range") == "bytes=5-")
      #expect(folder.names == ["film.bin"])
    }

    /// More or fewer bytes than the range says, and the connection is whole.
    @Test(arguments: [("56789abcdefghijXX", true), ("56789", false)])
    func rangeThatLiesIsAnError(body: String, isThrownAway: Bool) async throws {
      let served = ServedFile()
      let server = try RecordingServer { request in
        request.number == 0
          ? served.answer(request, breakingAfter: 5)
          : .part(body, "bytes 5-19/20", served.validators)
      }
      await breakOff(server)
      let error = await #expect(throws: EndpointError.self) {
        try await shop(server).send(.download(to: .resumable(file)))
      }
      guard case .transport(let inner) = error?.reason else { return #expect(Bool(false)) }
      #expect(inner.kind == .connectionLost)
      #expect(file.text == nil)
      #expect((FileDestination.partialLength(of: file) == nil) == isThrownAway)
    }

    static let notResumable: [[(String, String)]] = [
      [], [("ETag", "W/\"v1\"")], [("ETag", "v1")],
      [
        ("Last-Modified", "Tue, 03 Nov 2020 08:00:00 GMT"),
        ("Date", "Tue, 03 Nov 2020 08:00:30 GMT"),
      ],
      [("Last-Modified", "Tue, 03 Nov 2020 08:00:00 GMT")],
      [("ETag", "\"v1\""), ("Accept-Ranges", "none")],
    ]

    @Test(arguments: notResumable.indices)
    func withoutAStrongValidatorTheWholeIsAskedFor(_ index: Int) async throws {
      let served = ServedFile(validators: Self.notResumable[index])
      let server = try RecordingServer {
        served.answer($0, breakingAfter: $0.number == 0 ? 5 : nil)
      }
      await breakOff(server)
      #expect(folder.names == [])
      _ = try await shop(server).send(.download(to: .resumable(file)))
      #expect(file.text == served.text)
      #expect(server.requests.map { $0.header("range") } == [nil, nil])
    }

    @Test func compressedAnswerIsNotGoneOnWith() async throws {
      let server = try RecordingServer { request in
        request.number == 0
          ? .partial(
            "\u{1F}", promising: 100, headers: [("ETag", "\"v1\""), ("Content-Encoding", "br")],
            then: .close)
          : ServedFile().answer(request)
      }
      await breakOff(server)
      _ = try await shop(server).send(.download(to: .resumable(file)))
      #expect(file.text == ServedFile().text)
      #expect(server.requests[1].header("range") == nil)
      #expect(server.requests.map { $0.header("accept-encoding") } == ["identity", "identity"])
    }

    /// The same tag at another address is no sign of anything.
    @Test func anotherAddressBeginsAnew() async throws {
      let server = try RecordingServer { request in
        request.number == 0
          ? ServedFile().answer(request, breakingAfter: 5)
          : ServedFile(text: "another file").answer(request)
      }
      await breakOff(server)
      let other = shop(server) { endpoint, _ in endpoint.parameter("id", 2) }
      _ = try await other.send(.download(to: .resumable(file)))
      #expect(file.text == "another file")
      #expect(server.requests[1].header("range") == nil)
    }

    @Test func newTokenInTheAddressIsTheSameAddress() async throws {
      let served = ServedFile()
      let server = try RecordingServer {
        served.answer($0, breakingAfter: $0.number == 0 ? 5 : nil)
      }
      for token in ["first", "second"] {
        let shop = shop(server) { endpoint, _ in endpoint.parameter("access_token", token) }
        _ = try? await shop.send(.download(to: .resumable(file)))
      }
      #expect(file.text == served.text)
      #expect(server.requests[1].header("range") == "bytes=5-")
    }

    @Test func ownRangeIsLeftAlone() async throws {
      let served = ServedFile()
      let server = try RecordingServer {
        served.answer($0, breakingAfter: $0.number == 0 ? 5 : nil)
      }
      await breakOff(server)
      let shop = shop(server) { endpoint, _ in endpoint.header("Range", "bytes=17-") }
      let url = try await shop.send(.download(to: .resumable(file)))
      #expect(url.text == "hij")
      #expect(server.requests[1].header("if-range") == nil)
    }

    @Test func onlyGetIsGoneOnWith() async throws {
      let served = ServedFile()
      let server = try RecordingServer {
        served.answer($0, breakingAfter: $0.number == 0 ? 5 : nil)
      }
      let shop = shop(server) { endpoint, _ in
        endpoint.method(.post, "report").retry(RetryPolicy(retries: 1, coversEveryMethod: true))
      }
      _ = try await shop.send(.download(to: .resumable(file)))
      #expect(file.text == served.text)
      #expect(server.requests.map { $0.header("range") } == [nil, nil])
    }

    @Test func twoCallsToOnePlaceDoNotMixTheirBytes() async throws {
      let files = ["A", "B"].map { String(repeating: $0, count: 200_000) }
      let server = try RecordingServer { request in
        let text = files[request.query == "page=1" ? 0 : 1]
        let half = text.utf8.count / 2
        return Answer(steps: [
          .bytes(
            Array(
              "HTTP/1.1 200 OK\r\nETag: \"t\"\r\nContent-Length: \(text.utf8.count)\r\n\r\n".utf8)),
          .bytes(Array(text.utf8.prefix(half))), .wait(0.05),
          .bytes(Array(text.utf8.dropFirst(half))),
        ])
      }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for page in [1, 2] {
          let shop = shop(server) { endpoint, _ in endpoint.parameter("page", page) }
          group.addTask { [file] in _ = try await shop.send(.download(to: .resumable(file))) }
        }
        try await group.waitForAll()
      }
      #expect(files.contains(file.text ?? ""))
      #expect(folder.names == ["film.bin"])
    }

    // MARK: Elsewhere

    @Test func refusalKeepsItsBodyAndThePart() async throws {
      let served = ServedFile()
      let server = try RecordingServer { request in
        switch request.number {
        case 0: served.answer(request, breakingAfter: 5)
        case 1: Answer(403, "not today")
        default: served.answer(request)
        }
      }
      await breakOff(server)
      let error = await #expect(throws: EndpointError.self) {
        try await shop(server).send(.download(to: .resumable(file)))
      }
      #expect(error?.response?.data == Data("not today".utf8))
      _ = try await shop(server).send(.download(to: .resumable(file)))
      #expect(file.text == served.text)
      #expect(server.requests.map { $0.header("range") } == [nil, "bytes=5-", "bytes=5-"])
    }

    @Test func redirectKeepsTheRange() async throws {
      let served = ServedFile()
      let server = try RecordingServer { request in
        if request.path == "/shop/download" { return .redirect(302, to: "/mirror") }
        return served.answer(request, breakingAfter: request.number < 2 ? 5 : nil)
      }
      _ = try await shop(server, retries: 1).send(.download(to: .resumable(file)))
      #expect(file.text == served.text)
      #expect(server.requests.last?.header("range") == "bytes=5-")
    }

    @Test func sampleIsDownloadedLikeAnAnswer() async throws {
      let shop = Provider<ShopAPI>.stubbed(variables: .init(root: URL(string: "http://h")!))
      _ = try await shop.send(
        Call(.list(), ResponseReader<URL>.file(to: .resumable(file))))
      #expect(file.text == #"{"code":200,"data":[{"sn":"S1","amount":1}]}"#)
      #expect(folder.names == ["film.bin"])
    }
  }
}

extension Answer {
  /// A partial answer that says what the test wants it to say.
  fileprivate static func part(
    _ body: String, _ range: String?, _ headers: [(String, String)]
  ) -> Answer {
    Answer(206, headers: headers + (range.map { [("Content-Range", $0)] } ?? []), body)
  }
}
