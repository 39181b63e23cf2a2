import Foundation
import Moya
import MoyaClient
import Testing

/// `send` on Moya's provider: typed answers, envelopes, errors, time limits.
@Suite struct SendingTests {
  private let variables = OrderAPI.Variables(token: "t")

  /// A provider whose stub answers with `status` and `body`.
  private func provider<Target: Moya.TargetType>(
    of _: Target.Type, _ body: String, status: Int = 200, headers: [String: String] = [:],
    after seconds: Double = 0, plugins: [any PluginType] = []
  ) -> MoyaProvider<Target> {
    MoyaProvider<Target>(
      endpointClosure: { target in
        let standard = MoyaProvider<Target>.defaultEndpointMapping(for: target)
        let head = HTTPURLResponse(
          url: URL(string: standard.url)!, statusCode: status, httpVersion: nil,
          headerFields: headers)!
        return Moya.Endpoint(
          url: standard.url, sampleResponseClosure: { .response(head, Data(body.utf8)) },
          method: standard.method, task: standard.task,
          httpHeaderFields: standard.httpHeaderFields)
      },
      stubClosure: MoyaProvider<Target>.delayedStub(seconds), plugins: plugins)
  }

  private func reason<Value>(
    of call: Call<OrderAPI, Value>, _ body: String, status: Int = 200
  ) async -> String {
    do throws(EndpointError) {
      _ = try await provider(of: BoundTarget<OrderAPI>.self, body, status: status)
        .send(call, with: variables)
      return "none"
    } catch {
      return error.localizedDescription
    }
  }

  @Test func answersAreTypedAndOutOfTheirEnvelope() async throws {
    let body = """
      {"code": "0000", "data": {"sn": "DJ1", "amount": 12.50, "status": "LOST",
      "created_at": "2024-05-01 08:30:00", "buyer": {"name": "Ann"}, "tags": ["a", 1, "b"]}}
      """
    let order = try await provider(of: BoundTarget<OrderAPI>.self, body)
      .send(.findOne(sn: "DJ1"), with: variables)
    #expect(order.sn == "DJ1")
    #expect(order.amount == Decimal(string: "12.5"))
    guard case .other("LOST") = order.status else {
      Issue.record("\(order.status)")
      return
    }
    #expect(order.createdAt == Date(timeIntervalSince1970: 1_714_523_400))
    #expect(order.buyerName == "Ann")
    #expect(order.tags == ["a", "b"])
  }

  @Test(arguments: [
    (#"{"code": 7, "msg": "sold out"}"#, "the server refused with code 7: sold out"),
    (#"{"code": 200}"#, "the server answered without the data that was asked for"),
    (#"{"data": 1}"#, "the answer could not be read: its envelope has no code 'code'"),
  ])
  func envelopesTellWhatIsWrong(body: String, expected: String) async {
    #expect(await reason(of: .findOne(sn: "1"), body) == expected)
  }

  @Test func bytesThatAreNoJSONAreUnparsable() async {
    #expect(await reason(of: .findOne(sn: "1"), "<html>").hasPrefix("the answer could not"))
  }

  @Test func bodiesOfErrorsAreReadByStatus() async throws {
    let body = #"{"title": "no such order"}"#
    let error = try await #require(throws: EndpointError.self) {
      try await provider(of: BoundTarget<OrderAPI>.self, body, status: 404)
        .send(.findOne(sn: "1"), with: variables)
    }
    #expect(error.status == 404)
    #expect(error.model(as: OrderProblem.self)?.title == "no such order")
  }

  @Test func valuesAreFoundAtTheirKey() async throws {
    let channels = try await provider(
      of: DoubanAPI.self, #"{"channels": [{"channel_id": 7, "name": "Rock"}]}"#, status: 500
    ).send(.channels)
    #expect(channels.map(\.id) == ["7"])
  }

  @Test func nullAndMissingDataAreNilOfAnOptional() async throws {
    let provider = provider(of: BoundTarget<LoginLogAPI>.self, #"{"code": 200, "data": null}"#)
    let root = URL(string: "http://localhost")!
    let answer = try await provider.send(
      .addLoginLog(type: 1), with: .init(root: root, child: .init(root: root)))
    #expect(answer == nil)
  }

  @Test func contentTypesAreValidated() async throws {
    let body = #"{"a": 1}"#
    let fine = try await provider(
      of: PersonAPI.self, body, headers: ["Content-Type": "application/json; charset=utf-8"]
    ).send(.all)
    #expect(fine["a"] == 1)
    await #expect(throws: EndpointError.self) {
      try await provider(of: PersonAPI.self, body, headers: ["Content-Type": "text/html"])
        .send(.all)
    }
  }

  @Test func cancelledTasksGiveOneErrorOfOneShape() async {
    let provider = provider(of: PersonAPI.self, "{}", after: 5)
    let task = _Concurrency.Task { @MainActor in
      do throws(EndpointError) {
        _ = try await provider.send(.all)
        return false
      } catch {
        return error.isCancelled
      }
    }
    try? await _Concurrency.Task.sleep(for: .milliseconds(30))
    task.cancel()
    #expect(await task.value)
  }

  @Test func callsNestInChildTargets() async throws {
    let body = #"{"code": 200, "data": {"name": "Ann"}}"#
    let root = URL(string: "http://localhost")!
    let info = try await provider(of: BoundTarget<LoginLogAPI>.self, body)
      .send(.child(.refreshInfo(name: "Ann")), with: .init(root: root, child: .init(root: root)))
    #expect(info?.name == "Ann")
  }

  @Test func oneProviderOfManyTargetsKeepsTheTypes() async throws {
    let provider = provider(of: MultiTarget.self, #"{"channels": [], "name": "Ann"}"#)
    let channels: [Channel] = try await provider.send(.channels as Call<DoubanAPI, [Channel]>)
    #expect(channels.isEmpty)
  }

  @Test func moyasOwnAnswersAreReadByACall() throws {
    let response = Moya.Response(statusCode: 200, data: Data(#"{"smscode": "1234"}"#.utf8))
    let call: Call<LoginAPI, SMSCode> = .smscode(username: "a")
    #expect(try call.value(of: response).smscode == "1234")
  }

  @Test func providersAskForVariablesOncePerCall() async throws {
    let body = #"{"code": 200, "data": {"total": 0, "orders": []}}"#
    let shop = Provider<OrderAPI>(
      variables: { OrderAPI.Variables(token: "t") },
      moya: provider(of: BoundTarget<OrderAPI>.self, body))
    #expect(try await shop.send(.list()).total == 0)
  }

  @Test func timeLimitsReachTheRequest() throws {
    let target = ZhihuAPI.register(fields: [:])
    let request = URLRequest(url: target.baseURL)
    #expect(EndpointPlugin().prepare(request, target: target).timeoutInterval == 5)
    #expect(
      EndpointPlugin().prepare(request, target: MultiTarget(ZhihuAPI.latest)).timeoutInterval == 30)
  }

  @Test func answersWithoutContentNeedNoContentType() async throws {
    let all = try? await provider(of: PersonAPI.self, "", status: 204).send(.all)
    #expect(all == nil)
    let error = try await #require(throws: EndpointError.self) {
      try await provider(of: PersonAPI.self, "", status: 204).send(.all)
    }
    guard case .noData = error.reason else {
      Issue.record("\(error)")
      return
    }
  }

  @Test func endpointsThatMakeNoRequestSendNothing() async throws {
    let provider = provider(of: PersonAPI.self, "{}")
    let error = try await #require(throws: EndpointError.self) {
      try await provider.send(.person(name: ".."))
    }
    guard case .encoding = error.reason else {
      Issue.record("\(error)")
      return
    }
  }
}
