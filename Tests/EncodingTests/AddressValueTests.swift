import EndpointRuntime
import Foundation
import Testing

/// Values within an address can neither change its host nor leave the part where they stand.
@Suite struct AddressValueTests {
  static let attacks = [
    "evil.example/x?y=#", "evil.example#", "evil.example?", "u@evil.example", "evil.example:80",
    "evil.example\\", "evil.example／", "ｕ＠evil.example", "a b", "a%2Fb", "[::1]", "a\r\nb",
    "a\u{0}",
  ]

  @Test(arguments: attacks)
  func aHostTakesOnlyWhatAHostIs(_ value: String) {
    for endpoint in [
      Endpoint(baseURL: "https://\(value).wikipedia.org/w"),
      Endpoint().url("https://\(value).wikipedia.org/w"),
      Endpoint(baseURL: "https://www.\(value).org"),
    ] {
      guard case .unencodable? = endpoint.failure() else {
        Issue.record("\(endpoint.failure() as Any)")
        continue
      }
    }
  }

  @Test(arguments: [
    ("h.example", "https://h.example/v1/a"), ("127.0.0.1:8080", "https://127.0.0.1:8080/v1/a"),
    ("[::1]:8080", "https://[::1]:8080/v1/a"), ("a-b_c.example", "https://a-b_c.example/v1/a"),
  ])
  func aWholeHostMayHaveAPort(_ host: String, _ address: String) throws {
    #expect(try Endpoint(baseURL: "https://\(host)/v1").get("a").address() == address)
  }

  @Test func partsOfAServerMayBeValues() throws {
    let (scheme, name, password, port) = ("https", "ann", "p@:/ss", 8443)
    #expect(
      try Endpoint(baseURL: "\(scheme)://\(name):\(password)@h.example:\(port)").address()
        == "https://ann:p%40%3A%2Fss@h.example:8443")
    #expect(Endpoint(baseURL: "\("https://evil.example/?")://h.example").failure() != nil)
    #expect(Endpoint(baseURL: "http\("s://evil.example/?")://h.example").failure() != nil)
    #expect(Endpoint(baseURL: "https:\("//evil.example")/a").failure() != nil)
  }

  @Test func aValueThatBeginsAnAddressStaysAsItIs() throws {
    let root = "https://u:p@h.example:1/a%20b/c"
    #expect(try Endpoint(baseURL: "\(root)/v1").address() == "\(root)/v1")
    #expect(try Endpoint().url("\(root)?x=1&y=%20#f").address() == "\(root)?x=1&y=%20#f")
    #expect(Endpoint(baseURL: "\("https://h.example")\("@evil.example")/v1").failure() != nil)
  }

  @Test(arguments: [
    ("a b", "a%20b"), ("a/b", "a%2Fb"), ("a?b#c", "a%3Fb%23c"), ("%20", "%2520"), ("é", "%C3%A9"),
    ("a,b:c", "a,b:c"), ("", ""),
  ])
  func aValueInThePathIsOneSegment(_ value: String, _ segment: String) throws {
    #expect(
      try Endpoint(baseURL: "https://h.example/\(value)/v1").get("x").address()
        == "https://h.example/\(segment)/v1/x")
    #expect(
      try Endpoint().url("https://h.example/x\(value)?q=1").address()
        == "https://h.example/x\(segment)?q=1")
  }

  @Test func aPathEscapesAsItsOptionsSay() throws {
    #expect(
      try Endpoint(baseURL: "https://h.example/\("a/b c", .segments)").address()
        == "https://h.example/a/b%20c")
    #expect(
      try Endpoint(baseURL: "\("https://h.example")\("/a/b c", .segments)").address()
        == "https://h.example/a/b%20c")
    #expect(Endpoint(baseURL: "\("https://h.example")\("/a")").failure() != nil)
    // Behind a whole host a value can neither go on with it nor be pasted to it.
    for value in [".evil.example", "evil.example:80", "@evil.example", "v1"] {
      #expect(Endpoint(baseURL: "https://h.example\(value, .segments)").failure() != nil)
      #expect(Endpoint(baseURL: "\("https://h.example")\(value)").failure() != nil)
    }
    #expect(Endpoint(baseURL: "https://h.example\(".evil.example")").failure() != nil)
    #expect(
      try Endpoint(baseURL: "https://h.example\("/v1", .segments)").address()
        == "https://h.example/v1")
    #expect(
      try Endpoint(baseURL: "https://h.example:8080\("/v1", .segments)").address()
        == "https://h.example:8080/v1")
    #expect(Endpoint(baseURL: "https://b\u{FC}\(".evil.example")").failure() != nil)
    #expect(Endpoint(baseURL: "https://h\("/a", .segments).example").failure() != nil)
    #expect(
      try Endpoint(baseURL: "https://h.example/\("a/b%20c", .unescaped)").address()
        == "https://h.example/a/b%20c")
  }

  @Test(arguments: ["..", ".", "%2e."])
  func segmentsOfDotsThrow(_ value: String) {
    #expect(
      Endpoint(baseURL: "https://h.example/\(value, .unescaped)/v1").failure()
        == .dotSegment(path: "https://h.example/{}/v1"))
    #expect(Endpoint().url("https://h.example/.\(value.suffix(1).description)").failure() != nil)
    #expect(Endpoint().url("https://h.example/\("a/../b", .segments)").failure() != nil)
  }

  @Test(arguments: [("a&b=c#d", "a%26b%3Dc%23d"), ("a/b?c", "a/b?c"), ("a b", "a%20b")])
  func aValueInAQueryOrFragmentStaysThere(_ value: String, _ escaped: String) throws {
    #expect(
      try Endpoint().url("https://h.example/?q=\(value)&r=1").address()
        == "https://h.example/?q=\(escaped)&r=1")
    #expect(
      try Endpoint().url("https://h.example/#\(value)").address() == "https://h.example/#\(escaped)"
    )
  }

  @Test func anErrorShowsNoValue() {
    let error = Endpoint(baseURL: "https://\("s3cret/").example").failure()
    #expect(
      error?.description.contains("s3cret") == false && error?.description.contains("host") == true)
  }
}
