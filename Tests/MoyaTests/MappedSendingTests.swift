import EndpointRuntime
import Foundation
import MappedClient
import Moya
import ObjectMapper
import RuntimeFeatures
import Testing

/// Calls read their answers by ObjectMapper as they do by Codable.
@Suite struct MappedSendingTests {
  private typealias Target = MappedClient.FeatureAPI

  private static let item = #"""
    {"id": 7, "title": "n", "created": "2024-05-01T08:30:00.250Z", "version": 2, "tags": ["a", 1]}
    """#
  private static let variables = Target.Variables(host: "h.example", key: "k")

  private func send<Value>(
    _ call: MappedClient.Call<Target, Value>, _ body: String, status: Int = 200,
    headers: [String: String] = [:]
  ) async throws -> Value {
    let provider = MoyaProvider<MappedClient.BoundTarget<Target>>(
      endpointClosure: { target in
        let response = HTTPURLResponse(
          url: target.baseURL, statusCode: status, httpVersion: nil, headerFields: headers)!
        return Moya.Endpoint(
          url: target.baseURL.absoluteString,
          sampleResponseClosure: { .response(response, Data(body.utf8)) }, method: target.method,
          task: target.task, httpHeaderFields: target.headers)
      }, stubClosure: MoyaProvider.immediatelyStub)
    return try await provider.send(call, with: Self.variables)
  }

  @Test func modelsComeOutOfTheirEnvelopeAndKey() async throws {
    let search: MappedClient.Call<Target, Target.SearchResponse> = .search(
      id: "1", ids: [], isNew: true, until: [], bytes: Data(),
      day: .init(year: 2024, month: 1, day: 1),
      price: 1, filter: [:], more: .init(from: 1), cookie: "c")
    let found = try await send(
      search, #"{"code": 0, "data": {"items": [\#(Self.item)]}}"#, headers: ["X-Total": "12"])
    #expect(found.total == 12)
    #expect(found.value.map(\.id) == [7])
    #expect(found.value[0].created == Date(timeIntervalSince1970: 1_714_552_200.25))
    #expect(found.value[0].tags == ["a"])
  }

  @Test func answersByStatusAreModels() async throws {
    let item = try MappedClient.Item(JSONString: Self.item)
    let call: MappedClient.Call<Target, Target.UpdateResponse> = .update(
      id: 1, item: item, at: Date(), dryRun: true)
    let failed = try await send(
      call, #"{"code": 0, "data": {"error": {"title": "t"}}}"#, status: 404)
    guard case .status4xx(let problem) = failed else {
      Issue.record("\(failed)")
      return
    }
    #expect(problem.title == "t")
  }

  @Test func errorModelsAreRead() async throws {
    let error = try await #require(throws: MappedClient.EndpointError.self) {
      try await send(
        MappedClient.Call<Target, Target.SearchResponse>.search(
          id: "1", ids: [], isNew: true, until: [], bytes: Data(),
          day: .init(year: 2024, month: 1, day: 1), price: 1, filter: [:], more: .init(from: 1),
          cookie: "c"), #"{"title": "gone", "detail": null}"#, status: 404)
    }
    #expect(error.model(as: MappedClient.Problem.self)?.title == "gone")
  }

  @Test(arguments: [#"{"code": 0, "data": null}"#, #"{"code": 0}"#])
  func answersWithoutDataAreNilOfAnOptional(body: String) async throws {
    #expect(try await send(.old as MappedClient.Call<Target, MappedClient.Item?>, body) == nil)
  }

  @Test func anEmptyAnswerIsWhatItsStatusAllows() async throws {
    #expect(try await send(.old as MappedClient.Call<Target, MappedClient.Item?>, "") == nil)
    let check: MappedClient.Call<Target, Target.CheckResponse> = .check
    guard case .noContent = try await send(check, "", status: 204),
      case .notFound = try await send(check, "", status: 404)
    else {
      Issue.record("another case")
      return
    }
    let error = try await #require(throws: MappedClient.EndpointError.self) {
      try await send(check, "")
    }
    guard case .unparsable = error.reason else {
      Issue.record("\(error)")
      return
    }
    let empty: MappedClient.Call<Target, Void> = .empty
    try await send(empty, "", status: 204)
    await #expect(throws: MappedClient.EndpointError.self) { try await send(empty, "") }
  }

  @Test func errorsMayBeTextAndBytes() async throws {
    let mirror: MappedClient.Call<Target, Target.MirrorResponse> = .mirror(lang: "de", folder: "a")
    let failed = try await #require(throws: MappedClient.EndpointError.self) {
      try await send(mirror, "oops", status: 500)
    }
    #expect(failed.model(as: String.self) == "oops")
    let missing = try await #require(throws: MappedClient.EndpointError.self) {
      try await send(mirror, "oops", status: 404)
    }
    #expect(missing.model(as: Data.self) == Data("oops".utf8))
  }

  @Test func headersMayBeLists() async throws {
    let mirror: MappedClient.Call<Target, Target.MirrorResponse> = .mirror(lang: "de", folder: "a")
    let answer = try await send(
      mirror, "1",
      headers: [
        "Allow": #" GET, ,"a,b" , 7"#, "ids": "1,2",
        "Set-Cookie": "a=1; Expires=Wed, 09 Jun 2021 10:18:14 GMT, b=2",
      ])
    #expect(answer.allow == ["GET", #""a,b""#, "7"])
    #expect(answer.ids == [1, 2])
    #expect(answer.cookies == ["a=1; Expires=Wed, 09 Jun 2021 10:18:14 GMT", "b=2"])
  }

  @Test func wrongValuesAreErrorsOfDecoding() async throws {
    let error = try await #require(throws: MappedClient.EndpointError.self) {
      try await send(
        .old as MappedClient.Call<Target, MappedClient.Item?>, #"{"code": 0, "data": {"id": "x"}}"#)
    }
    guard case .decoding(.typeMismatch(_, let context)) = error.reason else {
      Issue.record("\(error)")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["data", "id"])
    #expect(context.underlyingError is MapError)
  }

  @Test func modelsAreSentAsTheyWriteThemselves() throws {
    let item = try MappedClient.Item(JSONString: Self.item)
    let target = MappedClient.BoundTarget(Target.item(item: item), with: Self.variables)
    guard case .requestParameters(let parameters, _) = target.task else {
      Issue.record("\(target.task)")
      return
    }
    #expect(parameters["title"] as? String == "n")
    #expect(parameters["created"] as? String == "2024-05-01T08:30:00.250Z")
  }

  /// Whoever writes the models, the server gets the same.
  @Test func requestsAreThoseOfTheRuntime() throws {
    let date = Date(timeIntervalSince1970: 1_714_523_400.5)
    let ours = RuntimeFeatures.Item(
      id: 7, name: "n", owner: "Ann", created: date, tags: ["a"], note: .some(nil))
    let mapped = MappedClient.Item(
      id: 7, name: "n", owner: "Ann", created: date, tags: ["a"], note: .some(nil))
    let pairs: [(RuntimeFeatures.FeatureAPI, MappedClient.FeatureAPI)] = [
      (.item(item: ours), .item(item: mapped)),
      (
        .update(id: 1, name: "n", item: ours, at: date, city: "Kiel", dryRun: true),
        .update(id: 1, name: "n", item: mapped, at: date, city: "Kiel", dryRun: true)
      ),
      (.template(id: 1, tag: nil, item: ours), .template(id: 1, tag: nil, item: mapped)),
      (
        .upload(
          photo: .init(data: Data([1]), name: "a"), raw: Data([2]), item: ours, track: 1),
        .upload(
          photo: .init(data: Data([1]), name: "a"), raw: Data([2]), item: mapped, track: 1)
      ),
    ]
    for (ours, mapped) in pairs {
      let sent = try SentRequest(ours.endpoint(with: .init(host: "h.example", key: "k")))
      let sentByMoya = try SentRequest(MappedClient.BoundTarget(mapped, with: Self.variables))
      #expect(sent == sentByMoya)
    }
  }
}
