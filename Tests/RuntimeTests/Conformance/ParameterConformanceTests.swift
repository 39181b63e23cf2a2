import EndpointRuntime
import Foundation
import TestSupport
import Testing

extension Wire {
  /// Alamofire's `ParameterEncodingTests` and what was measured beside them (our reference, parts 1.4 and 2.2), as a server
  /// receives it.
  @Suite struct ParameterConformanceTests {
    struct Row: Sendable, CustomStringConvertible {
      var name: String
      var sent: String
      var endpoint: @Sendable (Endpoint) -> Endpoint

      init(_ name: String, _ sent: String, _ endpoint: @escaping @Sendable (Endpoint) -> Endpoint) {
        self.name = name
        self.sent = sent
        self.endpoint = endpoint
      }

      var description: String { name }
    }

    private static let mixed: JSON = ["a", 1, true]
    private static let deep: JSON = ["a", 1, true, ["bar": 2], ["qux", 3], ["quy": ["quz": 3]]]

    static let queries: [Row] = [
      Row("no parameters leave the address alone", "/get") { $0 },
      Row("a text", "/get?foo=bar") { $0.parameter("foo", "bar") },
      Row("behind a query that is there", "/get?baz=qux&foo=bar") {
        $0.get("get?baz=qux").parameter("foo", "bar")
      },
      Row("a query that is escaped already", "/get?hd=%5B1%5D&page=0") {
        $0.get("get?hd=%5B1%5D").parameter("page", 0)
      },
      Row("keys are sorted", "/get?baz=qux&foo=bar") {
        $0.parameter("foo", "bar").parameter("baz", "qux")
      },
      Row("numbers sort as texts", "/get?10=1&9=1&C=1&a=1&b=1") { endpoint in
        ["b", "10", "C", "9", "a"].reduce(endpoint) { $0.parameter(ParameterKey($1), 1) }
      },
      Row("an integer", "/get?foo=25") { $0.parameter("foo", 25) },
      Row("a double", "/get?foo=1.1") { $0.parameter("foo", 1.1) },
      Row("a double without a fraction", "/get?foo=1") { $0.parameter("foo", 1.0) },
      Row("true is 1", "/get?foo=1") { $0.parameter("foo", true) },
      Row("false is 0", "/get?foo=0") { $0.parameter("foo", false) },
      Row("literal bools leave numbers alone", "/get?a=true&b=1&c=0") {
        $0.bools(.literal).parameter("a", true).parameter("b", 1).parameter("c", Int8(0))
      },
      Row("nil is left out, where Moya sends nil", "/get") { $0.parameter("a", Int?.none) },
      Row("null is empty, where Moya sends <null>", "/get?a=") { $0.parameter("a", JSON.null) },
      Row("an empty text", "/get?a=") { $0.parameter("a", "") },
      Row("an empty array leaves no mark, where Alamofire leaves a ?", "/get") {
        $0.parameter("a", [Int]())
      },
      Row("brackets", "/get?foo%5B%5D=a&foo%5B%5D=1&foo%5B%5D=1") { $0.parameter("foo", mixed) },
      Row("no brackets", "/get?foo=a&foo=1&foo=1") {
        $0.arrays(.repeat).parameter("foo", mixed)
      },
      Row(
        "indices, nested",
        "/get?foo%5B0%5D=a&foo%5B1%5D=1&foo%5B2%5D=1&foo%5B3%5D%5Bbar%5D=2"
          + "&foo%5B4%5D%5B0%5D=qux&foo%5B4%5D%5B1%5D=3&foo%5B5%5D%5Bquy%5D%5Bquz%5D=3"
      ) { $0.arrays(.indexed).parameter("foo", deep) },
      Row("a dictionary", "/get?foo%5Bbar%5D=1") { $0.parameter("foo", ["bar": 1]) },
      Row("nested dictionaries", "/get?foo%5Bbar%5D%5Bbaz%5D=1") {
        $0.parameter("foo", ["bar": ["baz": 1]])
      },
      Row(
        "an array in dictionaries, which are sorted too",
        "/get?foo%5Ba%5D=0&foo%5Bbar%5D%5Bbaz%5D%5B%5D=a&foo%5Bbar%5D%5Bbaz%5D%5B%5D=1"
      ) { $0.parameter("foo", ["bar": ["baz": ["a", 1]], "a": 0] as JSON) },
      Row("an array of arrays", "/get?a%5B%5D%5B%5D=1&a%5B%5D%5B%5D=2") {
        $0.parameter("a", [[1], [2]])
      },
      Row("an array of dictionaries", "/get?a%5B%5D%5Bb%5D=1&a%5B%5D%5Bb%5D=2") {
        $0.parameter("a", [["b": 1], ["b": 2]])
      },
      Row("? and / stay", "/get?foo=?/") { $0.parameter("foo", "?/") },
      Row(
        "reserved characters",
        "/get?reserved=%3A%23%5B%5D%40%21%24%26%27%28%29%2A%2B%2C%3B%3D"
      ) { $0.parameter("reserved", ":#[]@!$&'()*+,;=") },
      Row(
        "characters that are never allowed",
        "/get?illegal=%20%22%23%25%3C%3E%5B%5D%5C%5E%60%7B%7D%7C"
      ) { $0.parameter("illegal", " \"#%<>[]\\^`{}|") },
      Row("& in key and value", "/get?foo%26bar=baz%26qux") {
        $0.parameter("foo&bar", "baz&qux")
      },
      Row("? in a key", "/get?foo?=bar") { $0.parameter("foo?", "bar") },
      Row("a space in key and value", "/get?%20foo%20=%20bar%20") {
        $0.parameter(" foo ", " bar ")
      },
      Row("a plus in key and value", "/get?%2Bfoo%2B=%2Bbar%2B") {
        $0.parameter("+foo+", "+bar+")
      },
      Row("a percent is escaped though it looks like an escape", "/get?percent=%2525") {
        $0.parameter("percent", "%25")
      },
      Row(
        "letters of all the world",
        "/get?arabic=%D8%B9%D8%B1%D8%A8%D9%8A&emoji=%F0%9F%98%83&french=fran%C3%A7ais"
          + "&japanese=%E6%97%A5%E6%9C%AC%E8%AA%9E"
      ) {
        $0.parameter("french", "français").parameter("japanese", "日本語")
          .parameter("arabic", "عربي").parameter("emoji", "😃")
      },
      Row("DELETE has them in the query", "/get?foo=bar") {
        $0.delete("get").parameter("foo", "bar")
      },
      Row("POST too when it is told so", "/get?foo=1") {
        $0.post("get").encoding(.query).parameter("foo", 1)
      },
      Row("a fragment of the base goes", "/base/get?a=1") {
        $0.baseURL("\(root($0))/base#top").parameter("a", 1)
      },
      Row("the base's query comes first", "/base/get?key=1&a=1") {
        $0.baseURL("\(root($0))/base/?key=1").parameter("a", 1)
      },
    ]

    /// The server's address, for rows that set another base.
    private static func root(_ endpoint: Endpoint) -> String {
      endpoint.baseURL.map { "\($0)" } ?? ""
    }

    @Test func queryIsReceivedAsAlamofireSendsIt() async throws {
      let server = try RecordingServer { _ in Answer(200) }
      let transport = URLSessionTransport()
      for row in Self.queries {
        let request = try row.endpoint(Endpoint(baseURL: BaseURL(server.url)).get("get"))
          .httpRequest()
        _ = try await transport.send(TransportRequest(request, attemptLimit: 10))
        let seen = try #require(server.requests.last)
        #expect(seen.target == row.sent, "\(row)")
        #expect(seen.body.isEmpty, "\(row)")
      }
      #expect(server.requests.count == Self.queries.count)
    }

    static let formType = "application/x-www-form-urlencoded; charset=utf-8"

    /// Body and Content-Type, ` | ` between.
    static let bodies: [Row] = [
      Row("a form", "bar=2&foo=1 | \(formType)") {
        $0.parameter("foo", 1).parameter("bar", 2)
      },
      Row(
        "a form with what has to be escaped",
        "french=fran%C3%A7ais&password=p%26w%3D1%2B%20%25 | \(formType)"
      ) { $0.parameter("password", "p&w=1+ %").parameter("french", "français") },
      Row("a Content-Type of one's own stays", "foo=1 | text/x") {
        $0.header("Content-Type", "text/x").parameter("foo", 1)
      },
      Row("whatever the case of its name", "foo=1 | text/x") {
        $0.header("content-type", "text/x").parameter("foo", 1)
      },
      Row("an empty form when it is asked for", " | \(formType)") { $0.encoding(.form) },
      // In the order of the parameters; Alamofire's is any.
      Row("JSON", #"{"foo":[1,true,null,{"a":"é/"}],"bar":2} | application/json"#) {
        $0.encoding(.json).parameter("foo", [1, true, .null, ["a": "é/"]] as JSON)
          .parameter("bar", 2)
      },
      Row("JSON of a type of its own", #"{"a":1} | application/vnd.x+json"#) {
        $0.encoding(.json).header("Content-Type", "application/vnd.x+json").parameter("a", 1)
      },
      Row("an empty object", "{} | application/json") { $0.encoding(.json) },
      Row("a double without a fraction", #"{"a":1} | application/json"#) {
        $0.encoding(.json).parameter("a", 1.0)
      },
      Row("a bool is a bool", #"{"a":true,"b":1} | application/json"#) {
        $0.encoding(.json).parameter("a", true).parameter("b", Int8(1))
      },
      Row("an array at the root", "[1,2] | application/json") { $0.body(json: [1, 2]) },
    ]

    @Test(arguments: [HTTPMethod.post, .put, .patch, .options, "CUSTOM"])
    func bodyIsReceivedAsAlamofireSendsIt(_ method: HTTPMethod) async throws {
      let server = try RecordingServer { _ in Answer(200) }
      let transport = URLSessionTransport()
      for row in Self.bodies {
        let endpoint = Endpoint(baseURL: BaseURL(server.url)).method(method, "post")
        let request = try row.endpoint(endpoint).httpRequest()
        _ = try await transport.send(TransportRequest(request, attemptLimit: 10))
        let seen = try #require(server.requests.last)
        #expect("\(seen.text) | \(seen.header("content-type") ?? "")" == row.sent, "\(row)")
        #expect(seen.target == "/post", "\(row)")
        #expect(seen.method == method.rawValue)
      }
    }

    // Moya's reference, 1.4: Alamofire refuses it at send, and plugins are told of an answer that never was.
    @Test func bodyOnGetIsRefusedBeforeAnythingIsSent() async throws {
      let server = try RecordingServer { _ in Answer(200) }
      let log = HookLog()
      let target = Given(
        baseURL: server.url, task: .requestParameters(parameters: ["a": 1], encoding: .json))
      let error = await #expect(throws: EndpointError.self) {
        try await Provider<Given>(plugins: [log.plugin("A")]).request(target)
      }
      guard case .encoding(.bodyNotAllowed) = error?.reason else { return #expect(Bool(false)) }
      #expect(log.all == ["A.process", "A.didFinish"])
      #expect(server.connectionCount == 0)
    }
  }
}
