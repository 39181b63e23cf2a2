import EndpointRuntime
import Foundation
import TestSupport
import Testing

@Suite struct StubTests {
  static let variables = ShopAPI.Variables(root: URL(string: "http://h.example")!)
  let shop = Provider<ShopAPI>.stubbed(variables: StubTests.variables)

  @Test func firstSampleIsTheAnswer() async throws {
    #expect(try await shop.send(.list(page: 3)) == [Order(sn: "S3", amount: 1)])
    #expect(try await shop.send(.findOne(sn: "A")) == Order(sn: "A", amount: 2))
    let response = try await shop.request(.list())
    #expect(response.status == 200)
    #expect(response.request.url.absoluteString == "http://h.example/shop/list?page=1")
  }

  @Test func sampleIsChosenForACall() async throws {
    let refused = shop.stubbing(Stub(.immediate, sample: .named("refused")))
    #expect(
      await kindOfError { () throws(EndpointError) in try await refused.send(.list()) }
        == "rejected 401 log in")
    let missing = shop.stubbing(Stub(.immediate, sample: .status(404)))
    let error = await #expect(throws: EndpointError.self) { try await missing.send(.list()) }
    #expect(error?.status == 404)
    #expect(error?.response?.headers["x-a"] == "b")
    #expect(error?.response?.data == Data("gone".utf8))
  }

  @Test func stubIsChosenByTarget() async throws {
    let shop = Provider<ShopAPI>.stubbed(
      variables: Self.variables,
      Stubs { target in
        if case ShopAPI.list(page: 2)? = target as? ShopAPI {
          return Stub(.immediate, sample: .named("refused"))
        }
        return .immediate
      })
    _ = try await shop.send(.list(page: 1))
    #expect(
      await kindOfError { () throws(EndpointError) in try await shop.send(.list(page: 2)) }
        == "rejected 401 log in")
  }

  @Test func missingSampleIsAnError() async {
    for provider in [shop.stubbing(Stub(.immediate, sample: .named("none"))), shop] {
      let call: Call<ShopAPI, Void> = .ping
      #expect(
        await kindOfError { () throws(EndpointError) in try await provider.send(call) } == "stub")
    }
  }

  @Test func requestThatCannotBeMadeIsAnErrorInAStubToo() async {
    #expect(
      await kindOfError { () throws(EndpointError) in try await shop.send(.findOne(sn: "..")) }
        == "encoding")
  }

  @Test func delayIsThatOfTheSampleElseThatOfTheStub() async throws {
    func seconds(_ stub: Stub) async throws -> Double {
      let begin = Date()
      _ = try await shop.stubbing(stub).send(.list())
      return Date().timeIntervalSince(begin)
    }
    #expect(try await seconds(Stub(.delayed(0.1))) >= 0.1)
    #expect(try await seconds(Stub(.immediate, sample: .named("slow"))) >= 0.2)
    #expect(try await seconds(Stub(.delayed(0.01), sample: .named("slow"))) >= 0.2)
  }

  @Test func delayedStubCanBeCancelled() async throws {
    let call = Task { try await shop.stubbing(.delayed(60)).send(.list()) }
    try await Task.sleep(nanoseconds: 20_000_000)
    call.cancel()
    let error = await #expect(throws: EndpointError.self) { try await call.value }
    #expect(error?.isCancelled == true)
  }

  @Test func delayedStubKeepsTheTimeLimit() async throws {
    let shop = Provider<ShopAPI>(
      variables: Self.variables, settings: ProviderSettings(timeouts: Timeouts(attempt: 0.05)),
      stubs: .delayed(60))
    #expect(
      await kindOfError { () throws(EndpointError) in try await shop.send(.list()) } == "timeout")
  }

  @Test func progressOfAStubIsThatOfAnAnswer() async throws {
    let seen = Collected<TransferProgress>()
    let response = try await shop.request(.list()) { seen.append($0) }
    let count = Int64(response.data.count)
    #expect(seen.all.map(\.completed) == seen.all.map(\.completed).sorted())
    #expect(seen.all.count == 4)
    #expect(seen.all.last == TransferProgress(.received, completed: count, total: count))
  }
}

@Suite struct FixtureTests {
  private func provider(_ folder: URL) -> Provider<ShopAPI> {
    Provider<ShopAPI>(
      variables: StubTests.variables, transport: FixtureTransport(folder: folder))
  }

  private func write(_ text: String, to name: String, in folder: URL) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test func fileAtThePathIsTheAnswer() async throws {
    let folder = Scratch.folder()
    defer { Scratch.remove(folder) }
    try write(#"{"sn":"谢","amount":1}"#, to: "shop/orders/谢.json", in: folder)
    try write(
      "HTTP/1.1 404 Not Found\nContent-Type: application/json\nX-A: b\n\n{\"title\":\"t\"}",
      to: "shop/orders/gone.GET.http", in: folder)
    try write("exact", to: "shop/plain", in: folder)
    try write(#"{"code":200,"data":[]}"#, to: "shop/list/index.json", in: folder)
    try write(
      #"{"code":200,"data":[{"sn":"2","amount":2}]}"#, to: "shop/list?page=2.json", in: folder)
    let shop = provider(folder)
    #expect(try await shop.send(.findOne(sn: "谢")).sn == "谢")
    #expect(try await shop.send(.plain) == "exact")
    #expect(try await shop.send(.list()) == [])
    #expect(try await shop.send(.list(page: 2)).count == 1)
    let error = await #expect(throws: EndpointError.self) {
      try await shop.send(.findOne(sn: "gone"))
    }
    #expect(error?.model(as: Problem.self) == Problem(title: "t"))
    #expect(error?.response?.headers["x-a"] == "b")
  }

  @Test(arguments: ["none", "a/b", "../secret", "..%2fsecret", "."])
  func pathWithoutFileIsAnError(_ name: String) async throws {
    let folder = Scratch.folder()
    defer { Scratch.remove(folder) }
    try write("secret", to: "secret", in: folder)
    let transport = FixtureTransport(folder: folder.appendingPathComponent("inner"))
    try write("x", to: "inner/x", in: folder)
    let url = try #require(URL(string: "http://h.example/\(name)"))
    await expectTransportError(.noFixture) { try await transport.send(.get(url)) }
  }

  @Test func recordedAnswersAreGivenAgain() async throws {
    let folder = Scratch.folder()
    defer { Scratch.remove(folder) }
    let canned = CannedTransport(
      status: 203,
      headers: [
        "Content-Type": "application/json", "Set-Cookie": "sid=1", "Content-Encoding": "gzip",
        "X-Plain": "p",
      ],
      body: Data(#"{"code":200,"data":[],"access_token":"s3cret"}"#.utf8))
    let recording = Provider<ShopAPI>(
      variables: StubTests.variables, transport: RecordingTransport(canned, into: folder))
    _ = try await recording.request(.list(page: 4))
    let response = try await provider(folder).request(.list(page: 4))
    #expect(response.status == 203)
    #expect(response.headers["x-plain"] == "p")
    #expect(response.headers["set-cookie"] == nil)
    #expect(response.headers["content-encoding"] == nil)
    #expect(try response.mapJSON(at: "access_token") == "•••")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/shop")
    #expect(names == ["list?page=4.GET.http"])
  }
}
