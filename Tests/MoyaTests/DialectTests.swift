import DoubanClient
import EndpointRuntime
import Foundation
import KindergartenClient
import LoginClient
import LoginlogClient
import Moya
import MoyaClient
import OrderClient
import PersonClient
import Testing
import ZhihuClient

/// Every endpoint of `specs/` sends the same in both dialects: address, method, headers, query and body; and Moya's task
/// is the one that a person would write.
@Suite struct DialectTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    let name: String
    let runtime: EndpointRuntime.Endpoint
    let moya: any MoyaTarget & Sendable
    let task: String

    init<Runtime: EndpointRuntime.TargetType, API: MoyaAPI>(
      _ name: String, _ runtime: Runtime, _ variables: Runtime.Variables,
      _ api: API, _ others: API.Variables, task: String
    ) {
      self.name = name
      self.runtime = runtime.endpoint(with: variables)
      moya = BoundTarget(api, with: others)
      self.task = task
    }

    init<Runtime: EndpointRuntime.TargetType, API: MoyaAPI & MoyaTarget>(
      _ name: String, _ runtime: Runtime, _ api: API, task: String
    ) where Runtime.Variables == EndpointRuntime.NoVariables {
      self.name = name
      self.runtime = runtime.endpoint(with: .init())
      moya = api
      self.task = task
    }

    var testDescription: String { name }
  }

  @Test(arguments: person + others + withVariables)
  func bothDialectsSendTheSame(_ pair: Pair) throws {
    #expect(try SentRequest(pair.runtime) == SentRequest(pair.moya))
  }

  @Test(arguments: person + others + withVariables)
  func taskIsTheOneThatSaysIt(_ pair: Pair) {
    #expect(pair.moya.task.name == pair.task)
  }

  @Test(arguments: person + others + withVariables)
  func statusesAreValidatedAlike(_ pair: Pair) {
    let runtime = pair.runtime.validation
    switch pair.moya.validationType {
    case .none: #expect(runtime.statuses == [])
    case .successCodes: #expect(runtime.statuses == [200...299])
    case .successAndRedirectCodes: #expect(runtime.statuses == [200...399])
    case .customCodes(let codes): #expect(runtime.statuses.flatMap { $0 } == codes)
    }
  }

  // MARK: The endpoints

  /// One segment of the path, whatever it holds.
  static let person: [Pair] =
    ["Ann", "谢佳培", "a/b", "?x=1&y", "50%", "a b+c"].map { name in
      Pair(
        "person(\(name))", PersonClient.PersonAPI.person(name: name),
        MoyaClient.PersonAPI.person(name: name), task: "requestPlain")
    }

  static let others: [Pair] = [
    Pair("all", PersonClient.PersonAPI.all, MoyaClient.PersonAPI.all, task: "requestPlain"),
    Pair(
      "channels", DoubanClient.DoubanAPI.channels, MoyaClient.DoubanAPI.channels,
      task: "requestPlain"),
    Pair(
      "playlist", DoubanClient.DoubanAPI.playlist(channel: "7 & 8"),
      MoyaClient.DoubanAPI.playlist(channel: "7 & 8"), task: "requestParameters"),
    Pair(
      "login", LoginClient.LoginAPI.login(username: "a+b", password: "=&", smscode: "1"),
      MoyaClient.LoginAPI.login(username: "a+b", password: "=&", smscode: "1"),
      task: "requestParameters"),
    Pair(
      "smscode", LoginClient.LoginAPI.smscode(username: "名"),
      MoyaClient.LoginAPI.smscode(username: "名"), task: "requestParameters"),
    Pair(
      "otherRequest", LoginClient.LoginAPI.otherRequest, MoyaClient.LoginAPI.otherRequest,
      task: "requestPlain"),
    Pair("latest", ZhihuClient.ZhihuAPI.latest, MoyaClient.ZhihuAPI.latest, task: "requestPlain"),
    Pair(
      "news", ZhihuClient.ZhihuAPI.news(para1: "4", para2: "unsent"),
      MoyaClient.ZhihuAPI.news(para1: "4", para2: "unsent"), task: "requestParameters"),
    Pair(
      "register", ZhihuClient.ZhihuAPI.register(fields: ["a": "1", "b": "\"/"]),
      MoyaClient.ZhihuAPI.register(fields: ["a": "1", "b": "\"/"]), task: "requestJSONEncodable"),
    Pair(
      "easyRequest", ZhihuClient.ZhihuAPI.easyRequest, MoyaClient.ZhihuAPI.easyRequest,
      task: "requestPlain"),
    Pair(
      "kindergarten login", KindergartenClient.KindergartenAPI.login(fields: ["u": "x", "p": "y"]),
      MoyaClient.KindergartenAPI.login(fields: ["u": "x", "p": "y"]), task: "requestParameters"),
    Pair(
      "kindergarten login of nothing", KindergartenClient.KindergartenAPI.login(fields: [:]),
      MoyaClient.KindergartenAPI.login(fields: [:]), task: "requestParameters"),
    Pair(
      "circle", KindergartenClient.KindergartenAPI.circle(fields: ["page": "1"]),
      MoyaClient.KindergartenAPI.circle(fields: ["page": "1"]), task: "requestJSONEncodable"),
    Pair(
      "logout", KindergartenClient.KindergartenAPI.logout(fields: [:]),
      MoyaClient.KindergartenAPI.logout(fields: [:]), task: "requestJSONEncodable"),
  ]

  static let root = URL(string: "http://127.0.0.1:8080")!
  static let token = "Gz1q+L2gRps747o4w=="

  static let withVariables: [Pair] = [
    Pair(
      "list", OrderClient.OrderAPI.list(), .init(deviceID: "d 1", token: token),
      MoyaClient.OrderAPI.list(), .init(deviceID: "d 1", token: token), task: "requestParameters"),
    Pair(
      "findOne", OrderClient.OrderAPI.findOne(sn: "DJ1"), .init(token: token),
      MoyaClient.OrderAPI.findOne(sn: "DJ1"), .init(token: token), task: "requestParameters"),
    Pair(
      "addLoginLog", LoginlogClient.LoginLogAPI.addLoginLog(type: 3),
      .init(root: root, token: token, child: .init(root: root)),
      MoyaClient.LoginLogAPI.addLoginLog(type: 3),
      .init(root: root, token: token, child: .init(root: root)),
      task: "requestCompositeParameters"),
    Pair(
      "addLoginLog without a token", LoginlogClient.LoginLogAPI.addLoginLog(type: 3),
      .init(root: root, child: .init(root: root)), MoyaClient.LoginLogAPI.addLoginLog(type: 3),
      .init(root: root, child: .init(root: root)), task: "requestCompositeParameters"),
    Pair(
      "refreshInfo", LoginlogClient.LoginLogAPI.child(.refreshInfo(name: "é\"")),
      .init(root: root, token: token, child: .init(root: root)),
      MoyaClient.LoginLogAPI.child(.refreshInfo(name: "é\"")),
      .init(root: root, token: token, child: .init(root: root)), task: "requestParameters"),
  ]
}

/// What Moya's plugins and closures look at is as a person would have it.
@Suite struct TargetMemberTests {
  @Test(arguments: [
    ("Ann", "http://127.0.0.1:5000", "users/Ann"),
    ("谢佳培", "http://127.0.0.1:5000", "users/谢佳培"),
    // Moya would cut it at the slash.
    ("a/b", "http://127.0.0.1:5000/users/a%2Fb", ""),
  ])
  func pathIsMoyasWhereMoyaJoinsItRight(name: String, baseURL: String, path: String) {
    let target = MoyaClient.PersonAPI.person(name: name)
    #expect(target.baseURL.absoluteString == baseURL)
    #expect(target.path == path)
  }

  @Test func queryOfAPathStandsInTheBaseURL() {
    let target = MoyaClient.ZhihuAPI.easyRequest
    #expect(target.baseURL.absoluteString == "http://news-at.zhihu.com/api/?id=1&from=a%20b")
    #expect(target.path == "4/story")
  }

  @Test(arguments: [".", ".."])
  func segmentsOfDotsFailBeforeAnythingIsSent(name: String) {
    #expect(throws: (any Error).self) {
      try SentRequest(MoyaClient.PersonAPI.person(name: name))
    }
  }

  @Test func sampleDataIsTheFirstSample() throws {
    let sample = MoyaClient.PersonAPI.person(name: "A\"n").sampleData
    let json = try EndpointRuntime.JSON(parsing: sample)
    #expect(json["name"] == "A\"n")
    #expect(json["age"] == "18")
  }

  @Test func accessTokensGoWhereTheSpecAsksForThem() {
    #expect(MoyaClient.KindergartenAPI.circle(fields: [:]).authorizationType == .bearer)
    #expect(MoyaClient.KindergartenAPI.login(fields: [:]).authorizationType == nil)
  }

  @Test func contentTypeOfABodyGoesBeforeTheTargets() {
    #expect(MoyaClient.ZhihuAPI.register(fields: [:]).headers == [:])
    #expect(
      MoyaClient.ZhihuAPI.latest.headers
        == ["Content-Type": "application/x-www-form-urlencoded"])
  }
}
