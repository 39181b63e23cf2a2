import EndpointRuntime
import Foundation
import TestSupport
import Testing

@Suite struct PluginTests {
  static let body = Data(#"{"code":200,"data":[]}"#.utf8)

  private func shop(_ plugins: [any Plugin], credentials: Credentials? = nil, _ body: Data = body)
    -> Provider<ShopAPI>
  {
    Provider<ShopAPI>(
      variables: StubTests.variables,
      transport: CannedTransport(headers: ["Content-Type": "application/json"], body: body),
      plugins: plugins, credentials: credentials)
  }

  private func sent(_ plugin: any Plugin, _ target: ShopAPI = .list()) async throws -> HTTPRequest {
    try await shop([plugin]).request(target).request
  }

  // MARK: Tokens

  @Test func tokenIsSetWhereAuthIsWanted() async throws {
    let plugin = AccessTokenPlugin { _ in "tok" }
    #expect(try await sent(plugin).headers["Authorization"] == "Bearer tok")
    #expect(
      try await sent(plugin, .login(name: "a", password: "b")).headers["Authorization"] == nil)
    let bare = AccessTokenPlugin(field: "Token", prefix: nil) { _ in "tok" }
    #expect(try await sent(bare).headers["token"] == "tok")
    let none = AccessTokenPlugin { _ in nil }
    #expect(try await sent(none).headers["Authorization"] == nil)
  }

  /// Moya sends `Mine,Bearer tok`.
  @Test func tokenReplacesWhatWasThere() async throws {
    let mine = ClosurePlugin(prepare: { request, _ in
      var request = request
      request.headers["Authorization"] = "Mine"
      return request
    })
    let shop = shop([mine, AccessTokenPlugin { _ in "tok" }])
    #expect(
      try await shop.request(.list()).request.headers.values("authorization") == ["Bearer tok"])
  }

  @Test func closuresAreToldTheTargetItself() async throws {
    let plugin = AccessTokenPlugin { call in
      if case ShopAPI.list(let page)? = call.target as? ShopAPI { return "page\(page)" }
      return nil
    }
    #expect(try await sent(plugin, .list(page: 7)).headers["Authorization"] == "Bearer page7")
  }

  @Test func credentialsAreSentWhereThereAreNone() async throws {
    let plugin = CredentialsPlugin { _ in ("ann", "p:w") }
    #expect(try await sent(plugin).headers["Authorization"] == "Basic YW5uOnA6dw==")
  }

  @Test func requestIDIsThatOfTheCall() async throws {
    let seen = Collected<UUID>()
    let shop = shop([
      RequestIDPlugin(), ClosurePlugin(willSend: { _, call in seen.append(call.id) }),
    ])
    let request = try await shop.request(.list()).request
    #expect(request.headers["x-request-id"] == seen.all.first?.uuidString)
  }

  // MARK: Measuring

  @Test func metricsAreToldOnceWithTheError() async throws {
    let seen = Collected<CallMetrics>()
    let shop = shop([MetricsPlugin { seen.append($0) }], Data(#"{"code":1}"#.utf8))
    _ = try? await shop.send(.list())
    _ = try? await shop.send(.findOne(sn: ".."))
    #expect(seen.all.count == 2)
    #expect(seen.all[0].attempts == 1)
    #expect(seen.all[0].status == 200)
    #expect(seen.all[0].receivedBytes == 10)
    #expect(seen.all[0].error != nil)
    #expect(seen.all[1].attempts == 0)
    #expect(seen.all[1].status == nil)
  }

  @Test func activityIsToldOnceEach() async throws {
    let seen = Collected<String>()
    let shop = shop([ActivityPlugin { change, call in seen.append("\(change) \(call.targetName)") }]
    )
    _ = try await shop.send(.list())
    _ = try? await shop.send(.findOne(sn: ".."))
    #expect(seen.all == ["began ShopAPI.list", "ended ShopAPI.list"])
  }

  // MARK: Logging

  private func log(
    _ level: LoggerPlugin.Level, style: LoggerPlugin.Style = .text, _ target: ShopAPI,
    credentials: Credentials? = nil, _ body: Data = body, redaction: Redaction = .standard
  ) async throws -> String {
    let lines = Collected<String>()
    let shop = shop(
      [.logger(level, style: style, redaction: redaction) { lines.append($0) }],
      credentials: credentials, body)
    _ = try? await shop.request(target)
    return lines.all.joined(separator: "\n")
  }

  @Test func basicLogIsALineEach() async throws {
    let text = try await log(.basic, .list())
    let lines = text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasSuffix("] --> GET http://h.example/shop/list?page=1 (ShopAPI.list)"))
    #expect(lines[1].contains("] <-- 200 in "))
    #expect(lines[1].hasSuffix(" ms, 22 bytes"))
    // The same call, the same mark.
    #expect(lines[0].prefix(10) == lines[1].prefix(10))
  }

  @Test func secretsAreNotLogged() async throws {
    let body = Data(#"{"code":200,"data":{"user":{"accessToken":"s3cret","name":"ann"}}}"#.utf8)
    for style in [LoggerPlugin.Style.text, .curl] {
      let text = try await log(
        .bodies, style: style, .login(name: "ann", password: "s3cret"),
        credentials: ["session": "s3cret"], body)
      #expect(!text.contains("s3cret"))
      #expect(!text.contains("t0k=n"))
      #expect(text.contains("name=ann&password=•••"))
      #expect(text.contains(#""accessToken":"•••","name":"ann""#))
    }
  }

  /// Whatever their names are.
  @Test func credentialsOfSchemesAreNotLogged() async throws {
    let lines = Collected<String>()
    let shop = Provider<ShopAPI>(
      variables: StubTests.variables, transport: CannedTransport(body: Self.body),
      plugins: [.logger(.headers) { lines.append($0) }],
      credentials: ["a": "s3cret", "b": "s3cret"],
      mapping: { endpoint, _ in
        endpoint.auth([[.query("a", field: "plain"), .header("b", field: "X-Plain")]])
      })
    _ = try await shop.request(.list())
    let text = lines.all.joined()
    #expect(!text.contains("s3cret"))
    #expect(text.contains("plain=•••"))
    #expect(text.contains("X-Plain: •••"))
  }

  @Test func curlCanBeRun() async throws {
    let text = try await log(.basic, style: .curl, .create(name: "it's"), redaction: .none)
    #expect(text.contains("$ curl -v"))
    #expect(text.contains("-X POST"))
    #expect(text.contains("-H 'Content-Type: application/json'"))
    #expect(text.contains(#"--data-binary '{"name":"it'\''s"}'"#))
    #expect(text.contains("'http://h.example/shop/orders'"))
  }

  @Test(arguments: [
    ("Authorization", true), ("access_token", true), ("X-Auth-Token", true), ("userPassword", true),
    ("api-key", true), ("API_KEY", true), ("pin", true), ("user_pin", true), ("userPin", true),
    ("shipping", false), ("name", false), ("PIN", true), ("Content-Type", false),
    ("opinion", false), ("USER_PIN", true), ("user-pin2", true), ("PINs", false),
  ])
  func namesOfSecretsAreKnown(_ name: String, _ isSecret: Bool) {
    let headers: HTTPHeaders = [name: "v"]
    let shown = Redaction.standard.shown(headers)
    #expect(shown.first?.value == (isSecret ? "•••" : "v"))
  }

  @Test func wordsCanBeAdded() {
    let redaction = Redaction.adding("sn")
    #expect(
      redaction.shown(["sn": "1", "token": "2", "snow": "3"]).map(\.value) == ["•••", "•••", "3"])
  }

  @Test(arguments: [
    ("http://ann:pw@h.example/a?x=1&token=s#f", "http://h.example/a?x=1&token=•••"),
    ("http://h.example/a?to%6ben=s&b", "http://h.example/a?to%6ben=•••&b"),
    ("http://h.example/a@b", "http://h.example/a@b"),
  ])
  func addressIsShownWithoutSecrets(_ url: String, _ shown: String) throws {
    #expect(Redaction.standard.shown(try #require(URL(string: url))) == shown)
  }

  @Test func halfADocumentIsNotShown() {
    let text = Redaction.standard.shown(
      Data(#"{"token":"s3cret","#.utf8), contentType: "application/json")
    #expect(text == "(18 bytes)")
  }
}
