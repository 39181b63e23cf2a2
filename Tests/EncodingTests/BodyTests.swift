import EndpointRuntime
import Foundation
import Testing

@Suite struct BodyTests {
  private let form = "application/x-www-form-urlencoded; charset=utf-8"

  @Test(
    arguments: [
      (.get, "a=1", nil), (.head, "a=1", nil), (.delete, "a=1", nil), (.post, nil, "a=1"),
      (.put, nil, "a=1"), (.patch, nil, "a=1"), (.options, nil, "a=1"), ("PROPFIND", nil, "a=1"),
    ] as [(HTTPMethod, String?, String?)])
  func theURLEncodingFollowsTheMethod(method: HTTPMethod, query: String?, body: String?) throws {
    let endpoint = Endpoint.example.method(method, "x").parameter("a", 1)
    #expect(try endpoint.query() == query)
    #expect(try endpoint.bodyText() == body)
    #expect(try endpoint.contentType() == (body == nil ? nil : form))
  }

  @Test func aFormIsSortedAndEscaped() throws {
    let endpoint = Endpoint.example.put("x").parameter("sale_id", "s1").parameter(
      "identifier", "x y")
    #expect(try endpoint.bodyText() == "identifier=x%20y&sale_id=s1")
    #expect(try Endpoint.example.post().parameter("name", "a b&c").bodyText() == "name=a%20b%26c")
    #expect(try Endpoint.example.post().spaces(.plus).parameter("n", "a b").bodyText() == "n=a+b")
    #expect(
      try Endpoint.example.post().parameter("text", "한글").bodyText()
        == "text=%ED%95%9C%EA%B8%80")
  }

  @Test func queryAndBodyStandBesideEachOther() throws {
    let endpoint = Endpoint.example.post("save").parameter("v", "2", .query).parameter("name", "a")
      .parameter("id", 1, .query).parameter("id", 2)
    #expect(try endpoint.query() == "id=1&v=2")
    #expect(try endpoint.bodyText() == "id=2&name=a")
    let json = Endpoint.example.post().encoding(.json).parameter("session_id", "s", .query)
      .parameter("favorite", true)
    #expect(try json.query() == "session_id=s")
    #expect(try json.bodyText() == #"{"favorite":true}"#)
  }

  @Test func aFieldIsInTheBodyWhateverTheEncoding() throws {
    let endpoint = Endpoint.example.delete().parameter("a", 1).parameter("b", 2, .field)
    #expect(try endpoint.query() == "a=1")
    #expect(try endpoint.bodyText() == "b=2")
    #expect(
      try Endpoint.example.post().encoding(.query).parameter("b", 2, .field).bodyText() == "b=2")
    #expect(
      try Endpoint.example.post().defaultEncoding(.json).parameter("b", 2, .field).bodyText()
        == #"{"b":2}"#)
  }

  @Test func anEncodingOfNoneSendsOnlyWhatHasAPlace() throws {
    let endpoint = Endpoint.example.post().encoding(.none).parameter("a", 1).parameter(
      "b", 2, .query)
    #expect(try endpoint.query() == "b=2")
    #expect(try endpoint.bodyText() == nil)
  }

  @Test func aBodyNeedsAReason() throws {
    let post = Endpoint.example.post("x")
    // A default alone is none.
    #expect(try post.bodyText() == nil)
    #expect(try post.defaultEncoding(.json).bodyText() == nil)
    #expect(try post.defaultEncoding(.form).bodyText() == nil)
    #expect(try post.defaultEncoding(.json).parameter("a", Int?.none).bodyText() == nil)
    #expect(try post.parameter("a", Int?.none).parameter("b", [Int]()).bodyText() == nil)
    #expect(try post.contentType() == nil)
    // The endpoint's own encoding is.
    #expect(try post.encoding(.json).bodyText() == "{}")
    #expect(try post.encoding(.json).contentType() == "application/json")
    #expect(try post.encoding(.form).bodyText() == "")
    #expect(try post.encoding(.form).contentType() == form)
    #expect(try post.encoding(.url).bodyText() == "")
    #expect(try post.encoding(.form).parameter("a", Int?.none).bodyText() == "")
    #expect(try post.encoding(.form).parameter("a", 1, .query).bodyText() == "")
    #expect(try post.encoding(.query).bodyText() == nil)
    #expect(try post.encoding(.multipart).bodyText() == "--B--\r\n")
    // So are parameters that are written and empty.
    #expect(try post.emptyBody().bodyText() == "")
    #expect(try post.emptyBody().contentType() == form)
    #expect(try post.defaultEncoding(.json).emptyBody().bodyText() == "{}")
    #expect(try post.defaultEncoding(.query).emptyBody().bodyText() == nil)
    // On methods that have a query these mean nothing.
    #expect(try Endpoint.example.get().emptyBody().bodyText() == nil)
    #expect(try Endpoint.example.get().encoding(.url).bodyText() == nil)
    #expect(try Endpoint.example.get().defaultEncoding(.json).emptyBody().bodyText() == nil)
    #expect(try Endpoint.example.delete().encoding(.url).emptyBody().bodyText() == nil)
    #expect(try Endpoint.example.delete().encoding(.json).bodyText() == "{}")
  }

  @Test(arguments: [HTTPMethod.get, .head])
  func aBodyOnGetOrHeadThrows(method: HTTPMethod) {
    let endpoint = Endpoint.example.method(method)
    for endpoint in [
      endpoint.encoding(.json).parameter("a", 1), endpoint.encoding(.json),
      endpoint.encoding(.form),
      endpoint.parameter("a", 1, .field), endpoint.body(data: Data()), endpoint.body(json: 1),
      endpoint.defaultEncoding(.form).parameter("a", 1),
      endpoint.encoding(.multipart).parameter("a", 1),
    ] {
      #expect(endpoint.failure() == .bodyNotAllowed(method))
    }
    #expect(
      RequestEncodingError.bodyNotAllowed(method).description
        == "a \(method) request cannot have a body")
  }

  @Test func json() throws {
    let post = Endpoint.example.post().encoding(.json)
    let endpoint = post.parameter("email", "a@b.c").parameter("n", 1).parameter("ok", true)
      .parameter("d", 37.0).parameter("text", "q\"/\\\n\u{1}é😃").parameter("ids", [Int]())
      .parameter("u", UInt64.max).parameter("m", Decimal(string: "0.1234567890123456789"))
      .parameter("when", Date(timeIntervalSince1970: 0)).parameter(
        "at", Date(timeIntervalSince1970: 5), .format(.seconds)
      )
      .parameter("bytes", Data([1])).parameter("hex", Data([0xAB]), .format(.hex))
    #expect(
      try endpoint.bodyText()
        == #"{"email":"a@b.c","n":1,"ok":true,"d":37,"text":"q\"/\\\n\u0001é😃","ids":[],"#
        + #""u":18446744073709551615,"m":0.1234567890123456789,"when":"1970-01-01T00:00:00Z","at":5,"#
        + #""bytes":"AQ==","hex":"ab"}"#)
    // Styles are for text.
    #expect(
      try post.bools(.numeric).arrays(.comma).parameter("a", [true, false]).bodyText()
        == #"{"a":[true,false]}"#)
  }

  @Test func jsonKeysNest() throws {
    let endpoint = Endpoint.example.post().encoding(.json).parameter("email", "a")
      .parameter(.path("location", "postal_code"), "10001").parameter("name", "Ann")
      .parameter(.path("location", "geo", "lat"), 1.5).parameter("location.dot", 1)
      .parameter(.path("location", "city"), String?.none)
    #expect(
      try endpoint.bodyText()
        == #"{"email":"a","location":{"postal_code":"10001","geo":{"lat":1.5}},"name":"Ann","location.dot":1}"#
    )
  }

  @Test func modelsKeepTheOrderOfTheirKeys() throws {
    struct Model: Encodable { var z = 1, a = "x", none: Int? }
    #expect(try Endpoint.example.post().body(json: Model()).bodyText() == #"{"z":1,"a":"x"}"#)
    #expect(
      try Endpoint.example.post().encoding(.json).parameter("m", [Model()]).bodyText()
        == #"{"m":[{"z":1,"a":"x"}]}"#)
    #expect(
      try Endpoint.example.post().encoding(.json).spread(Model()).parameter("k", 1).bodyText()
        == #"{"a":"x","z":1,"k":1}"#)
  }

  @Test func nilAbsentAndNull() throws {
    func body(_ bio: String??, _ age: Int?) throws -> String? {
      try Endpoint.example.patch().encoding(.json).parameter("bio", bio).parameter("age", age)
        .bodyText()
    }
    #expect(try body(nil, nil) == "{}")
    #expect(try body(.some(nil), nil) == #"{"bio":null}"#)
    #expect(try body("x", 1) == #"{"bio":"x","age":1}"#)
    #expect(
      try Endpoint.example.post().defaultEncoding(.json).parameter("a", Int?.none, .sendNil)
        .bodyText()
        == #"{"a":null}"#)
    #expect(
      try Endpoint.example.post().defaultEncoding(.json).parameter("a", JSON.null).bodyText()
        == #"{"a":null}"#)
  }

  @Test func wholeBodies() throws {
    let post = Endpoint.example.post()
    #expect(try post.body(json: ["bug", "a/b"]).bodyText() == #"["bug","a/b"]"#)
    #expect(try post.body(json: "a1b2").bodyText() == #""a1b2""#)
    #expect(try post.body(json: ["k": "v"]).contentType() == "application/json")
    #expect(
      try post.body(json: Date(timeIntervalSince1970: 0), .format(.milliseconds)).bodyText() == "0")
    #expect(try post.body(json: Int?.none).bodyText() == nil)
    #expect(try post.body(json: Int?.none, .sendNil).bodyText() == "null")
    #expect(try post.encoding(.json).body(json: Int?.none).bodyText() == "{}")
    #expect(
      try post.body(data: Data("AB".utf8), mediaType: "application/x-binary").contentType()
        == "application/x-binary")
    #expect(try post.body(data: Data("AB".utf8)).contentType() == nil)
    #expect(try post.body(data: nil).bodyText() == nil)
    #expect(try post.body(text: "é").bodyText() == "é")
    #expect(try post.body(text: "é").contentType() == "text/plain; charset=utf-8")
    #expect(
      try post.body(text: "<a/>", mediaType: "application/xml").contentType() == "application/xml")
    #expect(
      try post.encoding(.query).body(data: Data("{}".utf8)).parameter("a", "1").query() == "a=1")
  }

  @Test func everyWholeBodyTakesAMediaType() throws {
    let post = Endpoint.example.post()
    let type = ParameterOptions.mediaType("a/b")
    for endpoint in [
      post.body(json: ["k": 1], type), post.body(text: "x", type), post.body(data: Data(), type),
      post.body(file: File(data: Data(), mediaType: "c/d"), type),
      post.body(data: Data(), type.format(.hex)),
    ] {
      #expect(try endpoint.contentType() == "a/b")
    }
  }

  @Test func noMediaTypeIsNone() throws {
    let post = Endpoint.example.post().defaultHeader("Content-Type", "x/y")
    for endpoint in [
      post.body(json: ["k": 1], .noMediaType), post.body(text: "x", .noMediaType),
      post.body(data: Data(), .noMediaType),
      post.body(file: File(data: Data(), name: "a.png"), .noMediaType),
    ] {
      #expect(try endpoint.contentType() == nil)
      #expect(try endpoint.header("Content-Type", "o/p").contentType() == "o/p")
    }
    #expect(try post.body(data: Data()).contentType() == "x/y")
  }

  @Test(arguments: [(ValueFormat.base64, "+v8="), (.base64url, "-v8"), (.hex, "faff")])
  func bytesAreSentInTheirFormat(_ format: ValueFormat, _ text: String) throws {
    let endpoint = Endpoint.example.post().body(data: Data([0xFA, 0xFF]), .format(format))
    #expect(try endpoint.bodyText() == text)
    #expect(try endpoint.contentType() == "text/plain; charset=utf-8")
  }

  @Test func aFileIsABodyWithoutBeingRead() throws {
    let url = URL(filePath: #filePath)
    let post = Endpoint.example.post()
    let request = try post.body(file: File(url: url)).wire()
    guard case .file(url) = request.body else {
      Issue.record("\(request.body)")
      return
    }
    #expect(request.body.length == (try Data(contentsOf: url)).count)
    #expect(request.headers["Content-Type"] == "application/octet-stream")
    #expect(try post.body(file: File(data: Data(), name: "a.PNG")).contentType() == "image/png")
    #expect(
      try post.body(file: File(data: Data(), name: "a.png", mediaType: "a/b")).contentType()
        == "a/b")
    #expect(try post.body(file: File(data: Data()), mediaType: "c/d").contentType() == "c/d")
    #expect(try post.body(file: nil).bodyText() == nil)
  }

  @Test func aFileThatIsNotThereThrows() {
    let missing = File(url: URL(filePath: "/nowhere/x.png"))
    let folder = File(url: URL(filePath: "/tmp/"))
    #expect(
      Endpoint.example.post().body(file: missing).failure()
        == .unreadableFile(path: "/nowhere/x.png", reason: "there is no such file"))
    #expect(
      Endpoint.example.post().encoding(.multipart).parameter("f", missing).failure()
        == .unreadableFile(path: "/nowhere/x.png", reason: "there is no such file"))
    #expect(Endpoint.example.post().body(file: folder).failure() != nil)
  }

  @Test func aFileIsNoValue() {
    let file = File(data: Data(), name: "a")
    for endpoint in [
      Endpoint.example.parameter("f", file), Endpoint.example.post().parameter("f", [file]),
      Endpoint.example.post().body(json: file),
    ] {
      guard
        case .unencodable(_, "a file is sent in a multipart form or as a whole body")? =
          endpoint.failure()
      else {
        Issue.record("\(String(describing: endpoint.failure()))")
        continue
      }
    }
  }

  @Test func aParameterBesideAWholeBodyThrows() throws {
    let endpoint = Endpoint.example.post().parameter("token", "secret").body(json: [1])
    #expect(endpoint.failure() == .conflictingBody(parameter: "token"))
    #expect(
      try Endpoint.example.post().parameter("token", "t", .query).body(json: [1]).query()
        == "token=t")
  }
}
