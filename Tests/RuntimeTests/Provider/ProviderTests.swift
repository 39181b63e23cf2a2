import EndpointRuntime
import Foundation
import TestSupport
import Testing

extension Wire {
  @Suite struct ProviderTests {
    @Test func callGivesItsValue() async throws {
      let server = try RecordingServer(
        answering: .json(#"{"code":200,"data":[{"sn":"A","amount":1}]}"#),
        .json(#"{"sn":"B","amount":2}"#), .json(#"{"code":"0000"}"#), Answer(200, "text"))
      let shop = Provider(server)
      let orders = try await shop.send(.list(page: 2))
      let order = try await shop.send(.findOne(sn: "a/b"))
      try await shop.send(.ping)
      let text = try await shop.send(.plain)

      #expect(orders == [Order(sn: "A", amount: 1)])
      #expect(order == Order(sn: "B", amount: 2))
      #expect(text == "text")
      #expect(
        server.requests.map(\.requestLine) == [
          "GET /shop/list?page=2 HTTP/1.1", "GET /shop/orders/a%2Fb HTTP/1.1",
          "GET /shop/ping HTTP/1.1", "GET /shop/plain HTTP/1.1",
        ])
      #expect(server.requests.allSatisfy { $0.header("x-token") == "t0k=n" })
    }

    @Test func requestGivesTheAnswerAsItIs() async throws {
      let server = try RecordingServer(
        answering: .json(#"{"code":500,"msg":"no"}"#), .json("no", status: 404))
      let shop = Provider(server)
      let response = try await shop.request(.list())
      #expect(response.status == 200)
      #expect(try response.mapJSON(at: "msg") == "no")
      let error = await #expect(throws: EndpointError.self) { try await shop.request(.plain) }
      #expect(error?.status == 404)
      #expect(error?.response?.data == Data("no".utf8))
    }

    @Test func childTargetIsCalledThroughItsParent() async throws {
      let server = try RecordingServer(answering: Answer(200))
      try await Provider(server).send(.child(.refresh(name: "x")))
      let seen = try #require(server.requests.first)
      #expect(seen.requestLine == "POST /child/refresh HTTP/1.1")
      #expect(seen.text == #"{"name":"x"}"#)
      #expect(seen.header("x-token") == nil)
    }

    @Test func variablesAreAskedForOnceForEachAttempt() async throws {
      let server = try RecordingServer { request in
        request.number == 0 ? Answer(503) : .json(#"{"code":200}"#)
      }
      let asked = Counter()
      let shop = Provider<ShopAPI>(
        variables: { .init(root: server.url, token: "token\(asked.next())") },
        transport: URLSessionTransport(),
        settings: ProviderSettings(retry: RetryPolicy(retries: 2, when: [.status(503)])))
      try await shop.send(.ping)
      #expect(server.requests.map { $0.header("x-token") } == ["token0", "token1"])
      #expect(asked.value == 2)
    }

    @Test func variablesThatThrowAreAnErrorOfPreparation() async throws {
      let shop = Provider<ShopAPI>(variables: { throw POSIXError(.EPERM) })
      let error = await #expect(throws: EndpointError.self) { try await shop.send(.ping) }
      guard case .preparation(let inner) = error?.reason else { return #expect(Bool(false)) }
      #expect(inner is POSIXError)
    }

    @Test func mappingChangesTheEndpointAndSigningSeesTheFinalRequest() async throws {
      let server = try RecordingServer { _ in .json(#"{"code":200,"data":{"sn":"A","amount":1}}"#) }
      let shop = Provider(
        server,
        plugins: [
          ClosurePlugin(prepare: { request, _ in
            var request = request
            request.headers["X-Plugin"] = "p"
            return request
          })
        ],
        mapping: { endpoint, target in
          if case .create = target { return endpoint.baseURL("\(server.url)/other") }
          return endpoint
        },
        signing: { request, call in
          guard case .data(let body) = request.body else { return request }
          var request = request
          request.headers["X-Signature"] =
            "\(body.count) \(request.headers["X-Plugin"] ?? "") \(call.targetName)"
          return request
        })
      _ = try await shop.send(.create(name: "x"))
      let seen = try #require(server.requests.first)
      #expect(seen.target == "/other/orders")
      #expect(seen.header("x-signature") == "12 p ShopAPI.create")
    }

    @Test func requestThatCannotBeMadeIsAnErrorOfEncoding() async throws {
      let server = try RecordingServer { _ in Answer(200) }
      let error = await #expect(throws: EndpointError.self) {
        try await Provider(server).send(.findOne(sn: ".."))
      }
      guard case .encoding(.dotSegment) = error?.reason else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(server.requests.isEmpty)
    }

    // MARK: Validation and errors

    @Test func bodyOfAnErrorIsReadByItsStatus() async throws {
      let server = try RecordingServer(
        answering: .json(#"{"title":"no such order"}"#, status: 404), Answer(502, "bad gateway"),
        .json("{}", status: 404), Answer(418, "teapot"))
      let shop = Provider(server)
      func error() async -> EndpointError? {
        await #expect(throws: EndpointError.self) { try await shop.send(.findOne(sn: "A")) }
      }
      #expect(await error()?.model(as: Problem.self) == Problem(title: "no such order"))
      #expect(await error()?.model(as: String.self) == "bad gateway")
      let unreadable = await error()
      #expect(unreadable?.status == 404)
      #expect(unreadable?.model(as: Problem.self) == nil)
      let other = await error()
      guard case .status(418, let model) = other?.reason else { return #expect(Bool(false)) }
      #expect(model == nil)
      #expect(other?.response?.data == Data("teapot".utf8))
    }

    @Test func contentTypeIsValidated() async throws {
      let server = try RecordingServer(
        answering: .json("{}"), Answer(200, headers: [("Content-Type", "text/html")], "<p>"),
        Answer(200, "?"), Answer(204))
      let shop = Provider(
        server,
        mapping: { endpoint, _ in
          endpoint.validate(
            Validation(statuses: [200...299], contentTypes: ["application/json"]))
        })
      _ = try await shop.request(.plain)
      for expected in ["text/html", nil] {
        let error = await #expect(throws: EndpointError.self) { try await shop.request(.plain) }
        guard case .contentType(let type) = error?.reason else { return #expect(Bool(false)) }
        #expect(type == expected)
      }
      // Nothing has no type.
      #expect(try await shop.request(.plain).status == 204)
    }

    @Test func withoutValidationEveryAnswerIsOne() async throws {
      let server = try RecordingServer(answering: Answer(500, "oops"))
      let shop = Provider(server, mapping: { endpoint, _ in endpoint.validate(.none) })
      #expect(try await shop.send(.plain) == "oops")
    }

    // MARK: Completion style

    @Test @MainActor func completionComesOnTheMainQueueByDefault() async throws {
      let server = try RecordingServer { _ in .json(#"{"code":200,"data":[]}"#) }
      let shop = Provider(server)
      let orders: [Order] = try await withCheckedThrowingContinuation { continuation in
        shop.send(.list()) { result in
          MainActor.assertIsolated()
          dispatchPrecondition(condition: .onQueue(.main))
          continuation.resume(with: result)
        }
      }
      #expect(orders == [])
    }

    @Test func completionComesOnTheQueueAskedFor() async throws {
      let server = try RecordingServer { _ in .json(#"{"code":200,"data":[]}"#) }
      let shop = Provider(server)
      let queue = DispatchQueue(label: "mine")
      let progressed = Counter()
      let response: Response = try await withCheckedThrowingContinuation { continuation in
        shop.request(
          .list(), queue: queue,
          progress: { _ in
            dispatchPrecondition(condition: .onQueue(queue))
            progressed.next()
          },
          completion: { result in
            dispatchPrecondition(condition: .onQueue(queue))
            continuation.resume(with: result)
          })
      }
      #expect(response.status == 200)
      #expect(progressed.value > 0)
    }

    @Test func cancelledCompletionIsCalledOnceWithTheOneError() async throws {
      let server = try RecordingServer { _ in .hang }
      let shop = Provider(server)
      let ends = Collected<Result<[Order], EndpointError>>()
      var calls: [Cancellable] = []
      for index in 0..<40 {
        let call = shop.send(.list(page: index), queue: .global()) { ends.append($0) }
        calls.append(call)
        if index % 2 == 0 { call.cancel() }
      }
      try await Task.sleep(nanoseconds: 20_000_000)
      for call in calls { call.cancel() }
      try await eventually { ends.all.count == 40 }
      try await Task.sleep(nanoseconds: 20_000_000)
      #expect(ends.all.count == 40)
      #expect(!calls.contains { !$0.isCancelled })
      for case .failure(let error) in ends.all { #expect(error.isCancelled) }
    }

    // MARK: Events

    @Test func eventsAreProgressAndThenTheValue() async throws {
      let server = try RecordingServer { _ in
        .json(#"{"code":200,"data":[]}"# + String(repeating: " ", count: 300_000))
      }
      var progress: [TransferProgress] = []
      var values: [[Order]] = []
      for try await event in Provider(server).events(of: .list()) {
        switch event {
        case .progress(let step): progress.append(step)
        case .value(let value): values.append(value)
        }
      }
      #expect(values == [[]])
      #expect(progress.last?.fraction == 1)
    }

    @Test func eventsThatNobodyReadsEndTheCall() async throws {
      let server = try RecordingServer { _ in .hang }
      let events = Provider(server).events(of: .list())
      let reader = Task { for try await _ in events {} }
      try await eventually { server.requests.count == 1 }
      reader.cancel()
      _ = await reader.result
      try await eventually { server.openConnectionCount == 0 }
    }

    // MARK: Several targets

    @Test func oneProviderServesSeveralTargets() async throws {
      let server = try RecordingServer { request in
        request.path == "/news/latest"
          ? .json(#"{"ids":[1,2]}"#) : .json(#"{"code":200,"data":[]}"#)
      }
      let seen = Collected<String>()
      let everything = MultiProvider(
        transport: URLSessionTransport(),
        plugins: [
          ClosurePlugin(willSend: { _, call in
            // Each target is what it is, not a wrapper.
            seen.append(call.target is ShopAPI ? "shop" : call.target is NewsAPI ? "news" : "?")
          })
        ])
      let ids = try await everything.send(Call<NewsAPI, [Int]>.latest(root: server.url))
      let orders = try await everything.send(
        Call<ShopAPI, [Order]>.list(), variables: .init(root: server.url))
      let shop = everything.provider(for: ShopAPI.self, variables: .init(root: server.url))
      #expect(try await shop.send(.list()) == orders)
      #expect(ids == [1, 2])
      #expect(seen.all == ["news", "shop", "shop"])
    }

    @Test func shutdownEndsTheCallsOfOneProviderOnly() async throws {
      let server = try RecordingServer { request in
        request.path == "/shop/plain" ? .hang : .json(#"{"code":200,"data":[]}"#)
      }
      let transport = URLSessionTransport()
      func provider() -> Provider<ShopAPI> {
        Provider(variables: .init(root: server.url), transport: transport)
      }
      let (one, other) = (provider(), provider())
      let pending = Task { try await one.send(.plain) }
      try await eventually { server.requests.count == 1 }
      one.shutdown()
      for call in [pending, Task { try await one.send(.plain) }] {
        let error = await #expect(throws: EndpointError.self) { try await call.value }
        guard case .transport(let inner) = error?.reason else { return #expect(Bool(false)) }
        #expect(inner.kind == .shutDown)
      }
      #expect(try await other.send(.list()) == [])
    }

    @Test func envelopeAroundAnErrorIsItsModel() async throws {
      let server = try RecordingServer(
        answering: .json(#"{"code":4011,"msg":"token expired"}"#, status: 401))
      let error = await #expect(throws: EndpointError.self) {
        try await Provider(server).send(.list())
      }
      #expect(error?.model() == Rejection(code: "4011", message: "token expired"))
      #expect(
        error?.description.hasSuffix(
          "the server answered 401 (Unauthorized): code 4011, token expired") == true)
    }

    @Test func timingCountsAttemptsAndRedirects() async throws {
      let server = try RecordingServer(
        answering: Answer(503), .redirect(302, to: "/b"), Answer(200, "done", after: 0.05))
      let shop = Provider(
        server, settings: ProviderSettings(retry: RetryPolicy(retries: 1, when: [.status(503)])))
      let response = try await shop.request(.plain)
      #expect(response.timing.attempts == 2)
      #expect(response.timing.redirects == 1)
      #expect(response.timing.total >= 0.05)
      #expect(response.timing.head <= response.timing.total)
      #expect(response.url.path == "/b")
    }

    @Test func downloadGoesToItsFileAndAnErrorToMemory() async throws {
      let server = try RecordingServer(answering: Answer(200, "bytes"), Answer(404, "gone"))
      let folder = Scratch.folder()
      defer { Scratch.remove(folder) }
      let file = folder.appendingPathComponent("file.bin")
      let shop = Provider(server)
      #expect(try await shop.send(.download(to: FileDestination(file))) == file)
      #expect(try Data(contentsOf: file) == Data("bytes".utf8))
      let error = await #expect(throws: EndpointError.self) {
        try await shop.send(.download(to: FileDestination(file)))
      }
      #expect(error?.response?.data == Data("gone".utf8))
      #expect(try Data(contentsOf: file) == Data("bytes".utf8))
    }

    @Test func eventStreamIsRead() async throws {
      let server = try RecordingServer { _ in
        .drip(
          ["data: a\n\n", ": ping\n\nevent: e\ndata: b\n", "data: c\nid: 7\n\n", "data: lost"],
          every: 0.01, headers: [("Content-Type", "text/event-stream")])
      }
      let stream = try await Provider(server).send(.events)
      var events: [ServerSentEvent] = []
      for try await event in stream { events.append(event) }
      #expect(
        events == [
          ServerSentEvent(data: "a"), ServerSentEvent(event: "e", data: "b\nc", id: "7"),
        ])
      #expect(stream.lastEventID == "7")
    }

    @Test func errorOfAStreamIsAnEndpointError() async throws {
      let server = try RecordingServer { _ in .partial("data: a\n\n", promising: 100, then: .close)
      }
      let stream = try await Provider(server).send(.events)
      let error = await #expect(throws: EndpointError.self) { for try await _ in stream {} }
      guard case .transport(let inner) = error?.reason else { return #expect(Bool(false)) }
      #expect(inner.kind == .connectionLost)
    }
  }
}
