import EndpointRuntime
import Foundation
import Testing

@Suite struct HeaderTests {
  @Test func ownHeadersGoBeforeDefaults() throws {
    let endpoint = Endpoint.example.defaultHeader("X-A", "1").defaultHeader("x-b", "2")
      .header("x-a", "3").header("X-C", "4").defaultHeader("X-B", "5")
    #expect(try endpoint.wire().headers.description == "X-B: 5\nx-a: 3\nX-C: 4")
    #expect(try endpoint.removingHeader("X-a").removingHeader("x-C").wire().headers == ["X-B": "5"])
  }

  @Test func aHeaderWithNilIsLeftOut() throws {
    let endpoint = Endpoint.example.defaultHeader("A", "\(String?.none)").header(
      "B", "x\(Int?.none)"
    )
    .defaultHeader("C", "1").header("C", "\(Int?.none)").header("D", "")
    #expect(try endpoint.wire().headers == ["D": ""])
  }

  @Test func parametersMayBeHeaders() throws {
    let endpoint = Endpoint.example.defaultHeader("Lang", "en")
      .parameter("If-Modified-Since", Date(timeIntervalSince1970: 0), .header.format(.httpDate))
      .parameter("X-Ids", [1, 2], .header).parameter("X-None", [Int](), .header)
      .parameter("X-Flag", true, .header.bools(.literal)).parameter("Lang", String?.none, .header)
      .parameter("X-Arg", ["path": "/a"] as JSON, .header).parameter("X-Nil", Int?.none, .header)
    #expect(
      try endpoint.wire().headers == [
        "Lang": "en", "If-Modified-Since": "Thu, 01 Jan 1970 00:00:00 GMT", "X-Ids": "1,2",
        "X-Flag": "true", "X-Arg": #"{"path":"/a"}"#,
      ])
    #expect(
      try Endpoint.example.defaultHeader("Lang", "en").parameter("lang", "de", .header).wire()
        .headers
        == ["lang": "de"])
  }

  @Test func parametersMayBeCookies() throws {
    let endpoint = Endpoint.example.header("Cookie", "a=b").parameter("s", "x=1; y,\"é\"", .cookie)
      .parameter("t", "abc%3D", .cookie).parameter("n", Int?.none, .cookie)
    #expect(try endpoint.wire().headers == ["Cookie": "a=b; s=x=1%3B%20y%2C%22%C3%A9%22; t=abc%3D"])
    #expect(Endpoint.example.parameter("a b", 1, .cookie).failure() != nil)
  }

  @Test func contentTypesHaveAnOrder() throws {
    let target = Endpoint.example.defaultHeader("Content-type", "application/target")
    let own = target.header("content-type", "application/own")
    // Without a body the target's stands.
    #expect(try target.get().contentType() == "application/target")
    // The encoding's goes before the target's.
    #expect(
      try target.post().parameter("a", 1).contentType()
        == "application/x-www-form-urlencoded; charset=utf-8")
    #expect(try target.post().encoding(.json).contentType() == "application/json")
    #expect(try target.post().body(data: Data(), mediaType: "a/b").contentType() == "a/b")
    #expect(try target.post().body(data: Data()).contentType() == "application/target")
    // The endpoint's own goes before both.
    #expect(try own.get().contentType() == "application/own")
    #expect(try own.post().parameter("a", 1).contentType() == "application/own")
    #expect(try own.post().encoding(.json).contentType() == "application/own")
    #expect(
      try target.post().encoding(.json).parameter("Content-Type", "a/p", .header).contentType()
        == "a/p")
    #expect(
      try target.post().encoding(.json).header("Content-Type", "\(String?.none)").contentType()
        == "application/json")
    for endpoint in [target, own] {
      let headers = try endpoint.post().encoding(.json).wire().headers
      #expect(headers.values("CONTENT-TYPE").count == 1)
    }
  }

  @Test func aFormInPartsKeepsItsBoundary() throws {
    let post = Endpoint.example.post().encoding(.multipart).parameter("a", 1)
    func types(_ endpoint: Endpoint) throws -> [String] {
      try endpoint.wire().headers.values("content-type")
    }
    #expect(try types(post) == ["multipart/form-data; boundary=B"])
    #expect(
      try types(post.header("Content-type", "multipart/form-data")) == [
        "multipart/form-data; boundary=B"
      ])
    #expect(
      try types(post.defaultHeader("Content-type", "multipart/form-data")) == [
        "multipart/form-data; boundary=B"
      ])
    #expect(
      try types(post.header("Content-Type", "application/json")) == [
        "multipart/form-data; boundary=B"
      ])
    let given = post.header("Content-Type", "multipart/form-data; charset=utf-8; boundary=\"own\"")
    #expect(try types(given) == ["multipart/form-data; boundary=own"])
    #expect(try given.bodyText()?.hasPrefix("--own\r\n") == true)
    #expect(
      try types(post.header("Content-Type", "Multipart/Related; Boundary=x")) == [
        "multipart/related; boundary=x"
      ])
  }

  @Test(arguments: ["X A", "X:A", "X\r\nB", "", "é", "X\0", "(x)"])
  func aNameThatIsNoTokenThrows(name: String) {
    for endpoint in [
      Endpoint.example.header(name, "v"), Endpoint.example.defaultHeader(name, "v"),
      Endpoint.example.parameter(ParameterKey(name), "v", .header),
    ] {
      guard case .invalidHeader(name, _)? = endpoint.failure() else {
        Issue.record("sent")
        continue
      }
    }
  }

  @Test(arguments: ["a\r\nX-Evil: 1", "a\nb", "a\rb", "\0"])
  func aValueThatBreaksTheLineThrows(value: String) {
    for endpoint in [
      Endpoint.example.header("X-A", "\(value)"),
      Endpoint.example.defaultHeader("X-A", "b\(value)"),
      Endpoint.example.parameter("X-A", value, .header),
    ] {
      let error = endpoint.failure()
      #expect(
        error == .invalidHeader(name: "X-A", reason: "its value has a line break or NUL in it"))
      #expect(
        error?.description
          == "the header 'X-A' cannot be sent: its value has a line break or NUL in it")
    }
    #expect(Endpoint.example.post().body(data: Data(), mediaType: "a/b\r\nX: y").failure() != nil)
  }

  @Test func headersAreFoundWithoutRegardToCase() {
    var headers: HTTPHeaders = ["ETag": "1", "Set-Cookie": "a", "set-cookie": "b"]
    #expect(headers["etag"] == "1")
    #expect(headers.values("SET-COOKIE") == ["a", "b"])
    headers["set-cookie"] = "c"
    headers.add("X-Total", "2")
    headers["x-none"] = nil
    #expect(headers.map(\.name) == ["ETag", "set-cookie", "X-Total"])
    headers["ETAG"] = nil
    #expect(headers["etag"] == nil)
    #expect(headers["x-tötal"] == nil)
    #expect(headers[""] == nil)
  }

  @Test func credentialsAreAddedToARequest() throws {
    var request = try Endpoint.example.get("a?x=%20y").parameter("b", 1).httpRequest()
    try request.appendQueryItem("api key", "s&=+")
    try request.appendCookie("s", "1")
    try request.appendCookie("t", "2;")
    try request.setHeader("X-Key", "k")
    #expect(request.url.absoluteString == "https://h.example/a?x=%20y&b=1&api%20key=s%26%3D%2B")
    #expect(request.headers == ["Cookie": "s=1; t=2%3B", "X-Key": "k"])
    #expect(throws: RequestEncodingError.self) { try request.setHeader("X-Key", "k\r\n") }
  }
}
