import EndpointRuntime
import Testing

@Suite struct ValueTests {
  @Test func idempotentMethods() {
    let all: [HTTPMethod] = [.get, .head, .post, .put, .patch, .delete, .options, .trace, .connect]
    #expect(all.filter(\.isIdempotent) == [.get, .head, .put, .delete, .options, .trace])
  }

  @Test func validationOfStatuses() {
    #expect(Validation.none.accepts(status: 500))
    #expect(Validation.success.accepts(status: 299) && !Validation.success.accepts(status: 300))
    let some = Validation(statuses: [200...299, 418...418])
    #expect(some.accepts(status: 418) && !some.accepts(status: 419))
  }

  @Test(arguments: [
    ("application/json", true), ("Application/JSON; charset=utf-8", true), ("text/html", false),
    (" application/json ;x", true), ("application/jsonx", false), ("image/png", true),
    ("image", false),
    ("", false),
  ])
  func validationOfContentTypes(contentType: String, expected: Bool) {
    let validation = Validation(contentTypes: ["application/json", "image/*"])
    #expect(validation.accepts(contentType: contentType) == expected)
  }

  @Test func anAnswerWithoutContentType() {
    #expect(!Validation(contentTypes: ["application/json"]).accepts(contentType: nil))
    #expect(Validation(contentTypes: ["*/*"]).accepts(contentType: nil))
    #expect(Validation.success.accepts(contentType: nil))
  }

  @Test func policiesAreKept() {
    let endpoint = Endpoint.example.timeout(5).timeout(total: 30).validate(.none).redirects(.none)
      .envelope(
        Envelope(code: "code", success: ["200"], message: .any("message", "msg"), data: "data")
      )
      .retry(RetryPolicy(retries: 2, when: [.timeout, .status(503)], backoff: 0.5))
      .auth([[.bearer("session")], [.header("key", field: "X-Key"), .basic("user")]])
    #expect(endpoint.timeouts == Timeouts(attempt: 5, total: 30))
    #expect(endpoint.validation == .none && endpoint.redirects == .none)
    #expect(endpoint.envelope?.success == ["200"])
    #expect(endpoint.envelope(nil).envelope == nil)
    #expect(endpoint.retryPolicy?.conditions == [.timeout, .status(503)])
    #expect(endpoint.security.map(\.count) == [1, 2])
    #expect(endpoint.auth([]).security.isEmpty)
    #expect(Endpoint.example.validation == .success && Endpoint.example.redirects == .follow)
  }
}
