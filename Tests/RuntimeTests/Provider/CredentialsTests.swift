import EndpointRuntime
import Foundation
import TestSupport
import Testing

extension Wire {
  @Suite struct CredentialsTests {
    private func seen(
      _ schemes: [[SecurityScheme]], _ credentials: Credentials
    ) async throws -> RecordedRequest {
      let server = try RecordingServer { _ in Answer(200) }
      let shop = Provider(
        server, credentials: credentials,
        mapping: { endpoint, _ in endpoint.parameter("a", "b").auth(schemes) })
      _ = try await shop.request(.plain)
      return try #require(server.requests.first)
    }

    @Test func eachSchemeHasItsPlace() async throws {
      let bearer = try await seen([[.bearer("s")]], ["s": "t+/="])
      #expect(bearer.header("authorization") == "Bearer t+/=")
      let basic = try await seen([[.basic("s")]], ["s": .basic(name: "ann", password: "p:w")])
      #expect(basic.header("authorization") == "Basic YW5uOnA6dw==")
      let header = try await seen([[.header("s", field: "X-Key", prefix: "Key")]], ["s": "k"])
      #expect(header.header("x-key") == "Key k")
      let query = try await seen([[.query("s", field: "key")]], ["s": "a b&c=d"])
      #expect(query.target == "/shop/plain?a=b&key=a%20b%26c%3Dd")
      let cookie = try await seen([[.cookie("s", field: "sid")]], ["s": "1"])
      #expect(cookie.header("cookie") == "sid=1")
    }

    @Test func schemesOfASetGoTogetherAndTheFirstWholeSetIsTaken() async throws {
      let schemes: [[SecurityScheme]] = [
        [.bearer("missing"), .header("a", field: "X-A")],
        [.header("a", field: "X-A"), .header("b", field: "X-B")], [.header("c", field: "X-C")],
      ]
      let request = try await seen(schemes, ["a": "1", "b": "2", "c": "3"])
      #expect(request.header("x-a") == "1")
      #expect(request.header("x-b") == "2")
      #expect(request.header("x-c") == nil)
      #expect(request.header("authorization") == nil)
    }

    @Test func emptyAlternativeNeedsNothing() async throws {
      let request = try await seen([[.bearer("s")], []], [:])
      #expect(request.header("authorization") == nil)
    }

    @Test func missingCredentialsAreNamedAndNothingIsSent() async throws {
      let server = try RecordingServer { _ in Answer(200) }
      let error = await #expect(throws: EndpointError.self) {
        try await Provider(server, credentials: [:]).send(.plain)
      }
      guard case .credentials(.missing(["session"])) = error?.reason else {
        return #expect(Bool(false))
      }
      #expect(server.requests.isEmpty)
    }

    /// RFC 7617, section 2: the server would take what follows the colon for the password.
    @Test func aNameWithAColonIsRefused() async throws {
      let server = try RecordingServer { _ in Answer(200) }
      let signIns: [(Credentials, [any Plugin])] = [
        (["session": .basic(name: "a:b", password: "p")], []),
        (["session": "t"], [CredentialsPlugin { _ in ("a:b", "p") }]),
      ]
      for (credentials, plugins) in signIns {
        let scheme: SecurityScheme =
          plugins.isEmpty ? .basic("session") : .header("session", field: "X-Key")
        let shop = Provider(
          server, plugins: plugins, credentials: credentials,
          mapping: { endpoint, _ in endpoint.auth([[scheme]]) })
        let error = await #expect(throws: EndpointError.self) { try await shop.send(.plain) }
        guard case .encoding(.invalidHeader("Authorization", let reason))? = error?.reason else {
          Issue.record("\(error as Any)")
          continue
        }
        #expect(reason == "a user's name may hold no colon")
      }
      #expect(server.requests.isEmpty)
    }

    @Test func credentialThatBreaksItsLineIsRefused() async throws {
      let server = try RecordingServer { _ in Answer(200) }
      let error = await #expect(throws: EndpointError.self) {
        try await Provider(server, credentials: ["session": "a\r\nX-Evil: 1"]).send(.plain)
      }
      guard case .encoding(.invalidHeader) = error?.reason else { return #expect(Bool(false)) }
      #expect(server.requests.isEmpty)
    }

    @Test func credentialsAreNotSentToAnotherHost() async throws {
      let server = try RecordingServer { request in
        request.number == 0
          ? .redirect(
            302, to: "http://localhost:\(request.header("Host")!.split(separator: ":")[1])/")
          : Answer(200)
      }
      let shop = Provider(
        server, credentials: ["k": "secret"],
        mapping: { endpoint, _ in endpoint.auth([[.header("k", field: "X-Key")]]) })
      _ = try await shop.request(.plain)
      #expect(server.requests.map { $0.header("x-key") } == ["secret", nil])
    }

    // MARK: Renewing

    /// A session whose token the server does not know until it is renewed.
    private final class Session: Sendable {
      let renewals = Counter()
      let delay: UInt64

      init(delay: UInt64 = 50_000_000) { self.delay = delay }

      var token: String { "token\(renewals.value)" }

      func renew() async throws {
        try await Task.sleep(nanoseconds: delay)
        renewals.next()
      }
    }

    private func shop(_ server: RecordingServer, _ session: Session, fails: Bool = false)
      -> Provider<ShopAPI>
    {
      Provider<ShopAPI>(
        variables: .init(root: server.url), transport: URLSessionTransport(),
        credentials: Credentials { _ in .token(session.token) },
        refresher: TokenRefresher { _ in
          try await session.renew()
          if fails { throw POSIXError(.EACCES) }
        },
        settings: ProviderSettings(timeouts: Timeouts(attempt: 10)))
    }

    @Test func refusedCallsRenewOnceAndAreSentOnceMore() async throws {
      let server = try RecordingServer { request in
        request.header("Authorization") == "Bearer token0" ? Answer(401) : Answer(200, "in")
      }
      let session = Session()
      let shop = shop(server, session)
      try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 0..<20 { group.addTask { try await shop.send(.plain) } }
        for try await text in group { #expect(text == "in") }
      }
      #expect(session.renewals.value == 1)
      #expect(server.requests.filter { $0.header("Authorization") == "Bearer token1" }.count == 20)
    }

    @Test func secondRefusalStands() async throws {
      let server = try RecordingServer { _ in Answer(401) }
      let session = Session(delay: 0)
      let error = await #expect(throws: EndpointError.self) {
        try await shop(server, session).send(.plain)
      }
      #expect(error?.status == 401)
      #expect(server.requests.count == 2)
      #expect(session.renewals.value == 1)
    }

    @Test func failedRenewalFailsAllWhoWait() async throws {
      let server = try RecordingServer { _ in Answer(401) }
      let session = Session()
      let shop = shop(server, session, fails: true)
      let reasons = Collected<Bool>()
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<10 {
          group.addTask {
            do throws(EndpointError) {
              _ = try await shop.send(.plain)
            } catch {
              if case .credentials(.refreshFailed) = error.reason { reasons.append(true) }
            }
          }
        }
      }
      #expect(reasons.all.count == 10)
      #expect(session.renewals.value == 1)
      #expect(server.requests.count == 10)
    }

    @Test func cancelledCallLeavesTheRenewalToTheOthers() async throws {
      let server = try RecordingServer { request in
        request.header("Authorization") == "Bearer token0" ? Answer(401) : Answer(200, "in")
      }
      let session = Session(delay: 200_000_000)
      let shop = shop(server, session)
      let first = Task { try await shop.send(.plain) }
      let second = Task { try await shop.send(.plain) }
      try await eventually { server.requests.count == 2 }
      try await Task.sleep(nanoseconds: 50_000_000)
      first.cancel()
      do {
        _ = try await first.value
        Issue.record("nothing was thrown")
      } catch {
        #expect((error as? EndpointError)?.isCancelled == true)
      }
      #expect(try await second.value == "in")
    }

    @Test func acceptedRefusalIsRenewedToo() async throws {
      let server = try RecordingServer(answering: Answer(401), Answer(200, "in"))
      let session = Session(delay: 0)
      let shop = Provider<ShopAPI>(
        variables: .init(root: server.url), transport: URLSessionTransport(),
        refresher: TokenRefresher { _ in try await session.renew() },
        mapping: { endpoint, _ in endpoint.validate(.none) })
      #expect(try await shop.send(.plain) == "in")
    }
  }
}
