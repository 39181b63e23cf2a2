import EndpointRuntime
import Foundation
import TestSupport
import Testing

extension Wire {
  /// Moya's `MoyaProviderSpec` and `MoyaProviderIntegrationTests` (cases 15 to 36 of our reference, part 2.1).
  @Suite struct ProviderConformanceTests {
    private let stubbed = Provider<Given>(stubs: .immediate)
    private let unavailable = Validation(statuses: [287...287])

    // Case 15. Moya's stub answers before `request` returns; ours, like an answer, when it is awaited.
    @Test func stubAnswersWithTheSample() async throws {
      let response = try await stubbed.request(.zen)
      #expect(response.data == Given.zen.sampleData)
      #expect(response.request.url.absoluteString == "https://api.github.com/zen")
      #expect(response.status == 200)
    }

    // Case 16.
    @Test func requestIsTheSameEachTimeAndCanBeCancelled() async throws {
      #expect(try Given.zen.request == Given.zen.request)
      let call: Cancellable = stubbed.request(.zen, queue: .global()) { _ in }
      call.cancel()
      #expect(call.isCancelled)
    }

    // Case 17. Moya's session must not begin requests by itself; a transport begins nothing that it was not handed.
    @Test func makingAProviderSendsNothing() async throws {
      let server = try RecordingServer { _ in Answer(200) }
      let shop = Provider<Given>()
      #expect(server.connectionCount == 0)
      _ = try await shop.request(Given.zen.at(server))
      #expect(server.connectionCount == 1)
    }

    // Case 18.
    @Test(arguments: [true, false])
    func credentialsAreAskedForOnce(hasThem: Bool) async throws {
      let asked = Counter()
      let plugin = CredentialsPlugin { _ in
        asked.next()
        return hasThem ? ("ann", "pw") : nil
      }
      let response = try await Provider<Given>(plugins: [plugin], stubs: .immediate).request(.zen)
      #expect(asked.value == 1)
      #expect((response.request.headers["Authorization"] != nil) == hasThem)
    }

    // Case 19.
    @Test func activityBeginsAndEndsWithTheSameTarget() async throws {
      let told = Collected<String>()
      let plugin = ActivityPlugin { change, call in
        told.append("\(change) \((call.target as? Given)?.path ?? "?")")
      }
      _ = try await Provider<Given>(plugins: [plugin], stubs: .immediate).request(.zen)
      #expect(told.all == ["began /zen", "ended /zen"])
    }

    // Case 21.
    @Test(arguments: [0.0, 0.05])
    func delayedStubThatIsCancelledFailsOnceAndPluginsAreTold(after seconds: Double) async throws {
      let told = Collected<String>()
      let plugin = ClosurePlugin(
        prepare: { request, _ in
          var request = request
          request.headers["prepared"] = "yes"
          return request
        },
        willSend: { request, _ in told.append("prepared \(request.headers["prepared"] ?? "no")") },
        didReceive: { result, _ in told.append((try? result.get()) == nil ? "failed" : "answered") }
      )
      let shop = Provider<Given>(plugins: [plugin], stubs: .delayed(0.5))
      let results = try await results(
        of: { shop.request(.zen, queue: .global(), completion: $0) }, cancelledAfter: seconds)
      #expect(results.count == 1)
      #expect((try? results.first?.get()) == nil)
      // Moya tells of a failure that nothing was sent for; ours pairs the two.
      #expect(told.all == [] || told.all == ["prepared yes", "failed"])
    }

    @Test func delayedStubAnswersNotBeforeItsTime() async throws {
      let began = Date()
      _ = try await Provider<Given>(stubs: .delayed(0.3)).request(.zen)
      #expect(Date().timeIntervalSince(began) >= 0.3)
    }

    @Test func processReplacesTheAnswer() async throws {
      let plugin = ClosurePlugin(process: { result, _ in
        result.map { response in
          var response = response
          response.status = -1
          return response
        }
      })
      let shop = Provider<Given>(plugins: [plugin], stubs: .delayed(0.01))
      #expect(try await shop.request(.zen).status == -1)
    }

    // Case 22.
    @Test(arguments: [(0.0, true), (0.05, true), (0.15, true), (nil, false)] as [(Double?, Bool)])
    func slowSigningAndASlowStubCanBeCancelledAnyTime(_ seconds: Double?, _ fails: Bool)
      async throws
    {
      let shop = Provider<Given>(
        stubs: .delayed(0.2),
        signing: { request, _ in
          try await Task.sleep(nanoseconds: 100_000_000)
          return request
        })
      let results = try await results(
        of: { shop.request(.zen, queue: .global(), completion: $0) }, cancelledAfter: seconds)
      #expect(results.count == 1)
      guard case .failure(let error)? = results.first else { return #expect(!fails) }
      // Case 28: always this shape.
      #expect(error.isCancelled)
      #expect(fails)
    }

    // Case 23.
    @Test func signingIsDoneAndItsFailureDelivered() async throws {
      let signed = Provider<Given>(
        stubs: .immediate,
        signing: { request, _ in
          var request = request
          request.headers["signed"] = "yes"
          return request
        })
      #expect(try await signed.request(.zen).request.headers["signed"] == "yes")
      let failing = Provider<Given>(
        stubs: .immediate, signing: { _, _ in throw POSIXError(.EPERM) })
      let error = await #expect(throws: EndpointError.self) { try await failing.request(.zen) }
      guard case .preparation(let inner) = error?.reason else { return #expect(Bool(false)) }
      #expect(inner is POSIXError)
    }

    // Case 24.
    @Test func sampleIsBytesAnAnswerOrAnError() async throws {
      struct Sampled: TargetType {
        func endpoint(with variables: NoVariables) -> Endpoint {
          Endpoint(baseURL: "https://h.example").get("zen").validate(.none)
        }
        func samples(with variables: NoVariables) -> [Sample] {
          [
            Sample(data: Data([1, 2])),
            Sample(name: "whole", status: 418, headers: ["X-A": "b"], text: "teapot"),
            Sample(
              name: "offline",
              failing: TransportError(.notConnectedToInternet, "Houston, we have a problem")),
          ]
        }
      }
      let shop = Provider<Sampled>.stubbed()
      #expect(try await shop.request(Sampled()).data == Data([1, 2]))
      let whole = try await shop.stubbing(Stub(.immediate, sample: .named("whole")))
        .request(Sampled())
      #expect(whole.status == 418 && whole.headers["x-a"] == "b")
      let offline = shop.stubbing(Stub(.immediate, sample: .named("offline")))
      let error = await #expect(throws: EndpointError.self) { try await offline.request(Sampled()) }
      #expect(error?.localizedDescription.hasSuffix("Houston, we have a problem") == true)
      guard case .transport(let inner) = error?.reason else { return #expect(Bool(false)) }
      #expect(inner.kind == .notConnectedToInternet)
      // And for any call, without a sample of it.
      let timedOut = await #expect(throws: EndpointError.self) {
        try await shop.stubbing(.failing(.timeout(.attempt), after: 0.01)).request(Sampled())
      }
      guard case .timeout(.attempt) = timedOut?.reason else { return #expect(Bool(false)) }
    }

    // Cases 25, 26 and 39: all members go through a provider of many targets.
    @Test func targetsOfAnyKindGoThroughOneProvider() async throws {
      let target = Given(
        baseURL: URL(string: "http://example.com/123/somepath?X-ABC-Asd=123")!,
        headers: ["Content-Type": "application/json"], sampleData: Data("sample".utf8),
        validation: unavailable)
      let everything = MultiProvider(
        plugins: [AccessTokenPlugin(appliesTo: { _ in true }, token: { _ in "tok" })],
        stubs: .immediate)
      let error = await #expect(throws: EndpointError.self) {
        try await everything.request(target)
      }
      #expect(error?.target is Given)
      #expect(error?.status == 200)
      #expect(error?.response?.data == Data("sample".utf8))
      #expect(error?.request?.method == .get)
      #expect(
        error?.request?.url.absoluteString == "http://example.com/123/somepath?X-ABC-Asd=123")
      #expect(
        error?.request?.headers == [
          "Content-Type": "application/json", "Authorization": "Bearer tok",
        ])
    }

    // Case 27, and the two faults of 1.11: a leader that fails in encoding, and bodies that do not count.
    @Test func equalRequestsShareOneAnswer() async throws {
      let gate = Counter()
      let server = try RecordingServer { request in
        Answer(steps: [.until { gate.value > 0 }] + Answer(200, request.text).steps)
      }
      let shop = Provider<Given>(
        transport: URLSessionTransport(),
        settings: ProviderSettings(timeouts: Timeouts(attempt: 10), sharesRequestsInFlight: true))
      func call(_ text: String, _ method: HTTPMethod = .post) -> Task<Response, any Error> {
        Task {
          try await shop.request(
            Given(baseURL: server.url, method: method, task: .requestData(Data(text.utf8))))
        }
      }
      let (one, same, other) = (call("a"), call("a"), call("b"))
      try await eventually { server.requests.count == 2 }
      try await Task.sleep(nanoseconds: 50_000_000)
      gate.next()
      let texts = [try await one.value, try await same.value, try await other.value].map {
        String(decoding: $0.data, as: UTF8.self)
      }
      #expect(texts == ["a", "a", "b"])
      #expect(server.requests.count == 2)
      // Moya's second call would never end.
      for _ in 0..<2 {
        await #expect(throws: EndpointError.self) { try await call("x", .get).value }
      }
    }

    // Case 29: 4,000 bytes with and without a length.
    @Test(arguments: [true, false])
    func progressOfAnAnswerIsTold(hasLength: Bool) async throws {
      let server = try RecordingServer { _ in
        let chunks = Array(repeating: String(repeating: "x", count: 1000), count: 4)
        return hasLength
          ? Answer(200, chunks.joined()) : .drip(chunks, every: 0.02)
      }
      let told = Collected<TransferProgress>()
      _ = try await Provider<Given>().request(Given.zen.at(server), progress: { told.append($0) })
      #expect(told.all.last?.completed == 4000)
      #expect(told.all.map(\.completed) == told.all.map(\.completed).sorted())
      // Moya has 0 where the whole is not known.
      #expect(told.all.allSatisfy { ($0.fraction == nil) == !hasLength })
      #expect(told.all.last?.fraction == (hasLength ? 1 : nil))
    }

    // Case 30.
    @Test func progressOfUploadsIsTold() async throws {
      let server = try RecordingServer { _ in Answer(200) }
      let file = try Scratch.file(Data(count: 400_000))
      defer { Scratch.remove(file) }
      for task: RequestTask in [
        .uploadFile(file), .uploadMultipart([FormPart(name: "file", file: File(url: file))]),
      ] {
        let told = Collected<TransferProgress>()
        _ = try await Provider<Given>().request(
          Given(baseURL: server.url, method: .post, task: task), progress: { told.append($0) })
        let sent = told.all.filter { $0.direction == .sent }
        // URLSession may tell of several steps at once.
        #expect(sent.last?.fraction == 1)
        #expect(sent.dropLast().allSatisfy { ($0.fraction ?? 1) < 1 })
      }
    }

    // Case 31: a call's queue, else the main one. There is no queue of a provider.
    @Test func callbacksComeOnTheQueueOfTheCallElseOnTheMainOne() async throws {
      let key = DispatchSpecificKey<String>()
      let queue = DispatchQueue(label: "call")
      queue.setSpecific(key: key, value: "call")
      let shop = stubbed
      let named: String? = await withCheckedContinuation { continuation in
        shop.request(.zen, queue: queue) { _ in
          continuation.resume(returning: DispatchQueue.getSpecific(key: key))
        }
      }
      #expect(named == "call")
      let response: Response = try await withCheckedThrowingContinuation { continuation in
        shop.request(.zen) { result in
          // Ends the process if not.
          dispatchPrecondition(condition: .onQueue(.main))
          continuation.resume(with: result)
        }
      }
      #expect(response.status == 200)
    }

    // Cases 32 to 34 and 36: one error for a status that is not accepted, the same of a stub and of a server.
    @Test(arguments: [
      (400, Validation(statuses: [200...399]), false),
      (200, Validation(statuses: [200...399]), true),
      (304, Validation(statuses: [200...399]), true), (400, .none, true),
      (200, Validation(statuses: [287...287]), false),
      (287, Validation(statuses: [287...287]), true),
      (404, .success, false), (299, .success, true), (300, .success, false),
    ])
    func statusIsValidated(_ status: Int, _ validation: Validation, _ isAccepted: Bool) async throws
    {
      struct Sampled: TargetType {
        var root: URL
        var status: Int
        var validation: Validation
        func endpoint(with variables: NoVariables) -> Endpoint {
          Endpoint(baseURL: BaseURL(root)).post("form").validate(validation).encoding(.multipart)
            .parameter("a", 1)
        }
        func samples(with variables: NoVariables) -> [Sample] {
          [Sample(status: status, text: "body")]
        }
      }
      let server = try RecordingServer { _ in Answer(status, "body") }
      let target = Sampled(root: server.url, status: status, validation: validation)
      for stubs in [Stubs.never, .immediate] {
        let shop = Provider<Sampled>(transport: URLSessionTransport(), stubs: stubs)
        do {
          #expect(try await shop.request(target).status == status)
          #expect(isAccepted)
        } catch {
          guard case .status(status, _) = error.reason else { return #expect(Bool(false)) }
          #expect(!isAccepted)
          #expect(error.response?.data == Data("body".utf8))
        }
      }
    }
  }
}
