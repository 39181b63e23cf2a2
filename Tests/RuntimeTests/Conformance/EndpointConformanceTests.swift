import EndpointRuntime
import Foundation
import TestSupport
import Testing

/// Moya's `EndpointSpec` (cases 1 to 14 of our reference, part 2.1): what an endpoint makes of a task.
@Suite struct EndpointConformanceTests {
  private struct Ticket: Codable, Equatable, Sendable {
    var title = "Hello, Moya!"
    var createdAt = Date(timeIntervalSince1970: 1_500_000_000)
    var rating: Float?
  }

  private static let nemesis = ["Nemesis": "Harvey"]
  private let headers = ["Nemesis": "Harvey"]

  private func request(_ task: RequestTask, _ method: HTTPMethod = .post) throws -> HTTPRequest {
    try Given(path: "zen", method: method, task: task, headers: headers).request
  }

  // Case 1.
  @Test func headerIsAddedAndNothingElseChanges() throws {
    let before = try Given.zen.request
    let after = try Given.zen.endpoint.header("User-Agent", "Zebra").httpRequest()
    #expect(after.headers["user-agent"] == "Zebra")
    #expect((after.url, after.method) == (before.url, before.method))
  }

  // Case 2.
  @Test func plainRequestHasNoBody() throws {
    let request = try request(.requestPlain, .get)
    #expect(request.body == .none)
    #expect(request.url.absoluteString == "https://h.example/zen")
    #expect(request.headers == ["Nemesis": "Harvey"])
    #expect(request.method == .get)
  }

  // Case 2: Moya's request of an upload has no body yet; ours knows where it comes from.
  @Test func fileIsTheBodyOfItsUpload() throws {
    let file = URL(filePath: #filePath)
    let request = try request(.uploadFile(file))
    #expect(request.body == .file(file))
    #expect(request.headers["Nemesis"] == "Harvey")
  }

  // Case 2: Moya's ends the process when a form without parts is sent.
  @Test func formWithoutPartsIsAForm() throws {
    let request = try request(.uploadMultipart([]))
    #expect(request.headers["Content-Type"]?.hasPrefix("multipart/form-data; boundary=") == true)
    #expect(request.text?.hasSuffix("--\r\n") == true)
  }

  // Case 3.
  @Test func parametersAreEncoded() throws {
    let request = try request(.requestParameters(parameters: Self.nemesis, encoding: .json))
    #expect(request.text == #"{"Nemesis":"Harvey"}"#)
    #expect(request.headers == ["Nemesis": "Harvey", "Content-Type": "application/json"])
  }

  // Case 4.
  @Test func dataIsSentAsItIs() throws {
    let request = try request(.requestData(Data("test data".utf8)))
    #expect(request.text == "test data")
    #expect(request.headers == ["Nemesis": "Harvey"])
  }

  // Case 5.
  @Test func modelIsSentInJSON() throws {
    let request = try request(.requestJSONEncodable(Ticket()))
    let body = try #require(request.text)
    #expect(try JSON(parsing: Data(body.utf8))["title"] == "Hello, Moya!")
    #expect(request.headers["Content-Type"] == "application/json")
  }

  // Case 5: the target's own header goes before that of the encoding.
  @Test func contentTypeOfTheTargetStays() throws {
    let target = Given(
      method: .post, task: .requestJSONEncodable(["a": 1]),
      headers: ["Content-Type": "application/vnd.a+json"])
    #expect(try target.request.headers.values("Content-Type") == ["application/vnd.a+json"])
  }

  // Case 6.
  @Test func encoderOfTheAppIsUsed() throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .secondsSince1970
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let request = try request(.requestCustomJSONEncodable(Ticket(), encoder: encoder))
    let body = try JSON(parsing: Data(try #require(request.text).utf8))
    #expect(body == ["title": "Hello, Moya!", "created_at": 1_500_000_000])
    #expect(request.headers["Content-Type"] == "application/json")
  }

  // Cases 7 to 9.
  @Test(arguments: [
    (
      RequestTask.requestCompositeData(
        bodyData: Data("test data".utf8), urlParameters: nemesis),
      "Nemesis=Harvey", "test data", String?.none
    ),
    (
      .requestCompositeParameters(
        bodyParameters: nemesis, bodyEncoding: .json, urlParameters: ["Harvey": "Nemesis"]),
      "Harvey=Nemesis", #"{"Nemesis":"Harvey"}"#, "application/json"
    ),
    // Case 13: Moya traps unless a URL encoding is told to write to the body.
    (
      .requestCompositeParameters(
        bodyParameters: nemesis, bodyEncoding: .url, urlParameters: ["Harvey": "Nemesis"]),
      "Harvey=Nemesis", "Nemesis=Harvey", "application/x-www-form-urlencoded; charset=utf-8"
    ),
    (
      .requestCompositeParameters(
        bodyParameters: nemesis, bodyEncoding: .query, urlParameters: ["Harvey": "Nemesis"]),
      "Harvey=Nemesis", "Nemesis=Harvey", "application/x-www-form-urlencoded; charset=utf-8"
    ),
  ])
  func queryStandsBesideTheBody(
    _ task: RequestTask, _ query: String, _ body: String, _ type: String?
  ) throws {
    let request = try request(task)
    #expect(request.url.absoluteString == "https://h.example/zen?\(query)")
    #expect(request.text == body)
    #expect(request.headers["Content-Type"] == type)
  }

  @Test func queryStandsBesideAForm() throws {
    let request = try request(
      .uploadCompositeMultipart(
        [FormPart(name: "a", data: Data("1".utf8))], urlParameters: ["Harvey": "Nemesis"]))
    #expect(request.url.query == "Harvey=Nemesis")
    #expect(request.text?.contains("name=\"a\"\r\n\r\n1\r\n") == true)
  }

  // Case 10. This Foundation makes a URL of most texts; whatever makes none is an error, and never a trap.
  @Test(arguments: ["", "some invalid URL", "http://", "://h", "h.example/a"])
  func addressThatIsNoneIsAnError(_ text: String) {
    #expect(throws: RequestEncodingError.self) {
      try Endpoint(baseURL: BaseURL(text)).get("a").httpRequest()
    }
  }

  // Cases 11 and 12.
  @Test func valueThatCannotBeWrittenIsAnErrorOfEncoding() {
    for task: RequestTask in [
      .requestParameters(parameters: ["rating": Float.infinity], encoding: .json),
      .requestJSONEncodable(Ticket(rating: .infinity)),
      .requestCustomJSONEncodable(Ticket(rating: .infinity), encoder: JSONEncoder()),
    ] {
      let error = #expect(throws: RequestEncodingError.self) { try request(task) }
      guard case .unencodable = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
  }

  // Case 14. Moya compares endpoints; we compare the requests that they make, and bodies count on every platform.
  @Test func requestsThatDifferInAnythingAreNotTheSame() throws {
    let other = ["Nemesis": "Joker"]
    // Unsorted keys come in any order, also twice in one process.
    let (snake, plain) = (JSONEncoder(), JSONEncoder())
    snake.keyEncodingStrategy = .convertToSnakeCase
    for encoder in [snake, plain] { encoder.outputFormatting = .sortedKeys }
    let pairs: [(RequestTask, RequestTask)] = [
      (.uploadFile(URL(filePath: "/a")), .uploadFile(URL(filePath: #filePath))),
      (
        .requestCompositeData(bodyData: Data("a".utf8), urlParameters: Self.nemesis),
        .requestCompositeData(bodyData: Data("b".utf8), urlParameters: Self.nemesis)
      ),
      (
        .requestCompositeData(bodyData: Data(), urlParameters: Self.nemesis),
        .requestCompositeData(bodyData: Data(), urlParameters: other)
      ),
      (.requestData(Data("a".utf8)), .requestData(Data("b".utf8))),
      (.requestJSONEncodable(Self.nemesis), .requestJSONEncodable(other)),
      (
        .requestParameters(parameters: Self.nemesis, encoding: .json),
        .requestParameters(parameters: other, encoding: .json)
      ),
      (
        .requestParameters(parameters: Self.nemesis, encoding: .json),
        .requestParameters(parameters: Self.nemesis, encoding: .form)
      ),
      (
        .requestCompositeParameters(
          bodyParameters: Self.nemesis, bodyEncoding: .json, urlParameters: [:]),
        .requestCompositeParameters(
          bodyParameters: other, bodyEncoding: .json, urlParameters: [:])
      ),
      (
        .requestCustomJSONEncodable(Ticket(), encoder: plain),
        .requestCustomJSONEncodable(Ticket(), encoder: snake)
      ),
    ]
    for (one, another) in pairs {
      let first = try? request(one)
      #expect(first != (try? request(another)))
      #expect(first == (try? request(one)))
    }
  }

  // Case 44: what an endpoint closure adds is sent.
  @Test func partIsAddedByAMapping() async throws {
    let shop = Provider<Given>(
      stubs: .immediate,
      mapping: { endpoint, _ in
        endpoint.parameter("test2", File(data: Data("test2".utf8)))
      })
    let target = Given(
      method: .post, task: .uploadMultipart([FormPart(name: "test1", data: Data("test1".utf8))]))
    let text = try #require(try await shop.request(target).request.text)
    for name in ["test1", "test2"] {
      #expect(text.contains("data; name=\"\(name)\"\r\n\r\n\(name)\r\n"))
    }
  }

  // Case 40: Moya asks whether a method supports multipart; we ask whether it may have a body.
  @Test(arguments: [
    (HTTPMethod.get, false), (.head, false), (.post, true), (.put, true), (.patch, true),
    (.connect, true), (.delete, true), (.options, true), (.trace, true), ("CUSTOM", true),
  ])
  func methodMayHaveABody(_ method: HTTPMethod, _ expected: Bool) throws {
    let target = Given(
      method: method, task: .uploadMultipart([FormPart(name: "a", data: Data("1".utf8))]))
    #expect(method.allowsBody == expected)
    #expect(((try? target.request) != nil) == expected)
  }
}
