import EndpointRuntime
import Foundation
import Testing

/// A target as Moya's users write it.
private enum Bin: MemberwiseTarget {
  case zen
  case login(String)
  case issue(Int)
  case upload, parts, both, composite

  var baseURL: URL { URL(string: "https://h.example/api/")! }
  var path: String {
    switch self {
    case .zen: ""
    case .issue(let id): "issues/\(id)?full=1"
    default: "/x"
    }
  }
  var method: HTTPMethod {
    switch self {
    case .zen: .get
    default: .post
    }
  }
  var task: RequestTask {
    switch self {
    case .zen: .requestPlain
    case .login(let name): .requestParameters(parameters: ["name": name, "n": 1], encoding: .form)
    case .issue: .requestJSONEncodable(["title": "t"])
    case .upload: .uploadFile(URL(filePath: #filePath))
    case .parts:
      .uploadCompositeMultipart(
        [FormPart(name: "a", data: Data("1".utf8)), FormPart(name: "a", data: Data("2".utf8))],
        urlParameters: ["k": "v"])
    case .both:
      .requestCompositeData(bodyData: Data("b".utf8), urlParameters: ["Nemesis": "Harvey"])
    case .composite:
      .requestCompositeParameters(
        bodyParameters: ["Nemesis": "Harvey"], bodyEncoding: .json,
        urlParameters: ["Harvey": "Nemesis"])
    }
  }
  var headers: [String: String]? { ["X-A": "1", "Content-Type": "text/x"] }
  var sampleData: Data { Data("Half measures".utf8) }
}

private enum Plain: TargetType {
  case user(String)
  case broken

  func endpoint(with variables: NoVariables) -> Endpoint {
    let base = Endpoint(baseURL: "https://h.example/v1").defaultHeader("A", "b").prefix("users")
    switch self {
    case .user(let name): return base.put("\(name)?x=1").validate(.none)
    case .broken: return base.get("\("..")")
    }
  }

  func samples(with variables: NoVariables) -> [Sample] { [Sample("first"), Sample("second")] }
}

@Suite struct TargetTests {
  @Test func aMemberwiseTargetIsAnEndpoint() throws {
    let zen = try Bin.zen.endpoint.wire()
    #expect(zen.method == .get && zen.url.absoluteString == "https://h.example/api/")
    #expect(zen.headers == ["Content-Type": "text/x", "X-A": "1"])
    #expect(try Bin.login("a b").endpoint.bodyText() == "n=1&name=a%20b")
    #expect(try Bin.login("").endpoint.contentType() == "text/x")
    #expect(try Bin.issue(3).endpoint.address() == "https://h.example/api/issues/3?full=1")
    #expect(try Bin.issue(3).endpoint.bodyText() == #"{"title":"t"}"#)
    #expect(try Bin.upload.endpoint.wire().body.length ?? 0 > 0)
    #expect(try Bin.parts.endpoint.query() == "k=v")
    #expect(try Bin.parts.endpoint.bodyText()?.components(separatedBy: "name=\"a\"").count == 3)
    #expect(try Bin.both.endpoint.query() == "Nemesis=Harvey")
    #expect(try Bin.both.endpoint.bodyText() == "b")
    #expect(try Bin.composite.endpoint.query() == "Harvey=Nemesis")
    #expect(try Bin.composite.endpoint.bodyText() == #"{"Nemesis":"Harvey"}"#)
    #expect(Bin.zen.endpoint.validation == .success)
    #expect(try Bin.zen.samples(with: NoVariables()).first?.data() == Bin.zen.sampleData)
  }

  @Test func membersAreReadableOnATargetWithoutVariables() {
    let user = Plain.user("a b")
    #expect(user.baseURL?.absoluteString == "https://h.example/v1")
    #expect(user.path == "users/a%20b?x=1")
    #expect(user.method == .put && user.validation == .none)
    #expect(user.headers == ["A": "b"])
    #expect(user.sampleData == Data("first".utf8))
    #expect(Plain.broken.path == nil)
  }

  @Test func membersAreReadableInGenericCode() {
    func method(_ target: some MemberwiseTarget) -> HTTPMethod { target.method }
    #expect(method(Bin.zen) == .get)
  }
}
